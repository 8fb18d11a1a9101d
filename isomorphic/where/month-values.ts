import type { FactTable } from './fact-table.ts'
import { MONTH_COUNT, RAIN_CODES, SEASON_CODES } from './fact-words.ts'
import type { InterestColumn } from './interest-columns.ts'
import type { Interest } from './interests.ts'
import { ALL_MONTHS, monthBit } from './month-mask.ts'
import { NEXT_CLASS_SHARE, SEASON_SHARES, WARM_TARGETS } from './ranking-rules.ts'
import type { Wishes } from './wishes.ts'

const shares: Readonly<Partial<Record<string, number>>> = SEASON_SHARES
const SEASON_VALUES = Float32Array.from(SEASON_CODES, (word) => shares[word] ?? 0)
const [DRY, SHOWERS] = [RAIN_CODES.indexOf('dry'), RAIN_CODES.indexOf('showers')]
const FAIR = SEASON_CODES.indexOf('fair')
const WARMTH_CLASSES = 7
const [WARM] = WARM_TARGETS.warm

/** Share of the weather's points by warmth class; 0 where the class is too far from the wish. */
function warmthValues({ warm }: Pick<Wishes, 'warm'>): Float32Array {
  if (warm === null) return new Float32Array(WARMTH_CLASSES).fill(1)
  const targets: readonly number[] = WARM_TARGETS[warm]
  return Float32Array.from({ length: WARMTH_CLASSES }, (_, code) => {
    if (targets.includes(code)) return 1
    // Cold and hot are two classes already.
    const isNext = targets.length === 1 && targets.some((target) => Math.abs(target - code) === 1)
    return isNext ? NEXT_CLASS_SHARE : 0
  })
}

/** Whether a place is warm in any month: one on a cool height or at a cool sea never is. */
function isEverWarm(warmth: Uint8Array, row: number): boolean {
  for (let at = row * MONTH_COUNT; at < (row + 1) * MONTH_COUNT; at += 1)
    if ((warmth[at] ?? 0) >= WARM) return true
  return false
}

function rainValues({ dry }: Pick<Wishes, 'dry'>): Float32Array {
  return Float32Array.from(RAIN_CODES, (_, code) =>
    !dry || code === DRY ? 1 : code === SHOWERS ? NEXT_CLASS_SHARE : 0,
  )
}

type JudgedFacts = Pick<FactTable, 'season' | 'warmth' | 'rain' | 'climates'> & {
  readonly interests: Readonly<Record<Interest, Pick<InterestColumn, 'months'>>>
}
type JudgedWishes = Pick<Wishes, 'month' | 'warm' | 'dry' | 'interests'>

/** Whether a month of a climate does not count whatever its words are. */
export type IsLeftOut = (climate: number, month: number) => boolean

/**
 * Returns a function that judges a month of a climate: the share for the weather, above 0 where the month has a word of
 * `SEASON_SHARES` and the weather that is wished for.
 */
function createWeatherJudge(
  { season, warmth, rain }: JudgedFacts,
  wishes: JudgedWishes,
  isLeftOut?: IsLeftOut,
) {
  const [byWarmth, byRain] = [warmthValues(wishes), rainValues(wishes)]
  const both = wishes.warm !== null && wishes.dry
  const isForBathing = wishes.interests.includes('beaches')
  return (climate: number, month: number): number => {
    const at = climate * MONTH_COUNT + month
    const warm = byWarmth[warmth[at] ?? 0] ?? 0
    const dry = byRain[rain[at] ?? 0] ?? 0
    if ((SEASON_VALUES[season[at] ?? 0] ?? 0) === 0 || warm === 0 || dry === 0) return 0
    if (isLeftOut?.(climate, month)) return 0
    // A fair month with weather that is only near the wish is two concessions.
    if (season[at] === FAIR && warm * dry < 1) return 0
    // A mild month is nearly warm at the edge of a warm season only, and not on a beach.
    const isNearlyWarm = wishes.warm === 'warm' && (warmth[at] ?? 0) < WARM
    if (isNearlyWarm && (isForBathing || !isEverWarm(warmth, climate))) return 0
    return both ? (warm + dry) / 2 : warm * dry
  }
}

/**
 * Returns a function that judges the months of a row: only months count that fit by the climate of every interest that
 * is wished for, and those of the interests; without an interest by that of the place or of any landscape of it, so that
 * dropping an interest excludes nothing. Without a month, the season counts by all that fit, out of twelve, and the
 * weather by the best. The function writes the shares for season and weather to `out` and returns the months.
 */
export function createMonthJudge(
  facts: JudgedFacts,
  wishes: JudgedWishes,
  isLeftOut?: IsLeftOut,
): (row: number, out: Float32Array) => number {
  const { season, climates } = facts
  const judge = createWeatherJudge(facts, wishes, isLeftOut)
  const [first, last] = wishes.month === null ? [0, MONTH_COUNT - 1] : [wishes.month, wishes.month]
  const isWeatherWished = wishes.warm !== null || wishes.dry
  const columns = wishes.interests.map((interest) => facts.interests[interest].months)
  const [one, other = one] = wishes.interests
  /** @param beside a second climate whose months must fit, too */
  const judgeClimate = (climate: number, beside: number, possible: number, out: Float32Array): number => {
    let [mask, seasonSum, bestWeather] = [0, 0, 0]
    for (let month = first; month <= last; month += 1) {
      if ((possible & monthBit(month)) === 0) continue
      const weather = Math.min(judge(climate, month), beside === climate ? 1 : judge(beside, month))
      if (weather === 0) continue
      mask |= monthBit(month)
      const seasonValue = SEASON_VALUES[season[climate * MONTH_COUNT + month] ?? 0] ?? 0
      const besideValue = SEASON_VALUES[season[beside * MONTH_COUNT + month] ?? 0] ?? 0
      seasonSum += Math.min(seasonValue, besideValue)
      if (isWeatherWished && weather > bestWeather) bestWeather = weather
    }
    out[0] = seasonSum / (last - first + 1)
    out[1] = bestWeather
    return mask
  }
  return (row, out) => {
    let possible = ALL_MONTHS
    for (const months of columns) possible &= months[row] ?? 0
    if (one !== undefined && other !== undefined)
      return judgeClimate(climates.of(one, row), climates.of(other, row), possible, out)
    const mask = judgeClimate(row, row, possible, out)
    let more = 0
    for (const climate of climates.othersOf(row))
      more |= judgeClimate(climate, climate, possible, (mask | more) === 0 ? out : SPARE)
    return mask | more
  }
}

/** Takes the shares of a climate that does not count. */
const SPARE = new Float32Array(2)

/** Whether a climate fits the season and the weather of a question in any month of it. */
export function createClimateFits(
  facts: JudgedFacts,
  wishes: JudgedWishes,
  isLeftOut?: IsLeftOut,
): (climate: number) => boolean {
  const judge = createWeatherJudge(facts, wishes, isLeftOut)
  const months = wishes.month === null ? [...Array(MONTH_COUNT).keys()] : [wishes.month]
  return (climate) => months.some((month) => judge(climate, month) > 0)
}
