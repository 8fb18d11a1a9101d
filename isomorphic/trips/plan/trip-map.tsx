import type { ReactNode } from 'react'
import { DisputedLand, SeaAndLand } from '#isomorphic/maps/sea-and-land.tsx'
import type { TripMapData, TripMapMark } from '#isomorphic/trips/maps/trip-map-data.ts'
import { TRIP_MAP_WORDS } from '#isomorphic/trips/words/trip-map-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { tripDayClass } from './trip-day-class.ts'
import { groundElementId } from './trip-ground-definitions.tsx'

/** Width of a number in em, by its characters. */
const markWidth = ({ label }: TripMapMark): number => Math.max(1.3, 0.5 + label.length * 0.6)

function Mark({ mark }: { readonly mark: TripMapMark }) {
  const { x, y, label } = mark
  const width = markWidth(mark)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={`${-width / 2}em`} y="-.65em" width={`${width}em`} height="1.3em" />
      <text>{label}</text>
    </g>
  )
}

function Leader({ mark: { x, y, anchor } }: { readonly mark: TripMapMark }) {
  if (anchor === undefined) return null
  return (
    <>
      <path className="map-leader" d={`M${x} ${y}L${anchor.x} ${anchor.y}`} />
      <circle className="trip-map-start" cx={anchor.x} cy={anchor.y} r="3" />
    </>
  )
}

/** Coasts and borders; without a guide's map. */
function Coast({ map: { id, width, height, coast } }: { readonly map: TripMapData }) {
  if (coast === null) return null
  return (
    <>
      <SeaAndLand map={{ id, width, height, land: coast.land }} />
      <DisputedLand id={id} path={coast.disputed} />
      {coast.borders !== '' && <path className="map-borders" d={coast.borders} />}
    </>
  )
}

export type TripMapProps = {
  readonly map: TripMapData
  readonly label: string
  /** The bar that shows its scale. */
  readonly scale?: ReactNode
}

/** A map of a trip or of a day. The list has the same numbers, so that assistive technology gets it as one image. */
export function TripMap({ map, label, scale }: TripMapProps) {
  const { width, height, ground, lines, marks, start } = map
  const days = [...new Set(marks.map(({ day }) => day))]
  // The section of a day has its colour already.
  const classOf = (day: number): string => (days.length === 1 ? '' : tripDayClass(day))
  return (
    <figure className="trip-map">
      <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Coast map={map} />
        {ground !== null && (
          <>
            <rect className="map-sea" width={width} height={height} />
            <use href={`#${groundElementId(ground.id)}`} transform={ground.transform} />
          </>
        )}
        {scale}
        {lines.map(({ day, path }) => (
          <path key={day} className={`trip-line ${classOf(day)}`} d={path} />
        ))}
        {start !== null && <circle className="trip-map-start" cx={start.x} cy={start.y} r="4" />}
        {marks.map((mark) => (
          <Leader key={mark.label} mark={mark} />
        ))}
        {days.map((day) => (
          <g key={day} className={`trip-marks ${classOf(day)}`}>
            {marks
              .filter((mark) => mark.day === day)
              .map((mark) => (
                <Mark key={mark.label} mark={mark} />
              ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}

type CompleteTripMapProps = Pick<TripMapProps, 'map' | 'scale'> & {
  /** Of the trip; may be empty. */
  readonly name: string
}

/** The map of all days, with what it is drawn from. */
export function CompleteTripMap({ map, name, scale }: CompleteTripMapProps) {
  const words = useWords(TRIP_MAP_WORDS)
  return (
    <section className="trip-whole-map" aria-label={words.heading}>
      <TripMap map={map} label={words.trip(name)} scale={scale} />
      <p className="meta">{words.caption}</p>
    </section>
  )
}
