import { DAY_S, HOUR_S } from '#src/platform/durations.ts'

/** Idle timeout (R1.6). */
const IDLE_TIMEOUT_S = DAY_S
/** Absolute timeout. */
export const ABSOLUTE_TIMEOUT_S = 7 * DAY_S
/** A session is extended no more often than once an hour: KV accepts one write a second per key. */
const EXTENSION_INTERVAL_S = HOUR_S
/** Minimum TTL of KV. */
const MIN_TTL_S = 60
/** A record from further in the future comes from a wrong clock or is forged. */
const CLOCK_TOLERANCE_S = 60

/** Creation and last use of a session, in seconds since 1970. */
export type SessionTimes = { readonly createdAtS: number; readonly seenAtS: number }

const endsAtS = ({ createdAtS, seenAtS }: SessionTimes): number =>
  Math.min(seenAtS + IDLE_TIMEOUT_S, createdAtS + ABSOLUTE_TIMEOUT_S)

/** Whether a session is within its idle and absolute timeouts and not from the future. */
export function isSessionActive(times: SessionTimes, nowS: number): boolean {
  const isPast = times.createdAtS <= nowS + CLOCK_TOLERANCE_S && times.seenAtS <= nowS + CLOCK_TOLERANCE_S
  return isPast && nowS < endsAtS(times)
}

/** Whether this use should extend the session. */
export function isExtensionDue(times: SessionTimes, nowS: number): boolean {
  return nowS - times.seenAtS >= EXTENSION_INTERVAL_S
}

/** TTL of the session record in seconds. */
export function recordTtlS(times: SessionTimes, nowS: number): number {
  return Math.max(MIN_TTL_S, endsAtS(times) - nowS)
}
