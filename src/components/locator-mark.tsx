import type { MapMark } from '#src/catalogue/catalogue-types.ts'

/** Where the label stands beside its dot, in em, so that it keeps its distance when the type grows on a phone. */
const LABEL_PLACE = {
  right: { dx: '.67em', dy: '.35em', textAnchor: 'start' },
  left: { dx: '-.67em', dy: '.35em', textAnchor: 'end' },
  top: { dx: '0', dy: '-.75em', textAnchor: 'middle' },
  bottom: { dx: '0', dy: '1.35em', textAnchor: 'middle' },
} as const

function Sight({ label }: { readonly label: string }) {
  return (
    <>
      <rect x="-.63em" y="-.63em" width="1.26em" height="1.26em" />
      <text dy=".35em" textAnchor="middle">
        {label}
      </text>
    </>
  )
}

function Place({ mark }: { readonly mark: MapMark }) {
  return (
    <>
      <circle r={mark.role === 'here' ? '.42em' : '.33em'} />
      <text {...LABEL_PLACE[mark.side]}>{mark.label}</text>
    </>
  )
}

/** From a number that made room to where it belongs. */
function Leader({ mark: { x, y, anchor } }: { readonly mark: MapMark }) {
  if (anchor === undefined) return null
  const [dx, dy] = [anchor.x - x, anchor.y - y].map((pixels) => Math.round(pixels * 10) / 10)
  return (
    <>
      <path className="map-leader" d={`M0 0L${dx} ${dy}`} />
      <circle cx={dx} cy={dy} r="5" />
    </>
  )
}

/** One point of a locator map: a numbered sight, or a dot with a name. Sizes are in em of the map's own type. */
export function LocatorMark({ mark }: { readonly mark: MapMark }) {
  const minor = mark.isMinor ? ' map-mark-minor' : ''
  return (
    <g className={`map-mark map-mark-${mark.role}${minor}`} transform={`translate(${mark.x} ${mark.y})`}>
      <Leader mark={mark} />
      {mark.role === 'sight' ? <Sight label={mark.label} /> : <Place mark={mark} />}
    </g>
  )
}
