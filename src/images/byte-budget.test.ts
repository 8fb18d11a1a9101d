import { describe, expect, it } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

describe('createByteBudget', () => {
  it('lets all downloads together hold so much, and counts what is given back', () => {
    const budget = createByteBudget(100, 1000, () => 0)
    const [first, second] = [budget.openLease(), budget.openLease()]
    expect([first.reserve(60), second.reserve(40), second.reserve(1)]).toEqual([true, true, false])
    first.release()
    expect(second.reserve(50)).toBe(true)
  })

  it('forgets a download that was never given back', () => {
    let nowMs = 0
    const budget = createByteBudget(100, 1000, () => nowMs)
    budget.openLease().reserve(100)
    expect(budget.openLease().reserve(1)).toBe(false)
    nowMs = 1001
    expect(budget.openLease().reserve(99)).toBe(true)
  })

  it('counts a file while anybody works with it, once for all of them', () => {
    const budget = createByteBudget(100, 1000, () => 0)
    const file = new Uint8Array(60)
    const [first, second] = [budget.retain(file), budget.retain(file)]
    expect(budget.openLease().reserve(40)).toBe(true)
    first()
    first()
    expect(budget.openLease().reserve(1)).toBe(false)
    second()
    expect(budget.openLease().reserve(59)).toBe(true)
  })
})
