import { describe, expect, it } from 'vitest'
import { retryDelayS } from './consume-mail-job.ts'

describe('waitAfter', () => {
  it('is short at first and an hour at most', () => {
    expect([1, 2, 3, 4, 5].map(retryDelayS)).toEqual([2, 3, 5, 7, 11])
    expect([18, 30, 1000].map(retryDelayS)).toEqual([3600, 3600, 3600])
  })

  it('carries a mail over half a day without a mail service, and leaves time to press the button', () => {
    const hours =
      Array.from({ length: 30 }, (_, index) => retryDelayS(index + 1)).reduce((a, b) => a + b, 0) / 3600
    expect(hours).toBeGreaterThan(12)
    expect(hours).toBeLessThan(24)
  })
})
