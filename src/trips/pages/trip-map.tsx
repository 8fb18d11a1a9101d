import { tripDayClass } from '#isomorphic/trips/plan/trip-day-class.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { MapLayers } from '#src/maps/locator-map.tsx'
import type { TripMapData, TripMapMark, TripMaps } from '#src/trips/maps/trip-map-data.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

const groundId = (baseId: string): string => `ground-${baseId}`

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

/** A map of a trip or of a day. The list has the same numbers, so that assistive technology gets it as one image. */
export function TripMap({ map, label }: { readonly map: TripMapData; readonly label: string }) {
  const { width, height, base, ground, lines, marks, start } = map
  const days = [...new Set(marks.map(({ day }) => day))]
  // The section of a day has its colour already.
  const classOf = (day: number): string => (days.length === 1 ? '' : tripDayClass(day))
  return (
    <figure className="trip-map">
      <svg className="map-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {base !== null && <MapLayers base={base} />}
        {ground !== null && (
          <>
            <rect className="map-sea" width={width} height={height} />
            <use href={`#${groundId(ground.baseId)}`} transform={ground.transform} />
          </>
        )}
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

function Ground({ base }: { readonly base: LocatorBase }) {
  return (
    <g id={groundId(base.id)}>
      <MapLayers base={{ ...base, scale: null, subject: '', ring: null }} />
    </g>
  )
}

/** The maps of guides that the maps of days show parts of: once in the page. */
export function TripGroundDefinitions({ grounds }: Pick<TripMaps, 'grounds'>) {
  if (grounds.length === 0) return null
  return (
    <svg className="trip-grounds" aria-hidden="true" width="0" height="0">
      <defs>
        {grounds.map((base) => (
          <Ground key={base.id} base={base} />
        ))}
      </defs>
    </svg>
  )
}

/** The map of all days, with what it is drawn from. */
export function CompleteTripMap({ map, name }: { readonly map: TripMapData; readonly name: string }) {
  const words = useWords(TRIPS_WORDS).map
  return (
    <section className="trip-whole-map" aria-label={words.heading}>
      <TripMap map={map} label={words.trip(name)} />
      <p className="meta">{words.caption}</p>
    </section>
  )
}
