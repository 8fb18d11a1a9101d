import type { MapMark } from '#src/catalogue/catalogue-types.ts'
import { isCentredName } from './labels/mark-boxes.ts'

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

/** Offset beside the symbol of a stop. */
const STOP_POSITION = {
  right: { ...LABEL_POSITION.right, dx: '.86em' },
  left: { ...LABEL_POSITION.left, dx: '-.86em' },
  top: { ...LABEL_POSITION.top, dy: '-.9em' },
  bottom: { ...LABEL_POSITION.bottom, dy: '1.5em' },
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

/** A name with the one in the local script, as signs show it. */
function Name({ mark: { label, local } }: { readonly mark: MapMark }) {
  if (local === undefined) return label
  return (
    <>
      {label} <tspan lang={local.language}>{local.text}</tspan>
    </>
  )
}

function Area({ mark }: { readonly mark: MapMark }) {
  return (
    <text dy=".35em" textAnchor="middle">
      <Name mark={mark} />
    </text>
  )
}

/** A name along its street or river. */
function NameOnLine({ mark }: { readonly mark: MapMark }) {
  // Two streets may cross in the middle of both: the length of the path tells them apart.
  const id = `name-${mark.x}-${mark.y}-${mark.path?.length ?? 0}`
  return (
    <>
      <path id={id} d={mark.path} fill="none" />
      <text dy=".34em" textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          <Name mark={mark} />
        </textPath>
      </text>
    </>
  )
}

/** A railway station is a square with two tracks, another stop a ring with its letter. */
function StopSymbol({ sign = '' }: { readonly sign?: string | undefined }) {
  if (sign === '') return <path className="map-station" d="M-8-8h16v16h-16z M-4-4.5v9 M4-4.5v9 M-4 0h8" />
  return (
    <>
      <circle r=".6em" />
      <text className="map-sign" dy=".35em" textAnchor="middle">
        {sign}
      </text>
    </>
  )
}

function Place({ mark }: { readonly mark: MapMark }) {
  if (mark.role === 'name') return <text {...NAME_POSITION[mark.side]}>{mark.label}</text>
  const label = (
    <text {...labelPositionOf(mark)}>
      <Name mark={mark} />
    </text>
  )
  if (mark.role === 'bridge') return label
  return (
    <>
      {mark.role === 'stop' ? (
        <StopSymbol sign={mark.sign} />
      ) : mark.role === 'view' ? (
        <path className="map-view" d="M0-8 8 6H-8z" />
      ) : (
        <circle r={mark.role === 'here' ? '.42em' : '.33em'} />
      )}
      {label}
    </>
  )
}

const labelPositionOf = ({ role, side }: MapMark) =>
  role === 'stop' || role === 'view' ? STOP_POSITION[side] : LABEL_POSITION[side]

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
  const size = mark.isMinor ? ' map-mark-minor' : mark.isForPhone === true ? ' map-mark-phone' : ''
  return (
    <g
      className={`map-mark map-mark-${mark.role}${size}`}
      transform={mark.path === undefined ? `translate(${mark.x} ${mark.y})` : undefined}
      data-number={mark.role === 'sight' ? mark.label : undefined}
    >
      {mark.role === 'sight' ? (
        <Sight mark={mark} />
      ) : mark.path !== undefined ? (
        <NameOnLine mark={mark} />
      ) : isCentredName(mark) ? (
        <Area mark={mark} />
      ) : (
        <Place mark={mark} />
      )}
    </g>
  )
}

/**
 * Names along lines, above the outlines of all of them: letters on a path are painted one by one, and the outline of
 * each would cover a part of the letter before it.
 */
function NamesOnLines({ marks }: { readonly marks: readonly MapMark[] }) {
  const [first] = marks
  if (first === undefined) return null
  const id = `names-${first.x}-${first.y}-${marks.length}`
  return (
    <>
      <use className="map-halo" href={`#${id}`} />
      <g className="map-lines" id={id}>
        {marks.map((mark) => (
          <Mark key={`${mark.label} ${mark.x} ${mark.y}`} mark={mark} />
        ))}
      </g>
    </>
  )
}

/** The marks of a map. Names along lines and leaders are drawn first, so that no dot covers a number. */
export function LocatorMarks({ marks }: { readonly marks: readonly MapMark[] }) {
  const displaced = marks.filter(({ anchor }) => anchor !== undefined)
  return (
    <>
      <NamesOnLines marks={marks.filter(({ path }) => path !== undefined)} />
      {displaced.length > 0 && (
        <g className="map-mark">
          {displaced.map((mark) => (
            <Leader key={mark.label} mark={mark} />
          ))}
        </g>
      )}
      {marks
        .filter(({ path }) => path === undefined)
        .map((mark) => (
          <Mark key={`${mark.role} ${mark.label} ${mark.x} ${mark.y}`} mark={mark} />
        ))}
    </>
  )
}
