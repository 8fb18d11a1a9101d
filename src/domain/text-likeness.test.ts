import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likeness } from './text-likeness.ts'

describe('likeness', () => {
  it('is 1 for the same words in any spelling and order, 0 for nothing', () => {
    expect(likeness('Food and Drink', 'drink-and-food')).toBe(1)
    expect(likeness('', 'food')).toBe(0)
    expect(likeness('---', 'food')).toBe(0)
  })
  it('forgives a wrong letter', () => {
    expect(likeness('wildlfe and natur', 'wildlife and nature')).toBeGreaterThan(0.7)
    expect(likeness('wildlfe and natur', 'road trips')).toBeLessThan(0.2)
  })
  it('stays between 0 and 1 and does not care which comes first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const found = likeness(one, other)
        return found >= 0 && found <= 1 && found === likeness(other, one)
      }),
    )
  })
})
