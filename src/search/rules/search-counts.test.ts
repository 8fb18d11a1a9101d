import { describe, expect, it } from 'vitest'
import { countMatches } from './search-counts.ts'

const counts = [
  { facet: { kind: 'city', continent: 'asia' }, count: 3 },
  { facet: { kind: 'city', continent: 'europe' }, count: 2 },
  { facet: { kind: 'article', continent: null }, count: 4 },
] as const

describe('countMatches', () => {
  it('counts the results of each filter within the other filter', () => {
    expect(countMatches(counts, { kind: null, continent: null }).total).toBe(9)
    expect(countMatches(counts, { kind: null, continent: 'asia' })).toEqual({
      total: 3,
      kinds: [{ kind: 'city', count: 3 }],
      continents: [
        { continent: 'asia', count: 3 },
        { continent: 'europe', count: 2 },
      ],
    })
  })
  it('lists the chosen filter even without results', () => {
    const { total, kinds } = countMatches(counts, { kind: 'region', continent: null })
    expect(total).toBe(0)
    expect(kinds).toContainEqual({ kind: 'region', count: 0 })
  })
})
