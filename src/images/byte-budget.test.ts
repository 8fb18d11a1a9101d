import { describe, expect, it } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

describe('createByteBudget', () => {
  it('limits the bytes of all downloads together, and frees released bytes', () => {
    const budget = createByteBudget(100, 1000, () => 0)
    const [first, second] = [budget.openLease(), budget.openLease()]
    expect([first.reserve(60), second.reserve(40), second.reserve(1)]).toEqual([true, true, false])
    first.release()
    expect(second.reserve(50)).toBe(true)
  })

  it('expires a lease that was never released', () => {
    let nowMs = 0
    const budget = createByteBudget(100, 1000, () => nowMs)
    budget.openLease().reserve(100)
    expect(budget.openLease().reserve(1)).toBe(false)
    nowMs = 1001
    expect(budget.openLease().reserve(99)).toBe(true)
  })

  it('counts a file until it is released by all its users, once', () => {
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
