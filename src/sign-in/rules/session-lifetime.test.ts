import { describe, expect, it } from 'vitest'
import { DAY_S } from '#src/platform/durations.ts'
import { isExtensionDue, isSessionActive, recordTtlS } from './session-lifetime.ts'

const began = 1_000_000
const times = (seenAtS = began) => ({ createdAtS: began, seenAtS })

describe('session lifetime', () => {
  it('expires a session 24 hours after its last use, to the second', () => {
    expect([isSessionActive(times(), began + DAY_S - 1), isSessionActive(times(), began + DAY_S)]).toEqual([
      true,
      false,
    ])
  })

  it('expires a session after seven days regardless of use', () => {
    const seenAtS = began + 7 * DAY_S - 10
    expect([
      isSessionActive(times(seenAtS), began + 7 * DAY_S - 1),
      isSessionActive(times(seenAtS), began + 7 * DAY_S),
    ]).toEqual([true, false])
  })

  it('accepts a session from a clock 30 seconds ahead and rejects one an hour ahead', () => {
    expect([isSessionActive(times(), began - 30), isSessionActive(times(), began - 3600)]).toEqual([
      true,
      false,
    ])
  })

  it('rejects a session that was created or last used more than a minute in the future', () => {
    const now = began + DAY_S
    expect(isSessionActive({ createdAtS: began, seenAtS: now + 60 }, now)).toBe(true)
    expect(isSessionActive({ createdAtS: began, seenAtS: now + 61 }, now)).toBe(false)
    expect(isSessionActive({ createdAtS: now + 61, seenAtS: now }, now)).toBe(false)
  })

  it('extends a session no more often than once an hour', () => {
    expect([isExtensionDue(times(), began + 3599), isExtensionDue(times(), began + 3600)]).toEqual([
      false,
      true,
    ])
  })

  it('sets the TTL to the remaining lifetime, with the minimum TTL of KV', () => {
    expect(recordTtlS(times(), began)).toBe(DAY_S)
    expect(recordTtlS(times(began + 6.5 * DAY_S), began + 6.5 * DAY_S)).toBe(DAY_S / 2)
    expect(recordTtlS(times(began + 7 * DAY_S), began + 7 * DAY_S)).toBe(60)
  })
})
