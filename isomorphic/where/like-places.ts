import type { FactTable } from './fact-table.ts'
import { FIRST_CODE, KIND_CODES, MONTH_COUNT } from './fact-words.ts'
import { traitsOf } from './interest-columns.ts'
import { monthsOfMask } from './month-mask.ts'
import { fameOf, isAdvised, isBusy, monthsWithSeason } from './place-facts.ts'
import { CROWDED_FAME } from './ranking-rules.ts'
import { settingLikeness, settingOf, TOWN_TRAITS } from './settings-of-traits.ts'

/** Shares of likeness, as `/where/how` prints them. */
export const LIKENESS_SHARES = {
  traits: 0.4,
  weather: 0.2,
  continent: 0.15,
  /** Size: places of different kinds are not compared. */
  kind: 0.1,
  /** What the traits make of a place: sea, heights, town and the like. */
  ground: 0.15,
} as const
/** Places less alike are not shown; of places with as many visitors only those that are more alike. */
export const MIN_LIKENESS = 0.64
const MIN_LIKENESS_AT_SAME_FAME = 0.68
/** Less alike in setting, a place is of another kind: a coast is no mountain, a city of temples no port. */
const MIN_SETTING = 0.6
/** What places of another continent must be. */
const MIN_LIKENESS_ABROAD = 0.7
/** Added for each step of fame below the place, for the order only. */
const CALMER_BONUS = 0.03
/** Results of a page. */
const MAX_LIKE = 12
const MAX_PER_COUNTRY = 3
export const MIN_SHARED_TRAITS = 2
const [WARMTH_STEPS, RAIN_STEPS] = [6, 2]
/** Weather that differs so much is as different as any: nearly all pairs of places are above it. */
const WEATHER_FLOOR = 0.5
/** A country or a region of so few days is as small as a city. */
const MAX_TOWN_DAYS = 4
/** Of the days of two landscapes, the fewer to the more. */
const MIN_SIZE_RATIO = 0.4

/** A place like another that is less crowded. */
export type LikePlace = {
  readonly row: number
  /** 0 to 1. */
  readonly likeness: number
  readonly sharedTraits: readonly string[]
  /** As many visitors, but a good month without holidays: that month; null where fewer visitors come. */
  readonly quietMonth: number | null
}

/** 1 for equal weather all year, 0 for weather that differs by half of what is possible or more. */
function weatherLikeness({ warmth, rain }: FactTable, one: number, other: number): number {
  let distance = 0
  for (let month = 0; month < MONTH_COUNT; month += 1) {
    const [at, and] = [one * MONTH_COUNT + month, other * MONTH_COUNT + month]
    distance += Math.abs((warmth[at] ?? 0) - (warmth[and] ?? 0)) / WARMTH_STEPS
    distance += Math.abs((rain[at] ?? 0) - (rain[and] ?? 0)) / RAIN_STEPS
  }
  const share = 1 - distance / (2 * MONTH_COUNT)
  return Math.max(0, (share - WEATHER_FLOOR) / (1 - WEATHER_FLOOR))
}

type Weigh = (traits: readonly string[]) => number

/** Cosine of two lists of traits, each weighted by its rarity. */
function cosine(one: readonly string[], other: readonly string[], weigh: Weigh): number {
  const shared = weigh(one.filter((trait) => other.includes(trait)))
  const lengths = Math.sqrt(weigh(one) * weigh(other))
  return lengths === 0 ? 0 : shared / lengths
}

/** Whether a visitor goes for a town: a city, or a country that is little more. */
function isTown({ facts, stayMax }: FactTable, row: number): boolean {
  const kind = facts.kind.charCodeAt(row) - FIRST_CODE
  const isSmall = (stayMax[row] ?? 0) <= MAX_TOWN_DAYS
  const isBuilt = traitsOf(facts, row).some((trait) => TOWN_TRAITS.includes(trait))
  return KIND_CODES[kind] === 'city' || (isSmall && isBuilt)
}

/** The fewer of the greatest numbers of days of two places to the more. */
function sizeRatio({ stayMax }: FactTable, one: number, other: number): number {
  const [days, others] = [stayMax[one] ?? 1, stayMax[other] ?? 1]
  return Math.min(days, others) / Math.max(days, others)
}

