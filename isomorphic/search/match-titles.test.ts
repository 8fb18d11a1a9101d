import { describe, expect, it } from 'vitest'
import { matchTitles, type NamedPage } from './match-titles.ts'
import { parseSearchTerms } from './search-terms.ts'

const page = (path: string, title: string, order: number, more: Partial<NamedPage> = {}): NamedPage => ({
  path,
  title,
  terms: [title.toLowerCase()],
  inside: [],
  around: [],
  plain: [],
  order,
  ...more,
})

const PAGES = [
  page('/destinations/portugal', 'Portugal', 0, {
    terms: ['portugal', 'portogallo'],
    around: ['europe'],
  }),
  page('/destinations/portugal/porto', 'Porto', 3, {
    terms: ['porto', 'oporto'],
    around: ['portugal', 'europe'],
  }),
  page('/destinations/italy', 'Italy', 1, { terms: ['italy', 'italia'] }),
  page('/destinations/italy/tuscany', 'Tuscany', 2, { terms: ['tuscany', 'toscana'], around: ['italy'] }),
  page('/destinations/france/paris', 'Paris', 4, { inside: ['eiffel tower', 'eiffeltower'] }),
  page('/destinations/iceland', 'Iceland', 5, { terms: ['iceland', 'island'], plain: ['island'] }),
  page('/destinations/new-york', 'New York', 6, { terms: ['new york', 'newyork'] }),
]

function find(query: string): readonly string[] {
  const terms = parseSearchTerms(query)
  return terms === null ? [] : matchTitles(PAGES, terms).map(({ page: { title } }) => title)
}

describe('matchTitles', () => {
  it.each([
    ['an exact name before a name with that prefix', 'porto', ['Porto', 'Portugal']],
    ['a title prefix before a prefix of another name, then by importance', 'port', ['Portugal', 'Porto']],
    ['another name', 'oporto', ['Porto']],
    ['the page around a landmark', 'eiffel', ['Paris']],
    ['a name of several words typed without a space', 'newyork', ['New York']],
    ['a name typed with a space', 'i taly', ['Italy']],
    ['words in any order', 'york new', ['New York']],
    ['a place named with its surrounding place', 'italy tuscany', ['Tuscany', 'Italy']],
    ['a place named with its surrounding place in another language', 'toscana italia', ['Tuscany', 'Italy']],
    ['a name among other words', 'restaurants paris', ['Paris']],
    ['no name that is also a common word', 'best island beaches', []],
    ['no page for an unknown word', 'xyzzy', []],
  ])('finds %s (%j)', (_what, query, titles) => {
    expect(find(query)).toEqual(titles)
  })

  it('lists places inside a place after the place itself', () => {
    expect(find('portugal')).toEqual(['Portugal', 'Porto'])
  })

  it('returns the tier of each match', () => {
    const terms = parseSearchTerms('porto')
    expect(terms && matchTitles(PAGES, terms).map(({ tier }) => tier)).toEqual([0, 5])
  })
})
