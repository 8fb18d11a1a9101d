import { offsetMinutesAt } from '#tools/compile/geography/countries/time-zones.ts'

const DAY_MS = 86_400_000

/** The days on which clocks go forward and back. */
export type ClockChanges = { readonly forwardMs: number; readonly backMs: number }

/**
 * The days of a year on which the clocks of a zone change, by the time zone database; null where they do not change
 * exactly twice. The instants are noon UTC of those days, which is the same day in the zone.
 * @param zone IANA name
 */
export function clockChangesOf(zone: string, year: number): ClockChanges | null {
  const noons = Array.from({ length: 367 }, (_, day) => Date.UTC(year, 0, day, 12)).filter(
    (ms) => new Date(ms).getUTCFullYear() <= year,
  )
  const changes = noons.slice(1).flatMap((ms) => {
    const difference = offsetMinutesAt(zone, ms) - offsetMinutesAt(zone, ms - DAY_MS)
    return difference === 0 ? [] : [{ ms, isForward: difference > 0 }]
  })
  const forward = changes.find(({ isForward }) => isForward)
  const back = changes.find(({ isForward }) => !isForward)
  return changes.length === 2 && forward !== undefined && back !== undefined
    ? { forwardMs: forward.ms, backMs: back.ms }
    : null
}
