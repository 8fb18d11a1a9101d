import { describe, expect, it } from 'vitest'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { documentId, FACET_COUNT, facetNumber, facetOfNumber } from './search-facet.ts'
import { SEARCH_KINDS } from './search-kind.ts'

describe('facets', () => {
  it('each has a number of its own, and comes back from it', () => {
    const facets = SEARCH_KINDS.flatMap((kind) =>
      [null, ...CONTINENT_SLUGS].map((continent) => ({ kind, continent })),
    )
    const numbers = facets.map(facetNumber)
    expect(new Set(numbers).size).toBe(facets.length)
    expect(Math.max(...numbers)).toBeLessThan(FACET_COUNT)
    expect(numbers.map(facetOfNumber)).toEqual(facets)
  })
  it('a number of no kind has none', () => {
    expect(facetOfNumber(FACET_COUNT - 1)).toBeNull()
    expect(facetOfNumber(-1)).toBeNull()
  })
  it('an id ascends with the order and ends in the facet', () => {
    const facet = { kind: 'city', continent: 'asia' } as const
    expect(documentId(2, facet)).toBeGreaterThan(
      documentId(1, { kind: 'article', continent: 'south-america' }),
    )
    expect(documentId(70, facet) % FACET_COUNT).toBe(facetNumber(facet))
  })
})
