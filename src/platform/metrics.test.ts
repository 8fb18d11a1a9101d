import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

function setUp() {
  const clock = { nowMs: 0 }
  return { clock, metrics: createMetrics(() => clock.nowMs) }
}

it('counts binding calls by binding and outcome, and returns new counts once a minute', () => {
  const { clock, metrics } = setUp()
  metrics.count('DB', 'ok')
  metrics.count('DB', 'ok')
  metrics.count('SESSIONS', 'late')
  expect(metrics.takeDueCounts()).toBeNull()
  clock.nowMs = 60_000
  expect(metrics.takeDueCounts()).toEqual({ 'DB ok': 2, 'SESSIONS late': 1 })
  clock.nowMs = 120_000
  expect(metrics.takeDueCounts()).toBeNull()
  metrics.count('DB', 'failed')
  expect(metrics.takeDueCounts()).toEqual({ 'DB failed': 1 })
  expect(metrics.counts()).toEqual({ 'DB ok': 2, 'SESSIONS late': 1, 'DB failed': 1 })
})

it('samples one error of a kind per minute, and returns the number of suppressed ones', () => {
  const { clock, metrics } = setUp()
  expect([
    metrics.sampleError('a'),
    metrics.sampleError('a'),
    metrics.sampleError('a'),
    metrics.sampleError('b'),
  ]).toEqual([0, null, null, 0])
  clock.nowMs = 60_000
  expect([metrics.sampleError('a'), metrics.sampleError('b')]).toEqual([2, 0])
})

it('samples up to ten errors per minute over all kinds', () => {
  const { clock, metrics } = setUp()
  const through = () =>
    Array.from({ length: 500 }, (_, index) => metrics.sampleError(`kind ${index}`)).filter(
      (one) => one !== null,
    ).length
  expect(through()).toBe(10)
  clock.nowMs = 60_000
  expect(through()).toBe(10)
})
