import type { TRIP_WORDS } from './words/trip-words.ts'

/** A change of a field, with the name of its entity; empty where it has none. */
type DescribedTripChange = {
  readonly e: string
  readonly f: string
  readonly v: string
  readonly was: string
  readonly name: string
}

/** Fields whose values are IDs or keys, which say nothing to readers. */
const INTERNAL = new Set(['order', 'day', 'kind', 'list', 'from_stop', 'to', 'at', 'path', 'dismissed'])

/** Whether a change is of a field whose values say nothing to readers. */
export const isInternalTripChange = ({ e, f }: Pick<DescribedTripChange, 'e' | 'f'>): boolean =>
  INTERNAL.has(f) || (f === 'from' && e.startsWith('leg-'))

/** A change in words: what was changed and its values, unless these say nothing to readers. */
export function describeTripChange(
  change: DescribedTripChange,
  words: (typeof TRIP_WORDS)['en']['activity'],
): string {
  const { f, v, was, name } = change
  const what = name === '' ? words.unnamed : name
  if (f === 'removed') return v === '1' ? words.removed(what) : words.restored(what)
  const field = words.fields[f] ?? f
  return isInternalTripChange(change) ? `${what}, ${field}` : words.changed(`${what}, ${field}`, was, v)
}
