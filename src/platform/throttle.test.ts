import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

it('allows a key once per interval', () => {
  const recent = createThrottle(10, 3600)
  expect([0, 1, 3599, 3600, 3601].map((nowS) => recent.claim('a', nowS))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ])
  expect(recent.claim('b', 1)).toBe(true)
})

it('evicts the oldest key when it is full', () => {
  const recent = createThrottle(2, 3600)
  for (const key of ['a', 'b', 'c']) recent.claim(key, 0)
  expect([recent.claim('c', 1), recent.claim('b', 1), recent.claim('a', 1)]).toEqual([false, false, true])
})
