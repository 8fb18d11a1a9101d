import { describe, expect, it } from 'vitest'
import { TRAVEL_CATEGORIES } from '#src/catalogue/travel-category.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

const LIST = '/best-in-travel'
const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const ranksOf = (html: string): readonly number[] =>
  [...html.matchAll(/class="print-rank">No\. (?:<!-- -->)?(\d+)/g)].map(([, rank]) => Number(rank))

describe('Best in Travel', () => {
  it('shows the complete list in order, each place with poster, parent, sentence and tags', async () => {
    const html = await textOf(LIST)
    const ranks = ranksOf(html)
    expect(ranks.length).toBeGreaterThan(10)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
    const main = html.slice(html.indexOf('<main'))
    for (const part of ['class="poster ', 'class="print-meta"', 'class="serif"', 'class="tags"'])
      expect(main.split(part).length - 1, part).toBe(ranks.length)
  })

  it('splits the list into its categories, in the same order', async () => {
    const parts = await Promise.all(
      TRAVEL_CATEGORIES.map((category) => textOf(`${LIST}?category=${category}`)),
    )
    for (const ranks of parts.map(ranksOf)) {
      expect(ranks.length).toBeGreaterThan(0)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
    const all = parts.flatMap(ranksOf).toSorted((a, b) => a - b)
    expect(all).toEqual(ranksOf(await textOf(LIST)))
  })

  it('marks the chosen category, which is the canonical address', async () => {
    const html = await textOf(`${LIST}?category=cities`)
    expect(html).toContain('<a href="/best-in-travel?category=cities" aria-current="page">Cities</a>')
    expect(html).toContain(`<link rel="canonical" href="${WORKER_ORIGIN}/best-in-travel?category=cities"/>`)
    expect(html).toContain('<title>Best in Travel: Cities · Fernway</title>')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('serves the same cached page for any other query', async () => {
    const plain = await textOf(LIST)
    const cities = await textOf(`${LIST}?category=cities`)
    const odd = await fetchSite(`${LIST}?utm_source=x&category=cities&__proto__=1`)
    expect(odd.headers.get('server-timing')).toBe('cache;desc=isolate')
    expect(await odd.text()).toBe(cities)
    expect(await textOf(`${LIST}?utm_source=x`)).toBe(plain)
    expect(plain).not.toBe(cities)
  })

  it.each(['castles', '', 'Cities', '__proto__', 'cities&category=value'])(
    'the category “%s” does not exist',
    async (category) => {
      await textOf(LIST)
      for (const _ of [1, 2]) {
        const response = await fetchSite(`${LIST}?category=${category}`)
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
      expect((await fetchSite(LIST)).status).toBe(200)
    },
  )

  it('uses the bundled catalogue when static files fail', async () => {
    const response = await fetchSite(`${LIST}?category=regions`, { headers: { 'x-fault': 'assets=error' } })
    expect(response.status).toBe(200)
    expect(ranksOf(await response.text()).length).toBeGreaterThan(0)
  })

  it('the home page links to it', async () => {
    const html = await textOf('/')
    for (const category of TRAVEL_CATEGORIES) expect(html).toContain(`href="${LIST}?category=${category}"`)
    expect(html).toContain(`href="${LIST}">Explore Best in Travel`)
  })
})
