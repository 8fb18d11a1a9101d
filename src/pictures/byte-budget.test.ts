import { describe, expect, it } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

describe('createByteBudget', () => {
  it('lets all downloads together hold so much, and counts what is given back', () => {
    const budget = createByteBudget(100, 1000, () => 0)
    const [first, second] = [budget.open(), budget.open()]
    expect([first.take(60), second.take(40), second.take(1)]).toEqual([true, true, false])
    first.release()
    expect(second.take(50)).toBe(true)
  })

  it('forgets a download that was never given back', () => {
    let nowMs = 0
    const budget = createByteBudget(100, 1000, () => nowMs)
    budget.open().take(100)
    expect(budget.open().take(1)).toBe(false)
    nowMs = 1001
    expect(budget.open().take(99)).toBe(true)
  })

  it('counts a file while anybody works with it, once for all of them', () => {
    const budget = createByteBudget(100, 1000, () => 0)
    const file = new Uint8Array(60)
    const [first, second] = [budget.hold(file), budget.hold(file)]
    expect(budget.open().take(40)).toBe(true)
    first()
    first()
    expect(budget.open().take(1)).toBe(false)
    second()
    expect(budget.open().take(59)).toBe(true)
  })
})
