import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { nameSimilarity, toComparableName } from './name-similarity.ts'

const similarity = (requested: string, name: string): number =>
  nameSimilarity(toComparableName(requested), toComparableName(name))

describe('nameSimilarity', () => {
  it.each([
    ['japan', 'japan'],
    ['newyork', 'new york'],
    ['new york', 'newyork'],
  ])('scores %s as equal to %s', (requested, name) => {
    expect(similarity(requested, name)).toBe(1)
  })

  it.each([
    ['japn', 'japan'],
    ['jpaan', 'japan'],
    ['morroco', 'morocco'],
    ['kioto', 'kyoto'],
    ['copenhagn at child height', 'copenhagen at child height'],
    ['copenhagen at', 'copenhagen at child height'],
    ['things to do in lisbon', 'lisbon'],
    ['foood', 'food and drink'],
    ['drink and food', 'food and drink'],
  ])('scores %s as similar to %s', (requested, name) => {
    expect(similarity(requested, name)).toBeGreaterThanOrEqual(0.4)
    expect(similarity(requested, name)).toBeLessThan(1)
  })

  it.each([
    ['env', 'end'],
    ['admin', 'amman'],
    ['wp admin', 'amman'],
    ['the and of', 'food and drink'],
    ['', 'japan'],
    ['japan', ''],
  ])('scores %s as dissimilar to %s', (requested, name) => {
    expect(similarity(requested, name)).toBeLessThan(0.4)
  })

  it('ranks fewer typos above more, and typos above partial matches', () => {
    expect(similarity('lissabon', 'lissabon')).toBeGreaterThan(similarity('lissabon', 'lisbon'))
    expect(similarity('lisbonn', 'lisbon')).toBeGreaterThan(similarity('lisbonn', 'lisboa'))
    expect(similarity('japan', 'japan')).toBeGreaterThan(similarity('japan', 'japan by train'))
  })

  it('is between 0 and 1, and 1 only for equal characters', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,3}$/)
    fc.assert(
      fc.property(word, word, (requested, name) => {
        const score = similarity(requested, name)
        expect(score >= 0 && score <= 1).toBe(true)
        expect(score === 1).toBe(requested.replaceAll(' ', '') === name.replaceAll(' ', ''))
      }),
      { numRuns: runsOf(2000) },
    )
  })
})
