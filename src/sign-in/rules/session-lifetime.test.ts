import { describe, expect, it } from 'vitest'
import { isExtensionDue, isSessionActive, recordTtlS } from './session-lifetime.ts'

const DAY_S = 86_400
const began = 1_000_000
const times = (seenAtS = began) => ({ createdAtS: began, seenAtS })

describe('a session', () => {
  it('lives for a day after its last use, to the second', () => {
    expect([isSessionActive(times(), began + DAY_S - 1), isSessionActive(times(), began + DAY_S)]).toEqual([
      true,
      false,
    ])
  })

  it('lives for a week at most, however much it is used', () => {
    const seenAtS = began + 7 * DAY_S - 10
    expect([
      isSessionActive(times(seenAtS), began + 7 * DAY_S - 1),
      isSessionActive(times(seenAtS), began + 7 * DAY_S),
    ]).toEqual([true, false])
  })

  it('is believed from a clock that is a little ahead, not from one that is far ahead', () => {
    expect([isSessionActive(times(), began - 30), isSessionActive(times(), began - 3600)]).toEqual([
      true,
      false,
    ])
  })

  it('is written down again after an hour', () => {
    expect([isExtensionDue(times(), began + 3599), isExtensionDue(times(), began + 3600)]).toEqual([
      false,
      true,
    ])
  })

  it('is kept by the store as long as it lives, at least for the shortest time that KV takes', () => {
    expect(recordTtlS(times(), began)).toBe(DAY_S)
    expect(recordTtlS(times(began + 6.5 * DAY_S), began + 6.5 * DAY_S)).toBe(DAY_S / 2)
    expect(recordTtlS(times(began + 7 * DAY_S), began + 7 * DAY_S)).toBe(60)
  })
})
