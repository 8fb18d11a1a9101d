import type { MapMark } from '#src/catalogue/map-types.ts'
import { type NumberedName, unnamedNumbers } from './rules/unnamed-numbers.ts'

export type MapKeyProps = {
  readonly marks: readonly MapMark[]
  /** Names of the numbered sights, in order. */
  readonly names: readonly string[]
}

const CLASS_NAMES: Readonly<Record<NumberedName['on'], string | undefined>> = {
  phone: 'map-key-phone',
  wide: 'map-key-wide',
  both: undefined,
}

/**
 * The names of numbers for which the map has no space, directly below the drawing; the style sheet hides those that the
 * map of the page's width names. Assistive technology has the list of sights beside the map.
 */
export function MapKey({ marks, names }: MapKeyProps) {
  const entries = unnamedNumbers(marks, names)
  const [first] = entries
  if (first === undefined) return null
  const isSame = entries.every(({ on }) => on === first.on)
  const className = isSame ? CLASS_NAMES[first.on] : undefined
  return (
    <ul className={className === undefined ? 'map-key' : `map-key ${className}`} aria-hidden="true">
      {entries.map(({ number, name, on }) => (
        <li key={number} className={isSame ? undefined : CLASS_NAMES[on]}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ul>
  )
}
