import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closestSpelling, slipsOf, toleranceFor, trigramsOf } from './spelling.ts'

const candidate = (id: number, term: string) => ({ id, term, shown: term.toUpperCase(), grade: 0 })

describe('what candidates are found by', () => {
  it('a term of up to nine letters shares a key with every form that has one letter wrong or some swapped', () => {
    const short = fc.stringMatching(/^[a-z]{4,8}$/)
    fc.assert(
      fc.property(short, fc.nat(8), fc.constantFrom(...'aeiou'), (term, position, letter) => {
        const at = position % term.length
        const [start, end] = [term.slice(0, at), term.slice(at + 1)]
        const keys = new Set(slipsOf(term))
        const shares = (form: string): boolean => slipsOf(form).some((slip) => keys.has(slip))
        expect(shares(start + letter + end)).toBe(true)
        expect(shares(start + end)).toBe(true)
        expect(shares(start + letter + (term[at] ?? '') + end)).toBe(true)
        expect(shares(end + start + (term[at] ?? ''))).toBe(true)
      }),
    )
  })
  it.each([
    ['morocco', 'marroko'],
    ['philippines', 'filipeens'],
    ['tuscany', 'toskani'],
    ['mozambique', 'mosambeek'],
  ])('%j shares one with %j, which sounds like it', (term, typed) => {
    expect(slipsOf(term).filter((slip) => slipsOf(typed).includes(slip))).not.toEqual([])
  })
  it('terms that are too short or too long have none', () => {
    expect(slipsOf('ab')).toEqual([])
    expect(slipsOf('x'.repeat(31))).toEqual([])
    expect(slipsOf('aia')).toEqual(['aai', 'ai', 'aa'])
    expect(slipsOf('copenhagen')).toEqual(['aceeghnnop', '=kpnkn'])
  })
  it('trigrams have those at both ends', () => {
    expect(trigramsOf('peru')).toEqual(['=pe', 'per', 'eru', 'ru='])
    expect(trigramsOf('a')).toEqual(['=a='])
  })
})

describe('closestSpelling', () => {
  const terms = [candidate(1, 'vietnam'), candidate(2, 'vienna'), candidate(3, 'wales'), candidate(4, 'gine')]
  it('takes the fewest wrong letters, then the likelier slip, names before words, then importance', () => {
    expect(closestSpelling('viena', terms, 'whole')?.term).toBe('vienna')
    expect(closestSpelling('mali', [candidate(1, 'bali'), candidate(2, 'male')], 'whole')?.term).toBe('male')
    expect(
      closestSpelling('mepal', [{ ...candidate(1, 'meal'), grade: 2 }, candidate(2, 'nepal')], 'whole')?.term,
    ).toBe('nepal')
    expect(closestSpelling('vairo', [candidate(2, 'viro'), candidate(1, 'cairo')], 'whole')?.term).toBe(
      'cairo',
    )
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
