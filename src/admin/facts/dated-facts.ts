import { monthsBetween } from '#isomorphic/dates/months-between.ts'

/** Facts of a place that age, and the month in which editors knew them; compiled from `content/practical`. */
export type DatedFacts = {
  /** Path below `/destinations/`. */
  readonly place: string
  /** The practical facts, or the rule of entry, which has a month for itself. */
  readonly kind: 'practical' | 'entry'
  /** Such as `2026-11`. */
  readonly asOf: string
  /** The authority's page to compare them with. */
  readonly official?: string
}

/** `npm run check` refuses facts older than eighteen months. */
const MIN_LISTED_MONTHS = 12

export type AgedFacts = DatedFacts & { readonly ageMonths: number }

/**
 * Facts to compare again, oldest first.
 * @param nowMs the present time
 */
export function factsToCompare(facts: readonly DatedFacts[], nowMs: number): readonly AgedFacts[] {
  const month = new Date(nowMs).toISOString().slice(0, 'YYYY-MM'.length)
  return facts
    .map((dated) => ({ ...dated, ageMonths: monthsBetween(dated.asOf, month) }))
    .filter(({ ageMonths }) => ageMonths >= MIN_LISTED_MONTHS)
    .toSorted((one, other) => other.ageMonths - one.ageMonths)
}
