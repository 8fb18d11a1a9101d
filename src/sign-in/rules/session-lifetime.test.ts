import { describe, expect, it } from 'vitest'
import { isAlive, secondsToKeep, wantsExtension } from './session-lifetime.ts'

const DAY_S = 86_400
const began = 1_000_000
const times = (seenAtS = began) => ({ createdAtS: began, seenAtS })

describe('a session', () => {
  it('lives for a day after its last use, to the second', () => {
    expect([isAlive(times(), began + DAY_S - 1), isAlive(times(), began + DAY_S)]).toEqual([true, false])
  })

  it('lives for a week at most, however much it is used', () => {
    const seenAtS = began + 7 * DAY_S - 10
    expect([
      isAlive(times(seenAtS), began + 7 * DAY_S - 1),
      isAlive(times(seenAtS), began + 7 * DAY_S),
    ]).toEqual([true, false])
  })

  it('is believed from a clock that is a little ahead, not from one that is far ahead', () => {
    expect([isAlive(times(), began - 30), isAlive(times(), began - 3600)]).toEqual([true, false])
  })

  it('is written down again after an hour', () => {
    expect([wantsExtension(times(), began + 3599), wantsExtension(times(), began + 3600)]).toEqual([
      false,
      true,
    ])
  })

  it('is kept by the store as long as it lives, at least for the shortest time that KV takes', () => {
    expect(secondsToKeep(times(), began)).toBe(DAY_S)
    expect(secondsToKeep(times(began + 6.5 * DAY_S), began + 6.5 * DAY_S)).toBe(DAY_S / 2)
    expect(secondsToKeep(times(began + 7 * DAY_S), began + 7 * DAY_S)).toBe(60)
  })
})
