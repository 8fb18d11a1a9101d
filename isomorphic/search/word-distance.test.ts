import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typoCost, wordDistance } from './word-distance.ts'

const word = fc.stringMatching(/^[a-z]{1,12}$/)

describe('wordDistance', () => {
  it.each([
    ['kyoto', 'kyoto', 0],
    ['kyotto', 'kyoto', 1],
    ['kyto', 'kyoto', 1],
    ['kioto', 'kyoto', 1],
    ['ykoto', 'kyoto', 1],
    ['moracko', 'morocco', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('counts what is wrong in %j for %j', (typed, term, whole) => {
    expect(wordDistance(typed, term).full).toBe(whole)
  })
  it('is 0 for the same word only, alike both ways, and bounded by the longer word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { full } = wordDistance(one, other)
        expect(full === 0).toBe(one === other)
        expect(wordDistance(other, one).full).toBe(full)
        expect(full).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
  it('is the same where it is looked for no further, and above that where it is farther', () => {
    const few = fc.stringMatching(/^[abc]{1,12}$/)
    const limits = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(fc.oneof(word, few), fc.oneof(word, few), limits, (one, other, most) => {
        const near = wordDistance(one, other, most)
        const all = wordDistance(one, other)
        for (const [told, distance] of [
          [near.full, all.full],
          [near.prefix, all.prefix],
        ] as const) {
          if (distance <= most) expect(told).toBe(distance)
          else expect(told).toBeGreaterThan(most)
        }
      }),
      { numRuns: 2000 },
    )
  })
  it('compares what is being typed with the closest beginning', () => {
    expect(wordDistance('switserl', 'switzerland').prefix).toBe(1)
    fc.assert(fc.property(word, word, (start, rest) => wordDistance(start, start + rest).prefix === 0))
  })
})

describe('slipCost', () => {
  it.each([
    ['hersey', 'jersey', 'hersek'],
    ['berin', 'berlin', 'benin'],
    ['nigera', 'nigeria', 'niger'],
    ['tuskany', 'tuscany', 'tuspany'],
    ['chnia', 'china', 'chria'],
    ['itally', 'italy', 'itanly'],
  ])('of %j: %j is likelier than %j', (typed, likelier, other) => {
    expect(typoCost(typed, likelier)).toBeLessThan(typoCost(typed, other))
  })
  it('is never more than the letters that are wrong, and nothing only when none is', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const cost = typoCost(one, other)
        expect(cost).toBeLessThanOrEqual(wordDistance(one, other).full + 1e-9)
        expect(cost === 0).toBe(one === other)
      }),
    )
  })
})
