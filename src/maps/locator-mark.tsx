import type { MapMark } from '#src/catalogue/catalogue-types.ts'

/** Offset of the label from its dot, in em, so that it scales with the type on a phone. */
const LABEL_POSITION = {
  right: { dx: '.67em', dy: '.35em', textAnchor: 'start' },
  left: { dx: '-.67em', dy: '.35em', textAnchor: 'end' },
  top: { dx: '0', dy: '-.75em', textAnchor: 'middle' },
  bottom: { dx: '0', dy: '1.35em', textAnchor: 'middle' },
} as const

/** Offset beside a number, which is wider than a dot. */
const NAME_POSITION = {
  right: { ...LABEL_POSITION.right, dx: '1em' },
  left: { ...LABEL_POSITION.left, dx: '-1em' },
  top: { ...LABEL_POSITION.top, dy: '-1em' },
  bottom: { ...LABEL_POSITION.bottom, dy: '1.65em' },
} as const

/** Arrow to a point outside the map. */
function Arrow({ degrees }: { readonly degrees: number }) {
  return (
    <g transform={`rotate(${degrees})`}>
      <path className="map-away" d="M0-7l10 7-10 7z" />
    </g>
  )
}

function Sight({ mark: { label, away } }: { readonly mark: MapMark }) {
  return (
    <>
      {away !== undefined && <Arrow degrees={away} />}
      <rect x="-.63em" y="-.63em" width="1.26em" height="1.26em" />
      <text dy=".35em" textAnchor="middle">
        {label}
      </text>
    </>
  )
}

function Area({ label }: { readonly label: string }) {
  return (
    <text dy=".35em" textAnchor="middle">
      {label}
    </text>
  )
}

function Place({ mark }: { readonly mark: MapMark }) {
  if (mark.role === 'name') return <text {...NAME_POSITION[mark.side]}>{mark.label}</text>
  return (
    <>
      <circle r={mark.role === 'here' ? '.42em' : '.33em'} />
      <text {...LABEL_POSITION[mark.side]}>{mark.label}</text>
    </>
  )
}

const isArea = ({ role }: MapMark): boolean => role === 'water' || role === 'land'

/** Leader from a displaced number to its point. */
function Leader({ mark: { x, y, anchor } }: { readonly mark: MapMark }) {
  if (anchor === undefined) return null
  return (
    <>
      <path className="map-leader" d={`M${x} ${y}L${anchor.x} ${anchor.y}`} />
      <circle cx={anchor.x} cy={anchor.y} r="5" />
    </>
  )
}

/** One mark: a numbered sight or a labelled dot. Sizes are in em of the map's type. */
function Mark({ mark }: { readonly mark: MapMark }) {
  const minor = mark.isMinor ? ' map-mark-minor' : ''
  return (
    <g
      className={`map-mark map-mark-${mark.role}${minor}`}
      transform={`translate(${mark.x} ${mark.y})`}
      data-number={mark.role === 'sight' ? mark.label : undefined}
    >
      {mark.role === 'sight' ? (
        <Sight mark={mark} />
      ) : isArea(mark) ? (
        <Area label={mark.label} />
      ) : (
        <Place mark={mark} />
      )}
    </g>
  )
}

/** The marks of a map. Leaders are drawn first, so that no dot covers a number. */
export function LocatorMarks({ marks }: { readonly marks: readonly MapMark[] }) {
  const displaced = marks.filter(({ anchor }) => anchor !== undefined)
  return (
    <>
      {displaced.length > 0 && (
        <g className="map-mark">
          {displaced.map((mark) => (
            <Leader key={mark.label} mark={mark} />
          ))}
        </g>
      )}
      {marks.map((mark) => (
        <Mark key={`${mark.role} ${mark.label} ${mark.x} ${mark.y}`} mark={mark} />
      ))}
    </>
  )
}
