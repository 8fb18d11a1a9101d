import { monthsBetween } from '#isomorphic/dates/months-between.ts'
import type { DatedFacts } from '#src/admin/facts/dated-facts.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'

/** Facts older than this fail the check (the admin lists them from twelve months on). */
const MAX_AGE_MONTHS = 18

/** The facts that age, of all countries, cities and regions, in alphabetical order. */
export function listDatedFacts({ countries, places }: PracticalFacts): readonly DatedFacts[] {
  const ofCountries = [...countries].flatMap(([place, { asOf, entry }]): readonly DatedFacts[] => [
    { place, kind: 'practical', asOf },
    {
      place,
      kind: 'entry',
      asOf: entry.asOf ?? asOf,
      ...(entry.official !== undefined && { official: entry.official }),
    },
  ])
  const ofPlaces = [...places].map(([place, { asOf }]): DatedFacts => ({ place, kind: 'practical', asOf }))
  return [...ofCountries, ...ofPlaces].toSorted((one, other) => (one.place < other.place ? -1 : 1))
}

/**
 * Reports facts that were last compared with anything too long ago.
 * @param month the present one, such as `2026-11`
 */
export function checkFactAge(facts: readonly DatedFacts[], month: string, report: ReportError): void {
  for (const { place, kind, asOf } of facts) {
    const age = monthsBetween(asOf, month)
    if (age <= MAX_AGE_MONTHS) continue
    report({
      file: `content/practical/${place}.yaml`,
      line: 1,
      problem: `the ${kind} facts were known in ${asOf}, ${age} months ago`,
      expected: `facts compared within the last ${MAX_AGE_MONTHS} months, and "asOf" set to that month`,
    })
  }
}
