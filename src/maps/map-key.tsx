import type { MapMark } from '#src/catalogue/map-types.ts'
import { type NumberedName, unnamedNumbers } from './rules/unnamed-numbers.ts'

export type MapKeyProps = {
  readonly marks: readonly MapMark[]
  /** Names of the numbered sights, in order. */
  readonly names: readonly string[]
  readonly isTown: boolean
}

const CLASS_NAMES: Readonly<Record<NumberedName['on'], string | undefined>> = {
  small: 'map-key-small',
  phone: 'map-key-phone',
  wide: 'map-key-wide',
  both: undefined,
}

/** The layouts of the widest entry: where all entries are hidden, so is their list. */
function layoutsOf(entries: readonly NumberedName[]): NumberedName['on'] {
  const all = new Set(entries.map(({ on }) => on))
  if (all.has('both') || (all.has('wide') && all.size > 1)) return 'both'
  return all.has('wide') ? 'wide' : all.has('phone') ? 'phone' : 'small'
}

/**
 * The names of numbers for which the map has no space, directly below the drawing; the style sheet hides those that the
 * map of the page's width names. Assistive technology has the list of sights beside the map.
 */
export function MapKey({ marks, names, isTown }: MapKeyProps) {
  const entries = unnamedNumbers(marks, names, isTown)
  if (entries.length === 0) return null
  const all = layoutsOf(entries)
  return (
    <ul className={['map-key', CLASS_NAMES[all]].filter(Boolean).join(' ')} aria-hidden="true">
      {entries.map(({ number, name, on }) => (
        <li key={number} className={on === all ? undefined : CLASS_NAMES[on]}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ul>
  )
}
