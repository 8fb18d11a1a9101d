import { addDays } from '#isomorphic/trips/add-days.ts'
import { instantOf } from './zoned-time.ts'

const MINUTE_MS = 60_000
/** The longest way that is considered, in days before the arrival: a night, not a voyage. */
const MAX_DAYS_BEFORE = 2

type Departure = {
  /** Local time of departure, `HH:MM`. */
  readonly departs: string
  /** What the travellers wrote; null where they did not. */
  readonly minutes: number | null
  /** Dates of the stops; a way cannot begin before the day of the stop that it leaves. */
  readonly fromDate: string
  readonly toDate: string
  /** Local time of the arrival at the stop; null at any time. */
  readonly arrives: string | null
  readonly fromZone: string
  readonly toZone: string
}

/**
 * The date on which a way begins: the latest one with which it ends on the day of its stop, and before the time at which
 * the travellers want to be there. A night train thus departs on the evening before.
 */
export function departureDate(departure: Departure): string {
  const { departs, minutes, fromDate, toDate, arrives, fromZone, toZone } = departure
  const latest =
    arrives === null ? instantOf(addDays(toDate, 1), '00:00', toZone) : instantOf(toDate, arrives, toZone)
  for (let days = 0; days <= MAX_DAYS_BEFORE; days += 1) {
    const date = addDays(toDate, -days)
    if (date < fromDate) break
    const start = instantOf(date, departs, fromZone)
    if (start !== null && latest !== null && start + (minutes ?? 0) * MINUTE_MS <= latest) return date
  }
  return toDate
}
