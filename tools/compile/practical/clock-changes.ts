import { offsetMinutesAt } from '#tools/compile/geography/countries/time-zones.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'

const DAY_MS = 86_400_000
/** Shorter than any time between two changes; Morocco changes twice within the month of Ramadan. */
const WEEK_DAYS = 7

/** The days on which clocks go forward and back. */
export type ClockChanges = { readonly forwardMs: number; readonly backMs: number }

/** Noon UTC of a day of the year, which is the same day in every zone but those of the date line. */
const noonOf = (year: number, day: number): number => Date.UTC(year, 0, day, 12)

function computeClockChanges(zone: string, year: number): ClockChanges | null {
  // The end of a week is the start of the next one.
  const offsetOf = memoize((day: number): number => offsetMinutesAt(zone, noonOf(year, day)))
  const lastDay = Math.round((noonOf(year + 1, 0) - noonOf(year, 0)) / DAY_MS)
  const weeks = Array.from({ length: Math.ceil(lastDay / WEEK_DAYS) }, (_, week) => week * WEEK_DAYS)
  const changes = weeks.flatMap((from) => {
    const to = Math.min(from + WEEK_DAYS, lastDay)
    const before = offsetOf(from)
    const difference = offsetOf(to) - before
    if (difference === 0) return []
    let day = from + 1
    while (offsetOf(day) === before) day += 1
    return [{ ms: noonOf(year, day), isForward: difference > 0 }]
  })
  const forward = changes.find(({ isForward }) => isForward)
  const back = changes.find(({ isForward }) => !isForward)
  return changes.length === 2 && forward !== undefined && back !== undefined
    ? { forwardMs: forward.ms, backMs: back.ms }
    : null
}

const changesByYear = memoize((year: number) => memoize((zone: string) => computeClockChanges(zone, year)))

/**
 * The days of a year on which the clocks of a zone change, by the time zone database; null where they do not change
 * exactly twice. The instants are noon UTC of those days.
 * @param zone IANA name
 */
export const clockChangesOf = (zone: string, year: number): ClockChanges | null => changesByYear(year)(zone)
