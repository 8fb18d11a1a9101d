import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

function setUp() {
  const clock = { nowMs: 0 }
  return { clock, signals: createMetrics(() => clock.nowMs) }
}

it('counts trips by binding and outcome, and gives what is new once a minute', () => {
  const { clock, signals } = setUp()
  signals.count('DB', 'ok')
  signals.count('DB', 'ok')
  signals.count('SESSIONS', 'late')
  expect(signals.takeDueCounts()).toBeNull()
  clock.nowMs = 60_000
  expect(signals.takeDueCounts()).toEqual({ 'DB ok': 2, 'SESSIONS late': 1 })
  clock.nowMs = 120_000
  expect(signals.takeDueCounts()).toBeNull()
  signals.count('DB', 'failed')
  expect(signals.takeDueCounts()).toEqual({ 'DB failed': 1 })
  expect(signals.counts()).toEqual({ 'DB ok': 2, 'SESSIONS late': 1, 'DB failed': 1 })
})

it('lets one error of a kind through in a minute, and says how many were held back', () => {
  const { clock, signals } = setUp()
  expect([
    signals.sampleError('a'),
    signals.sampleError('a'),
    signals.sampleError('a'),
    signals.sampleError('b'),
  ]).toEqual([0, null, null, 0])
  clock.nowMs = 60_000
  expect([signals.sampleError('a'), signals.sampleError('b')]).toEqual([2, 0])
})

it('lets ten through in a minute, however many kinds there are', () => {
  const { clock, signals } = setUp()
  const through = () =>
    Array.from({ length: 500 }, (_, index) => signals.sampleError(`kind ${index}`)).filter(
      (one) => one !== null,
    ).length
  expect(through()).toBe(10)
  clock.nowMs = 60_000
  expect(through()).toBe(10)
})
