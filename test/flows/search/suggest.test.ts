import { beforeAll, describe, expect, it } from 'vitest'
import type { SuggestResponse } from '#isomorphic/search/suggestion.ts'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

async function suggest(
  query: string,
): Promise<{ readonly response: Response; readonly titles: readonly string[] }> {
  const response = await fetchSite(`/api/suggest?q=${encodeURIComponent(query)}`)
  const { suggestions } = await response.json<SuggestResponse>()
  return { response, titles: suggestions.map(({ title }) => title) }
}

beforeAll(async () => {
  await buildSearchIndexForTests()
})

describe('GET /api/suggest', () => {
  it('offers up to eight pages whose names begin so, the best first', async () => {
    const { response, titles } = await suggest('ma')
    expect(response.status).toBe(200)
    expect(titles).toHaveLength(8)
    expect(titles.every((title) => title.startsWith('Ma'))).toBe(true)
  })
  it('offers titles that begin so for a single letter', async () => {
    const { titles } = await suggest('m')
    expect(titles).toHaveLength(8)
    expect(titles.filter((title) => !title.startsWith('M'))).toEqual([])
  })
  it('says what each is and where, with its picture', async () => {
    const response = await fetchSite('/api/suggest?q=kyoto')
    const { suggestions } = await response.json<SuggestResponse>()
    expect(suggestions[0]).toEqual({
      title: 'Kyoto',
      match: null,
      path: '/destinations/japan/kyoto',
      caption: 'City in Japan',
      picture: expect.stringMatching(/^\/posters\/japan\/kyoto\.[0-9a-f]{6}\/1x1-thumb\.svg$/),
    })
  })
  it('says by which name a page was found when its title does not', async () => {
    const response = await fetchSite('/api/suggest?q=dotonbori')
    const { suggestions } = await response.json<SuggestResponse>()
    const found = suggestions.find(({ title }) => title === 'Osaka')
    expect(found?.match).toBe('Dotonbori')
  })
  it('offers what was probably meant, even before it is typed out', async () => {
    expect((await suggest('kyotto')).titles).toContain('Kyoto')
    expect((await suggest('reykyav')).response.status).toBe(200)
    expect((await suggest('switserl')).titles).toContain('Switzerland')
  })
  it('answers every spelling of a query from one kept answer', async () => {
    const first = await suggest('lofoten isl')
    const again = await suggest('  LOFÓTEN—isl ')
    expect(first.response.headers.get('cache-control')).toContain('public')
    expect(again.response.headers.get('server-timing')).toMatch(/cache/)
    expect(again.titles).toEqual(first.titles)
    const etag = again.response.headers.get('etag') ?? ''
    const third = await fetchSite('/api/suggest?q=lofoten%20isl', { headers: { 'if-none-match': etag } })
    expect(third.status).toBe(304)
  })
  it.each(['', ' ', '*', '"', 'xyzzyqqq'])(
    'has nothing to offer for %j, and keeps that nowhere',
    async (query) => {
      const { response, titles } = await suggest(query)
      expect(response.status).toBe(200)
      expect(titles).toEqual([])
      expect(response.headers.get('cache-control')).not.toContain('public')
    },
  )
  it('refuses other methods', async () => {
    const response = await fetchSite('/api/suggest?q=a', {
      method: 'POST',
      headers: { origin: 'https://fernway.test' },
    })
    expect(response.status).toBe(405)
  })
})
