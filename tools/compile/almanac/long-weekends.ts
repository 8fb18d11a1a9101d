import { DAY_MS } from '#src/platform/durations.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import type { PublicHoliday } from './public-holiday.ts'

/** Consecutive days off in a country. */
export type LongWeekend = { readonly first: string; readonly days: number }

/** A weekend with one adjacent holiday does not affect travel. */
const MIN_DAYS = 4
const SATURDAY_AND_SUNDAY = [6, 7]

type WeekInfo = { readonly getWeekInfo: () => { readonly weekend: readonly number[] } }

/** Days of the weekend, Monday being 1 (Unicode's week data). */
const weekendOf = memoize((cca2: string): readonly number[] => {
  const locale = new Intl.Locale('en', { region: cca2 })
  return 'getWeekInfo' in locale ? (locale as unknown as WeekInfo).getWeekInfo().weekend : SATURDAY_AND_SUNDAY
})

/** Public holidays by day, in milliseconds. */
function holidayDays(holidays: readonly PublicHoliday[]): ReadonlySet<number> {
  const days = holidays.flatMap(({ first, last }) => {
    const [from, to] = [Date.parse(first), Date.parse(last)]
    return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => from + index * DAY_MS)
  })
  return new Set(days)
}

/**
 * Runs of four days or more without a working day, when trains, roads and hotels of a country fill up.
 * @param cca2 two-letter code, which determines the days of the weekend
 */
export function findLongWeekends(cca2: string, holidays: readonly PublicHoliday[]): readonly LongWeekend[] {
  const weekend = weekendOf(cca2)
  const days = holidayDays(holidays)
  const isFree = (ms: number): boolean => days.has(ms) || weekend.includes(new Date(ms).getUTCDay() || 7)
  const weekends = new Map<number, LongWeekend>()
  for (const day of days) {
    let [from, to] = [day, day]
    while (isFree(from - DAY_MS)) from -= DAY_MS
    while (isFree(to + DAY_MS)) to += DAY_MS
    weekends.set(from, { first: new Date(from).toISOString().slice(0, 10), days: (to - from) / DAY_MS + 1 })
  }
  return [...weekends.values()].filter(({ days: count }) => count >= MIN_DAYS)
}
