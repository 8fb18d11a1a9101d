import { describe, expect, it } from 'vitest'
import { retryDelayS } from './retry-policy.ts'

describe('retryDelayS', () => {
  it('starts with a few seconds and never exceeds an hour', () => {
    expect([1, 2, 3, 4, 5].map(retryDelayS)).toEqual([2, 3, 5, 7, 11])
    expect([18, 30, 1000].map(retryDelayS)).toEqual([3600, 3600, 3600])
  })

  it('retries a mail for more than half a day and for less than a day', () => {
    const hours =
      Array.from({ length: 30 }, (_, index) => retryDelayS(index + 1)).reduce((a, b) => a + b, 0) / 3600
    expect(hours).toBeGreaterThan(12)
    expect(hours).toBeLessThan(24)
  })
})
