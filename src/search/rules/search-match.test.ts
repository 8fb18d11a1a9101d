import { describe, expect, it } from 'vitest'
import { singularsOf } from '#isomorphic/search/match-tiers.ts'
import { parseSearchTerms } from '#isomorphic/search/search-terms.ts'
import { matchTiers, withFacet } from './search-match.ts'

describe('readTerms', () => {
  it('folds, and leaves out words that every text has', () => {
    expect(parseSearchTerms('Things to do in Łódź')).toEqual({
      name: 'things to do in lodz',
      words: ['lodz'],
      isTelling: true,
    })
  })
  it('takes a lone letter for one of those, because every text has “St Mark’s”', () => {
    expect(parseSearchTerms('s')?.isSelective).toBe(false)
    expect(parseSearchTerms('k2')?.isSelective).toBe(true)
  })
  it('keeps such words when there is nothing else', () => {
    expect(parseSearchTerms('the')).toEqual({ name: 'the', words: ['the'], isTelling: false })
  })
  it('looks for what matters in a question of any length', () => {
    expect(parseSearchTerms('when is the best time of the year to go to peru')).toEqual({
      name: 'year peru',
      words: ['year', 'peru'],
      isTelling: true,
    })
  })
  it('is null for signs alone', () => {
    for (const query of ['', '*', '"', '— …', '\u0301']) expect(parseSearchTerms(query)).toBeNull()
  })
  it('takes eight words of forty letters at most', () => {
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
  it('goes from the name outwards', () => {
    const tiers = tiersOf('new york', 'everything').map(({ tier }) => tier)
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
    expect(tiers.at(0)).toBe(2)
    expect(tiers.at(-1)).toBe(13)
  })
  it('looks for names alone when every text would match', () => {
    expect(tiersOf('the', 'everything')).toEqual(tiersOf('the', 'names'))
  })
  it('looks for names where there are only names', () => {
    for (const query of ['old town', 'water', 'new z'])
      for (const { tier, source } of tiersOf(query, 'everything'))
        expect([tier, source]).toEqual([tier, tier <= 10 ? 'names' : 'texts'])
  })
  it('takes short words of texts whole', () => {
    expect(tiersOf('ur', 'everything').at(-1)?.expression).toContain('{lead body} : "ur")')
  })
})

describe('singularsOf', () => {
  it('has what a plural may be the plural of', () => {
    expect(singularsOf('beaches')).toEqual(['beache', 'beach'])
    expect(singularsOf('marks')).toEqual(['mark'])
    expect(singularsOf('bus')).toEqual([])
    expect(singularsOf('oman')).toEqual([])
  })
})

describe('narrowed', () => {
  it('adds what is filtered by', () => {
    expect(withFacet('x', {})).toBe('x')
    expect(withFacet('x', { kind: 'city', continent: 'middle-east' })).toBe(
      '(x) AND facet : "=city" AND facet : "=middleeast"',
    )
  })
})
