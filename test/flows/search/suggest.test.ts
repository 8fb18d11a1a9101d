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
  it('returns up to eight pages whose names start with the query, best first', async () => {
    const { response, titles } = await suggest('ma')
    expect(response.status).toBe(200)
    expect(titles).toHaveLength(8)
    expect(titles.every((title) => title.startsWith('Ma'))).toBe(true)
  })
  it('returns titles that start with a single character', async () => {
    const { titles } = await suggest('m')
    expect(titles).toHaveLength(8)
    expect(titles.filter((title) => !title.startsWith('M'))).toEqual([])
  })
  it('a suggestion has its kind, location and image', async () => {
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
  it('a suggestion names the matched alternative name', async () => {
    const response = await fetchSite('/api/suggest?q=dotonbori')
    const { suggestions } = await response.json<SuggestResponse>()
    const found = suggestions.find(({ title }) => title === 'Osaka')
    expect(found?.match).toBe('Dotonbori')
  })
  it('returns corrections, even for an incomplete query', async () => {
    expect((await suggest('kyotto')).titles).toContain('Kyoto')
    expect((await suggest('reykyav')).response.status).toBe(200)
    expect((await suggest('switserl')).titles).toContain('Switzerland')
  })
  it.each([
    ['バリ', 'Bali'],
    ['ペナン', 'George Town'],
    ['टोंगा', 'Tonga'],
    ['கென்யா', 'Kenya'],
    ['អង់ហ្គីឡា', 'Anguilla'],
    ['ভিয়েতনাম', 'Vietnam'],
  ])('a name that differs from another by its vowels leads: %s is %s', async (query, title) => {
    expect((await suggest(query)).titles[0]).toBe(title)
    const html = await (await fetchSite(`/search?q=${encodeURIComponent(query)}`)).text()
    const [, first] = html.split('class="search-result"')
    expect(first).toContain(`>${title}<`)
  })
  it.each([
    ['de', 'strand', '/articles/category/beaches', 'Strände', 'Thema'],
    ['fr', 'plage', '/articles/category/beaches', 'Plages', 'Thème'],
  ])('topics have their title in the language, in %s', async (tag, query, path, title, caption) => {
    const response = await fetchSite(`/${tag}/api/suggest?q=${query}`)
    const { suggestions } = await response.json<SuggestResponse>()
    expect(suggestions.find((each) => each.path.endsWith(path))).toMatchObject({ title, caption })
  })
  it('stories have their title and topic in the language', async () => {
    const response = await fetchSite('/de/api/suggest?q=food')
    const { suggestions } = await response.json<SuggestResponse>()
    const stories = suggestions.filter(({ caption }) => caption.startsWith('Geschichte'))
    expect(stories).not.toEqual([])
    expect(stories.filter(({ caption }) => /Food|and/.test(caption))).toEqual([])
  })
  it('all spellings of a query share one cached response', async () => {
    const first = await suggest('lofoten isl')
    const again = await suggest('  LOFÓTEN—isl ')
    expect(first.response.headers.get('cache-control')).toContain('public')
    expect(again.response.headers.get('server-timing')).toMatch(/cache/)
    expect(again.titles).toEqual(first.titles)
    const etag = again.response.headers.get('etag') ?? ''
    const third = await fetchSite('/api/suggest?q=lofoten%20isl', { headers: { 'if-none-match': etag } })
    expect(third.status).toBe(304)
  })
  it.each(['', ' ', '*', '"', 'xyzzyqqq'])('the response for %j is empty and uncached', async (query) => {
    const { response, titles } = await suggest(query)
    expect(response.status).toBe(200)
    expect(titles).toEqual([])
    expect(response.headers.get('cache-control')).not.toContain('public')
  })
  it('rejects other methods', async () => {
    const response = await fetchSite('/api/suggest?q=a', {
      method: 'POST',
      headers: { origin: 'https://fernway.test' },
    })
    expect(response.status).toBe(405)
  })
})
