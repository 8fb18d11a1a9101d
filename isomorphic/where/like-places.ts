import type { FactTable } from './fact-table.ts'
import { MONTH_COUNT } from './fact-words.ts'
import { traitsOf } from './interest-columns.ts'
import { monthsOfMask } from './month-mask.ts'
import { fameOf, isBusy, monthsWithSeason } from './place-facts.ts'
import { CROWDED_FAME } from './ranking-rules.ts'

/** Shares of likeness, as `/where/how` prints them. */
export const LIKENESS_SHARES = {
  traits: 0.45,
  weather: 0.2,
  continent: 0.15,
  kind: 0.1,
  ground: 0.1,
} as const
/** Places less alike are not shown. */
export const MIN_LIKENESS = 0.55
/** Results of a page. */
const MAX_LIKE = 12
const MAX_PER_COUNTRY = 3
export const MIN_SHARED_TRAITS = 2
const [WARMTH_STEPS, RAIN_STEPS] = [6, 2]

/** A place like another that is less crowded. */
export type LikePlace = {
  readonly row: number
  /** 0 to 1. */
  readonly likeness: number
  readonly sharedTraits: readonly string[]
  /** As many visitors, but a good month without holidays: that month; null where fewer visitors come. */
  readonly quietMonth: number | null
}

/** 1 for equal weather all year, 0 for the opposite. */
function weatherLikeness({ warmth, rain }: FactTable, one: number, other: number): number {
  let distance = 0
  for (let month = 0; month < MONTH_COUNT; month += 1) {
    const [at, and] = [one * MONTH_COUNT + month, other * MONTH_COUNT + month]
    distance += Math.abs((warmth[at] ?? 0) - (warmth[and] ?? 0)) / WARMTH_STEPS
    distance += Math.abs((rain[at] ?? 0) - (rain[and] ?? 0)) / RAIN_STEPS
  }
  return 1 - distance / (2 * MONTH_COUNT)
}

/** Whether both or neither lie on a coast, in mountains, and are big cities: a third each. */
function groundLikeness(one: readonly string[], other: readonly string[]): number {
  const isAlike = (names: readonly string[]): boolean =>
    one.some((trait) => names.includes(trait)) === other.some((trait) => names.includes(trait))
  const coast = isAlike(['coast', 'beach', 'island', 'harbour', 'atoll', 'lagoon', 'fjord'])
  const mountains = isAlike(['mountains', 'volcano', 'glacier', 'canyon', 'high-desert'])
  return (Number(coast) + Number(mountains) + Number(isAlike(['big-city']))) / 3
}

type Weigh = (traits: readonly string[]) => number

/** Cosine of two lists of traits, each weighted by its rarity. */
function cosine(one: readonly string[], other: readonly string[], weigh: Weigh): number {
  const shared = weigh(one.filter((trait) => other.includes(trait)))
  const lengths = Math.sqrt(weigh(one) * weigh(other))
  return lengths === 0 ? 0 : shared / lengths
}

/** The first good month of a row without school holidays or a long break; null for none. */
function findQuietMonth(table: FactTable, row: number): number | null {
  const { schoolHolidays, longBreaks } = table.facts
  const months = monthsOfMask(monthsWithSeason(table, row, ['best', 'good']))
  return (
    months.find((month) => !isBusy(schoolHolidays, row, month) && !isBusy(longBreaks, row, month)) ?? null
  )
}

/**
 * Places like another and less crowded: alike by traits, weather, kind and ground, with fewer visitors, or, below a place
 * that is not crowded for months, as many and a good month without holidays. The most alike come first, at most three of one country and none around or inside the place.
 */
export function likePlaces(table: FactTable, row: number, limit = MAX_LIKE): readonly LikePlace[] {
  const { facts, size, isAdvised, country, continent, stayMax, rarity } = table
  const weigh: Weigh = (traits) => traits.reduce((sum, trait) => sum + rarity.ofTrait(trait) ** 2, 0)
  const own = traitsOf(facts, row)
  const [id = '', fame] = [facts.id[row], fameOf(table, row)]
  const isFamily = (other: string): boolean => other.startsWith(`${id}/`) || id.startsWith(`${other}/`)
  const found: LikePlace[] = []
  for (let other = 0; other < size; other += 1) {
    if (other === row || isAdvised[other] === 1 || isFamily(facts.id[other] ?? '')) continue
    const otherFame = fameOf(table, other)
    const quietMonth = otherFame === fame && fame < CROWDED_FAME ? findQuietMonth(table, other) : null
    if (otherFame > fame || (otherFame === fame && quietMonth === null)) continue
    const traits = traitsOf(facts, other)
    const isSameKind = facts.kind[other] === facts.kind[row]
    const isSameSize = Math.abs((stayMax[other] ?? 0) - (stayMax[row] ?? 0)) <= (stayMax[row] ?? 0) / 2
    const likeness =
      LIKENESS_SHARES.traits * cosine(own, traits, weigh) +
      LIKENESS_SHARES.weather * weatherLikeness(table, row, other) +
      LIKENESS_SHARES.continent * Number(continent[other] === continent[row]) +
      LIKENESS_SHARES.kind * ((Number(isSameKind) + Number(isSameSize)) / 2) +
      LIKENESS_SHARES.ground * groundLikeness(own, traits)
    const sharedTraits = own.filter((trait) => traits.includes(trait))
    if (likeness < MIN_LIKENESS || sharedTraits.length < MIN_SHARED_TRAITS) continue
    found.push({ row: other, likeness, sharedTraits, quietMonth })
  }
  const ofCountry = new Map<number, number>()
  return found
    .toSorted((one, next) => next.likeness - one.likeness || one.row - next.row)
    .filter(({ row: other }) => {
      const nation = country[other] ?? 0
      const count = ofCountry.get(nation) ?? 0
      ofCountry.set(nation, count + 1)
      return count < MAX_PER_COUNTRY
    })
    .slice(0, limit)
}
