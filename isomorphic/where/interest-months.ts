import { FIRST_CODE, MONTH_COUNT, RAIN_CODES, SEASON_CODES, WARMTH_CODES } from './fact-words.ts'
import { ICE_TRAIT, type InterestRule, WINTER_LATITUDE } from './interest-rules.ts'
import { ALL_MONTHS, monthBit } from './month-mask.ts'
import type { WhereFacts } from './where-facts.ts'

type Month = {
  readonly season: (typeof SEASON_CODES)[number] | undefined
  /** Index in `WARMTH_CODES`. */
  readonly warmth: number
  readonly rain: (typeof RAIN_CODES)[number] | undefined
  /** In the three months of winter of a place far from the equator. */
  readonly isWinter: boolean
  /** In the three months of summer. */
  readonly isSummer: boolean
  /** In the months there in which a sea is cold that is not winter's: until summer, and late in autumn. */
  readonly isColdSea: boolean
  /** The first or the last month of summer, beside one that the editors call hot. */
  readonly isNextToHeat: boolean
  /** The words are those of the landscape, not of a town. */
  readonly isOwn: boolean
}

const FREEZING = WARMTH_CODES.indexOf('freezing')
const COLD = WARMTH_CODES.indexOf('cold')
const COOL = WARMTH_CODES.indexOf('cool')
const MILD = WARMTH_CODES.indexOf('mild')
const WARM = WARMTH_CODES.indexOf('warm')
const HOT = WARMTH_CODES.indexOf('hot')
const isInSeason = ({ season }: Month): boolean => season === 'best' || season === 'good'

/** Whether an interest is there in a month. */
const MONTH_RULES: Readonly<
  Record<Exclude<InterestRule['month'], 'feasts' | undefined>, (month: Month, isIcy: boolean) => boolean>
> = {
  // In a cold month that is only fair lifts are not open yet, or no longer, and it rains. A visitor goes for glaciers in
  // cool months too; in milder ones and in summer they are far up.
  snow: (month, isIcy) =>
    month.warmth === FREEZING ||
    (month.warmth === COLD && month.rain !== 'dry' && isInSeason(month)) ||
    (isIcy && month.warmth <= (month.isSummer ? COLD : COOL)),
  season: isInSeason,
  bathing: (month) =>
    (month.isOwn || !month.isWinter) &&
    (!month.isColdSea || month.warmth >= WARM) &&
    month.rain !== 'wet' &&
    ((isInSeason(month) && month.warmth >= MILD) || (month.rain === 'dry' && month.warmth >= WARM)),
  boats: ({ season, warmth, rain }) => warmth > COLD && (season !== 'fair' || rain !== 'wet'),
  'not-hot': ({ season, warmth, isNextToHeat, isOwn }) =>
    season === 'best' || (isOwn ? warmth <= HOT : warmth <= WARM && !isNextToHeat),
}

/** Winters of the two hemispheres, 0 for January. */
const NORTHERN_WINTER: readonly number[] = [11, 0, 1]
const SOUTHERN_WINTER: readonly number[] = [5, 6, 7]
const NORTHERN_SUMMER = SOUTHERN_WINTER
const SOUTHERN_SUMMER = NORTHERN_WINTER
/** From March to June and November; from September to December and May. */
const NORTHERN_COLD_SEA: readonly number[] = [2, 3, 4, 5, 10]
const SOUTHERN_COLD_SEA: readonly number[] = [8, 9, 10, 11, 4]
/** The months before and after the two hottest, 0 for January. */
const NORTHERN_EDGES: readonly number[] = [5, 8]
const SOUTHERN_EDGES: readonly number[] = [11, 2]

const isFar = (hundredths: number): boolean => Math.abs(hundredths) > WINTER_LATITUDE * 100

/** Months in which a place has an interest, by the words of the climate of it that is numbered. */
export function interestMonths(
  facts: WhereFacts,
  { row, climate }: { readonly row: number; readonly climate: number },
  rule: InterestRule,
  traits: readonly string[],
): number {
  if (rule.month === 'feasts') return facts.feasts[row] ?? 0
  if (rule.month === undefined) return ALL_MONTHS
  const isThere = MONTH_RULES[rule.month]
  const isIcy = traits.includes(ICE_TRAIT)
  const latitude = facts.latitude[row] ?? 0
  const winter = latitude > 0 ? NORTHERN_WINTER : SOUTHERN_WINTER
  const summer = latitude > 0 ? NORTHERN_SUMMER : SOUTHERN_SUMMER
  const coldSea = latitude > 0 ? NORTHERN_COLD_SEA : SOUTHERN_COLD_SEA
  const edges = latitude > 0 ? NORTHERN_EDGES : SOUTHERN_EDGES
  const codeAt = (column: string, at: number): number => column.charCodeAt(at) - FIRST_CODE
  const seasonIn = (month: number): Month['season'] =>
    SEASON_CODES[codeAt(facts.season, climate * MONTH_COUNT + (month % MONTH_COUNT))]
  let mask = 0
  for (let month = 0; month < MONTH_COUNT; month += 1) {
    const at = climate * MONTH_COUNT + month
    const beside = [seasonIn(month + 1), seasonIn(month + MONTH_COUNT - 1)]
    const words: Month = {
      season: seasonIn(month),
      warmth: codeAt(facts.warmth, at),
      rain: RAIN_CODES[codeAt(facts.rain, at)],
      isWinter: isFar(latitude) && winter.includes(month),
      isSummer: summer.includes(month),
      isColdSea: isFar(latitude) && coldSea.includes(month),
      isNextToHeat: edges.includes(month) && beside.includes('hot'),
      isOwn: climate !== row,
    }
    if (isThere(words, isIcy)) mask |= monthBit(month)
  }
  return mask
}
