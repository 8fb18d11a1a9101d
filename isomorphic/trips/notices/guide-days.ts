import { addDays, monthOf, weekdayOf } from '#isomorphic/trips/add-days.ts'
import type { ClosingFact, FestivalFact } from './dated-place-facts.ts'

/** A festival of up to a week has a line on each of its days; a longer one, such as Ramadan, only where it begins. */
const MAX_SHOWN_DAYS = 7
const YEAR_LENGTH = 'YYYY'.length

/**
 * Whether a day has a line about a festival: each day of a short one, else the day on which it or the stay begins.
 * @param isFirst whether it is the first day of the trip at the place in this month
 */
export function isFestivalOn(
  { month, days = [], spans = [] }: Pick<FestivalFact, 'month' | 'days' | 'spans'>,
  date: string,
  isFirst: boolean,
): boolean {
  const year = date.slice(0, YEAR_LENGTH)
  if (spans.some((span) => span.some((day) => day.startsWith(year)))) {
    const span = spans.find(([first, last]) => first <= date && date <= last)
    if (span === undefined) return false
    const [first, last] = span
    return isFirst || date === first || last < addDays(first, MAX_SHOWN_DAYS)
  }
  if (month !== monthOf(date)) return false
  return days.length > 0 ? days.includes(Number(date.slice(-2))) : isFirst
}

const ENGLISH_WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** Whether a sentence about closing days concerns the weekday of a date. Facts without weekdays are in English. */
export const isClosedOn = ({ text, weekdays }: ClosingFact, date: string): boolean =>
  weekdays?.includes(weekdayOf(date)) ?? text.includes(ENGLISH_WEEKDAY.format(Date.parse(date)))
