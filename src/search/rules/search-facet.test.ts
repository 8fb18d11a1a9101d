import { describe, expect, it } from 'vitest'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { documentId, FACET_COUNT, facetNumber, facetOfNumber } from './search-facet.ts'
import { SEARCH_KINDS } from './search-kind.ts'

describe('facets', () => {
  it('maps each facet to a number and back', () => {
    const facets = SEARCH_KINDS.flatMap((kind) =>
      [null, ...CONTINENT_SLUGS].map((continent) => ({ kind, continent })),
    )
    const numbers = facets.map(facetNumber)
    expect(new Set(numbers).size).toBe(facets.length)
    expect(Math.max(...numbers)).toBeLessThan(FACET_COUNT)
    expect(numbers.map(facetOfNumber)).toEqual(facets)
  })
  it('returns null for the number of an unknown kind', () => {
    expect(facetOfNumber(FACET_COUNT - 1)).toBeNull()
    expect(facetOfNumber(-1)).toBeNull()
  })
  it('creates IDs that ascend with the rank and end with the facet', () => {
    const facet = { kind: 'city', continent: 'asia' } as const
    expect(documentId(2, facet)).toBeGreaterThan(
      documentId(1, { kind: 'article', continent: 'south-america' }),
    )
    expect(documentId(70, facet) % FACET_COUNT).toBe(facetNumber(facet))
  })
})
