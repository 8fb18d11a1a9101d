import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameSimilarity, toComparableName } from './name-similarity.ts'

const near = (wanted: string, name: string): number =>
  nameSimilarity(toComparableName(wanted), toComparableName(name))

describe('nearness', () => {
  it.each([
    ['japan', 'japan'],
    ['newyork', 'new york'],
    ['new york', 'newyork'],
  ])('%s is %s', (wanted, name) => {
    expect(near(wanted, name)).toBe(1)
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
  ])('%s is near %s', (wanted, name) => {
    expect(near(wanted, name)).toBeGreaterThanOrEqual(0.4)
    expect(near(wanted, name)).toBeLessThan(1)
  })

  it.each([
    ['env', 'end'],
    ['admin', 'amman'],
    ['wp admin', 'amman'],
    ['the and of', 'food and drink'],
    ['', 'japan'],
    ['japan', ''],
  ])('%s is far from %s', (wanted, name) => {
    expect(near(wanted, name)).toBeLessThan(0.4)
  })

  it('puts fewer wrong letters before more, and a spelling before a part', () => {
    expect(near('lissabon', 'lissabon')).toBeGreaterThan(near('lissabon', 'lisbon'))
    expect(near('lisbonn', 'lisbon')).toBeGreaterThan(near('lisbonn', 'lisboa'))
    expect(near('japan', 'japan')).toBeGreaterThan(near('japan', 'japan by train'))
  })

  it('is a share of one, and whole only for the same letters', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,3}$/)
    fc.assert(
      fc.property(word, word, (wanted, name) => {
        const score = near(wanted, name)
        expect(score >= 0 && score <= 1).toBe(true)
        expect(score === 1).toBe(wanted.replaceAll(' ', '') === name.replaceAll(' ', ''))
      }),
      { numRuns: 2000 },
    )
  })
})