/** Whether one place lies in the other, by its path or by the region that the editors wrote. */
export function isFamily({ facts }: FactTable, one: number, other: number): boolean {
  const [id = '', otherId = ''] = [facts.id[one], facts.id[other]]
  const isIn = (place: string, area: string): boolean =>
    place.startsWith(`${area}/`) || facts.regions[place] === area
  return isIn(id, otherId) || isIn(otherId, id)
}

/** The first good month of a row without school holidays or a long break; null for none. */
function findQuietMonth(table: FactTable, row: number): number | null {
  const { schoolHolidays, longBreaks } = table.facts
  const months = monthsOfMask(monthsWithSeason(table, row, ['best', 'good']))
  return (
    months.find((month) => !isBusy(schoolHolidays, row, month) && !isBusy(longBreaks, row, month)) ?? null
  )
}

/** How alike two places are, from 0 to 1; 0 for places of different kinds. */
function createLikeness(table: FactTable, row: number): (other: number) => number {
  const { facts, continent, rarity } = table
  const weigh: Weigh = (traits) => traits.reduce((sum, trait) => sum + rarity.ofTrait(trait) ** 2, 0)
  const own = traitsOf(facts, row)
  const ownSetting = settingOf(own, rarity)
  const isOwnTown = isTown(table, row)
  return (other) => {
    const size = sizeRatio(table, row, other)
    if (isTown(table, other) !== isOwnTown || (!isOwnTown && size < MIN_SIZE_RATIO)) return 0
    const traits = traitsOf(facts, other)
    const setting = settingLikeness(ownSetting, settingOf(traits, rarity))
    const isNear = continent[other] === continent[row]
    const likeness =
      LIKENESS_SHARES.traits * cosine(own, traits, weigh) +
      LIKENESS_SHARES.ground * setting +
      LIKENESS_SHARES.weather * weatherLikeness(table, row, other) +
      LIKENESS_SHARES.continent * Number(isNear) +
      LIKENESS_SHARES.kind * size
    return setting < MIN_SETTING || likeness < (isNear ? MIN_LIKENESS : MIN_LIKENESS_ABROAD) ? 0 : likeness
  }
}

/**
 * Places like another and less crowded: of its kind and setting, alike by traits and weather, with fewer visitors, or, below a
 * place that is not crowded for months, as many and a good month without holidays. The most alike come first, at most
 * three of one country and none around or inside the place. What the editors name comes before them, and what they rule
 * out is never shown.
 */
export function likePlaces(table: FactTable, row: number, limit = MAX_LIKE): readonly LikePlace[] {
  const { facts, size, country } = table
  const likenessTo = createLikeness(table, row)
  const own = traitsOf(facts, row)
  const [id = '', fame] = [facts.id[row] ?? '', fameOf(table, row)]
  const { first = [], never = [] } = facts.likeWords[id] ?? {}
  const found: (LikePlace & { readonly order: number })[] = []
  for (let other = 0; other < size; other += 1) {
    const otherId = facts.id[other] ?? ''
    if (other === row || isAdvised(table, other) || isFamily(table, row, other) || never.includes(otherId))
      continue
    const otherFame = fameOf(table, other)
    const quietMonth = otherFame === fame && fame < CROWDED_FAME ? findQuietMonth(table, other) : null
    if (otherFame > fame || (otherFame === fame && quietMonth === null)) continue
    const sharedTraits = own.filter((trait) => traitsOf(facts, other).includes(trait))
    const named = first.indexOf(otherId)
    const likeness = named < 0 ? likenessTo(other) : 1
    const minLikeness = otherFame === fame ? MIN_LIKENESS_AT_SAME_FAME : MIN_LIKENESS
    if (likeness < minLikeness || (named < 0 && sharedTraits.length < MIN_SHARED_TRAITS)) continue
    const order = named < 0 ? likeness + CALMER_BONUS * (fame - otherFame) : first.length + 1 - named
    found.push({ row: other, likeness, sharedTraits, quietMonth, order })
  }
  const ofCountry = new Map<number, number>()
  return found
    .toSorted((one, next) => next.order - one.order || one.row - next.row)
    .filter(({ row: other }) => {
      const nation = country[other] ?? 0
      const count = ofCountry.get(nation) ?? 0
      ofCountry.set(nation, count + 1)
      return count < MAX_PER_COUNTRY
    })
    .slice(0, limit)
}
