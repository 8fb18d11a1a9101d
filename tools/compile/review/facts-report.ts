import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'

/** What the report says of one place. */
export type PlaceFacts = {
  /** `japan`, `japan/kyoto`. */
  readonly place: string
  /** Number of phrases on its page. */
  readonly phrases: number
  /** Number of public holidays of the first year on its page; null where nothing reliable is known. */
  readonly holidays: number | null
}

/** Fields without which a file is refused; they are counted all the same. */
const REQUIRED: readonly string[] = [
  'entry',
  'power',
  'tapWater',
  'health',
  'week',
  'costs',
  'payment',
  'tipping',
  'laws',
]

const percent = (part: number, total: number): string => `${((part * 100) / Math.max(1, total)).toFixed(0)} %`

/** The fields of a file apart from the month, those inside of laws one by one. */
function filledFields(facts: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (name === 'asOf' || value === undefined) return []
    return name === 'laws' ? Object.keys(value as object).map((law) => `laws.${law}`) : [name]
  })
}

function linesOf(
  title: string,
  files: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  others: ReadonlyMap<string, PlaceFacts>,
): readonly string[] {
  const filled = new Map([...files].map(([place, facts]) => [place, new Set(filledFields(facts))]))
  const names = [...new Set([...filled.values()].flatMap((fields) => [...fields]))].toSorted()
  const countOf = (name: string): number => [...filled.values()].filter((fields) => fields.has(name)).length
  const counts = names.map((name) => `${name} ${percent(countOf(name), files.size)}`)
  return [
    `${title}: ${files.size} files with ${names.length} fields`,
    `  ${counts.join(', ')}`,
    ...[...filled].map(([place, fields]) => {
      const { phrases = 0, holidays = null } = others.get(place) ?? {}
      const days = holidays === null ? 'not known' : String(holidays)
      return `  ${place.padEnd(44)} ${String(fields.size).padStart(2)} of ${names.length} fields  ${String(phrases).padStart(3)} phrases  holidays ${days}`
    }),
  ]
}

/**
 * Report on the facts: how many places fill each field, then a line for each place with its filled fields, phrases and
 * holidays.
 */
export function factsReport(
  { countries, places }: PracticalFacts,
  placeFacts: readonly PlaceFacts[],
): readonly string[] {
  const byPlace = new Map(placeFacts.map((facts) => [facts.place, facts]))
  const isComplete = (facts: object): boolean => REQUIRED.every((name) => Object.hasOwn(facts, name))
  const complete = [...countries.values()].filter(isComplete).length
  return [
    `required practical facts: ${complete} of ${countries.size} countries (${percent(complete, countries.size)})`,
    ...linesOf('countries', countries, byPlace),
    ...linesOf('cities and regions', places, byPlace),
  ]
}
