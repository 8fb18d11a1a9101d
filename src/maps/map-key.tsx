import type { MapMark } from '#src/catalogue/map-types.ts'
import { unnamedNumbers } from './rules/unnamed-numbers.ts'

export type MapKeyProps = {
  readonly marks: readonly MapMark[]
  /** Names of the numbered sights, in order. */
  readonly names: readonly string[]
}

/**
 * The names of numbers for which the map of a phone has no space, directly below the drawing; the style sheet hides it
 * on wide maps. Assistive technology has the list of sights beside the map.
 */
export function MapKey({ marks, names }: MapKeyProps) {
  const entries = unnamedNumbers(marks, names)
  if (entries.length === 0) return null
  return (
    <ul className="map-key" aria-hidden="true">
      {entries.map(({ number, name }) => (
        <li key={number}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ul>
  )
}
