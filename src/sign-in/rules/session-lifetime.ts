const HOUR_S = 60 * 60
/** A session nobody uses ends after a day (R1.6). */
const IDLE_TIMEOUT_S = 24 * HOUR_S
/** Every session ends after a week. */
export const ABSOLUTE_TIMEOUT_S = 7 * 24 * HOUR_S
/** Use is written down at most once an hour: KV takes one write a second for each key. */
const EXTENSION_INTERVAL_S = HOUR_S
/** KV refuses a shorter time to live. */
const MIN_TTL_S = 60
/** A record from the future was made by a clock that is wrong, or by someone else. */
const CLOCK_TOLERANCE_S = 60

/** When a session began and when it was last seen, in seconds since 1970. */
export type SessionTimes = { readonly createdAtS: number; readonly seenAtS: number }

const endsAtS = ({ createdAtS, seenAtS }: SessionTimes): number =>
  Math.min(seenAtS + IDLE_TIMEOUT_S, createdAtS + ABSOLUTE_TIMEOUT_S)

/** Whether a session still counts: used within a day, begun within a week, not from the future. */
export function isSessionActive(times: SessionTimes, nowS: number): boolean {
  const isPast = times.createdAtS <= nowS + CLOCK_TOLERANCE_S && times.seenAtS <= nowS + CLOCK_TOLERANCE_S
  return isPast && nowS < endsAtS(times)
}

/** Whether this use is worth writing down. */
export function isExtensionDue(times: SessionTimes, nowS: number): boolean {
  return nowS - times.seenAtS >= EXTENSION_INTERVAL_S
}

/** Seconds that the store should keep the record. */
export function recordTtlS(times: SessionTimes, nowS: number): number {
  return Math.max(MIN_TTL_S, endsAtS(times) - nowS)
}
