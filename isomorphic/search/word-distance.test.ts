import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
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
  ])('counts the edits between %j and %j', (typed, term, distance) => {
    expect(wordDistance(typed, term).full).toBe(distance)
  })
  it('is 0 for equal words only, symmetric, and bounded by the longer word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { full } = wordDistance(one, other)
        expect(full === 0).toBe(one === other)
        expect(wordDistance(other, one).full).toBe(full)
        expect(full).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
  it('is exact up to the maximum distance, and larger than it beyond', () => {
    const similarWord = fc.stringMatching(/^[abc]{1,12}$/)
    const limits = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(fc.oneof(word, similarWord), fc.oneof(word, similarWord), limits, (one, other, max) => {
        const near = wordDistance(one, other, max)
        const all = wordDistance(one, other)
        for (const [limited, distance] of [
          [near.full, all.full],
          [near.prefix, all.prefix],
        ] as const) {
          if (distance <= max) expect(limited).toBe(distance)
          else expect(limited).toBeGreaterThan(max)
        }
      }),
      { numRuns: runsOf(2000) },
    )
  })
  it('compares incomplete words with the closest prefix', () => {
    expect(wordDistance('switserl', 'switzerland').prefix).toBe(1)
    fc.assert(fc.property(word, word, (start, rest) => wordDistance(start, start + rest).prefix === 0))
  })
})

describe('typoCost', () => {
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
  it('never exceeds the number of edits, and is 0 for equal words only', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const cost = typoCost(one, other)
        expect(cost).toBeLessThanOrEqual(wordDistance(one, other).full + 1e-9)
        expect(cost === 0).toBe(one === other)
      }),
    )
  })
})
