import { DAY_MS } from '#src/platform/durations.ts'
import { dateRangeText } from './date-range-text.ts'
import { findLongWeekends } from './long-weekends.ts'
import type { PublicHoliday } from './public-holiday.ts'
import { schoolHolidayMonths } from './school-holidays.ts'

/** Crowds in a month: holidays and peak travel times. Empty strings where nothing is known. */
export type CrowdLevel = {
  /** Days of public holidays: `1, 11 to 13`, or by year where the years differ. */
  readonly holidays: string
  /** School holidays and long weekends. */
  readonly peaks: string
}

/** First words of what fills a month. */
export const SCHOOL_HOLIDAYS = 'School holidays'
export const LONG_BREAK = 'Long break'

const MONTHS = 12
const NO_DAYS: ReadonlySet<number> = new Set()
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const monthOf = (iso: string): number => Number(iso.slice(5, 7))

/** The days that are holidays, by month. */
function holidaysByMonth(holidays: readonly PublicHoliday[]): ReadonlyMap<number, ReadonlySet<number>> {
  const all = holidays.flatMap(({ first, last }) => {
    const [from, to] = [Date.parse(first), Date.parse(last)]
    return Array.from({ length: (to - from) / DAY_MS + 1 }, (_, index) => isoOf(from + index * DAY_MS))
  })
  const months = [...Map.groupBy(all, monthOf)]
  return new Map(months.map(([month, days]) => [month, new Set(days.map((iso) => Number(iso.slice(8))))]))
}

/** Days of a month as ranges: `1, 3 to 5`. */
function rangesText(days: ReadonlySet<number>): string {
  const starts = [...days].filter((day) => !days.has(day - 1)).toSorted((one, other) => one - other)
  return starts
    .map((start) => {
      let end = start
      while (days.has(end + 1)) end += 1
      return end === start ? String(start) : `${start} to ${end}`
    })
    .join(', ')
}

/** `1` when all years agree, else `13 in 2026, 11 in 2027`. */
function byYearText(texts: ReadonlyMap<number, string>): string {
  const different = new Set(texts.values())
  const [only = ''] = different
  if (different.size <= 1) return only
  return [...texts].flatMap(([year, text]) => (text === '' ? [] : [`${text} in ${year}`])).join(', ')
}

function longBreaks(
  cca2: string,
  byYear: ReadonlyMap<number, readonly PublicHoliday[]>,
): readonly { readonly month: number; readonly words: string }[] {
  return [...byYear].flatMap(([year, holidays]) =>
    findLongWeekends(cca2, holidays).map(({ first, days }) => {
      const last = isoOf(Date.parse(first) + (days - 1) * DAY_MS)
      return { month: monthOf(first), words: `${dateRangeText({ first, last })} ${year}` }
    }),
  )
}

/**
 * The crowd level of each month of a country, January first.
 * @param cca2 two-letter code
 * @param byYear public holidays of the years that are shown
 */
export function crowdLevels(
  cca2: string,
  byYear: ReadonlyMap<number, readonly PublicHoliday[]>,
): readonly CrowdLevel[] {
  const schools = schoolHolidayMonths(cca2)
  const nationwide = new Map(
    [...byYear].map(([year, holidays]) => [year, holidays.filter(({ where }) => where === null)] as const),
  )
  const breaks = longBreaks(cca2, nationwide)
  const byMonth = [...nationwide].map(([year, holidays]) => [year, holidaysByMonth(holidays)] as const)
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 1
    const spans = byMonth.map(([year, months]) => [year, rangesText(months.get(month) ?? NO_DAYS)] as const)
    const own = breaks.filter((one) => one.month === month).map(({ words }) => words)
    const peaks = [
      ...(schools.includes(month) ? [SCHOOL_HOLIDAYS] : []),
      ...(own.length === 0 ? [] : [`${LONG_BREAK} ${own.join(', ')}`]),
    ]
    return { holidays: byYearText(new Map(spans)), peaks: peaks.join('. ') }
  })
}
