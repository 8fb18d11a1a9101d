import { describe, expect, it } from 'vitest'
import { singularsOf } from '#isomorphic/search/match-tiers.ts'
import { parseSearchTerms } from '#isomorphic/search/search-terms.ts'
import { matchTiers, withFacet } from './search-match.ts'

describe('parseSearchTerms', () => {
  it('folds the query and drops stop words', () => {
    expect(parseSearchTerms('Things to do in Łódź')).toEqual({
      name: 'things to do in lodz',
      words: ['lodz'],
      isSelective: true,
    })
  })
  it('treats a single letter as a stop word, because every text has “St Mark’s”', () => {
    expect(parseSearchTerms('s')?.isSelective).toBe(false)
    expect(parseSearchTerms('k2')?.isSelective).toBe(true)
  })
  it('retains stop words when there are no other words', () => {
    expect(parseSearchTerms('the')).toEqual({ name: 'the', words: ['the'], isSelective: false })
  })
  it('drops stop words from questions of any length', () => {
    expect(parseSearchTerms('when is the best time of the year to go to peru')).toEqual({
      name: 'year peru',
      words: ['year', 'peru'],
      isSelective: true,
    })
  })
  it('returns null for punctuation only', () => {
    for (const query of ['', '*', '"', '— …', '\u0301']) expect(parseSearchTerms(query)).toBeNull()
  })
  it('limits the query to eight words of forty characters', () => {
    const terms = parseSearchTerms(Array.from({ length: 30 }, () => 'x'.repeat(90)).join(' '))
    expect(terms?.words).toHaveLength(8)
    expect(terms?.words[0]).toHaveLength(40)
  })
})

describe('matchTiers', () => {
  const tiersOf = (query: string, reach: Parameters<typeof matchTiers>[1]) => {
    const terms = parseSearchTerms(query)
    return terms === null ? [] : matchTiers(terms, reach)
  }
  it('quotes every word, so that none is an operator', () => {
    for (const { expression } of tiersOf('a AND NOT near', 'everything')) {
      expect(expression.replaceAll(/"[^"]*"/g, '')).not.toMatch(/not|near/)
    }
  })
  it('orders tiers from names to texts', () => {
    const tiers = tiersOf('new york', 'everything').map(({ tier }) => tier)
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
    expect(tiers.at(0)).toBe(2)
    expect(tiers.at(-1)).toBe(13)
  })
  it('matches names only when every text would match', () => {
    expect(tiersOf('the', 'everything')).toEqual(tiersOf('the', 'names'))
  })
  it('uses the index of names for all tiers of names', () => {
    for (const query of ['old town', 'water', 'new z'])
      for (const { tier, source } of tiersOf(query, 'everything'))
        expect([tier, source]).toEqual([tier, tier <= 10 ? 'names' : 'texts'])
  })
  it('matches short words in texts completely, not as prefixes', () => {
    expect(tiersOf('ur', 'everything').at(-1)?.expression).toContain('{lead body} : "ur")')
  })
})

describe('singularsOf', () => {
  it('returns the possible singulars of a plural', () => {
    expect(singularsOf('beaches')).toEqual(['beache', 'beach'])
    expect(singularsOf('marks')).toEqual(['mark'])
    expect(singularsOf('bus')).toEqual([])
    expect(singularsOf('oman')).toEqual([])
  })
})

describe('withFacet', () => {
  it('adds the filter to the expression', () => {
    expect(withFacet('x', {})).toBe('x')
    expect(withFacet('x', { kind: 'city', continent: 'middle-east' })).toBe(
      '(x) AND facet : "=city" AND facet : "=middleeast"',
    )
  })
})
