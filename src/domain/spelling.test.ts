import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestSpelling, misspellingOf, slipsOf, toleranceFor, trigramsOf } from './spelling.ts'

const word = fc.stringMatching(/^[a-z]{1,12}$/)
const candidate = (id: number, term: string) => ({ id, term, shown: term.toUpperCase() })

describe('misspellingOf', () => {
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
    expect(misspellingOf(typed, term).whole).toBe(whole)
  })
  it('is 0 for the same word only, alike both ways, and bounded by the longer word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const { whole } = misspellingOf(one, other)
        expect(whole === 0).toBe(one === other)
        expect(misspellingOf(other, one).whole).toBe(whole)
        expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
  it('compares what is being typed with the closest beginning', () => {
    expect(misspellingOf('switserl', 'switzerland').beginning).toBe(1)
    fc.assert(fc.property(word, word, (start, rest) => misspellingOf(start, start + rest).beginning === 0))
  })
})

describe('what candidates are found by', () => {
  it('a term of up to eight letters shares a slip with every form that has one letter wrong', () => {
    const short = fc.stringMatching(/^[a-z]{4,7}$/)
    fc.assert(
      fc.property(short, fc.nat(6), fc.constantFrom(...'aeiou'), (term, position, letter) => {
        const at = position % term.length
        const wrong = term.slice(0, at) + letter + term.slice(at + 1)
        const missing = term.slice(0, at) + term.slice(at + 1)
        const slips = new Set(slipsOf(term))
        expect([...slipsOf(wrong)].some((slip) => slips.has(slip))).toBe(true)
        expect(slipsOf(missing).length === 0 || slips.has(missing)).toBe(true)
      }),
    )
  })
  it('terms that are too long or too short have no slips', () => {
    expect(slipsOf('ab')).toEqual([])
    expect(slipsOf('copenhagen')).toEqual([])
  })
  it('trigrams have those at both ends', () => {
    expect(trigramsOf('peru')).toEqual(['=pe', 'per', 'eru', 'ru='])
    expect(trigramsOf('a')).toEqual(['=a='])
  })
})

describe('closestSpelling', () => {
  const terms = [candidate(1, 'vietnam'), candidate(2, 'vienna'), candidate(3, 'wales'), candidate(4, 'gine')]
  it('takes the fewest wrong letters, then the right first letter, then importance', () => {
    expect(closestSpelling('viena', terms, 'whole')?.term).toBe('vienna')
    expect(closestSpelling('mali', [candidate(1, 'bali'), candidate(2, 'male')], 'whole')?.term).toBe('male')
    expect(closestSpelling('aab', [candidate(2, 'aac'), candidate(1, 'aad')], 'whole')?.term).toBe('aad')
  })
  it('finds nothing that is too far away', () => {
    expect(closestSpelling('alpes', terms, 'whole')).toBeNull()
    expect(closestSpelling('wine', terms, 'whole')).toBeNull()
    expect(closestSpelling('xyzzy', terms, 'whole')).toBeNull()
    expect(closestSpelling('', terms, 'beginning')).toBeNull()
  })
  it('looks at beginnings when asked to', () => {
    expect(closestSpelling('viet', terms, 'whole')).toBeNull()
    expect(closestSpelling('viet', terms, 'beginning')?.term).toBe('vietnam')
  })
  it('tolerates more in longer words', () => {
    expect([2, 4, 5, 9, 10].map(toleranceFor)).toEqual([0, 1, 2, 2, 3])
  })
})
