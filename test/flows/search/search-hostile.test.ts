import { beforeAll, describe, expect, it } from 'vitest'
import type { SuggestResponse } from '#isomorphic/search/suggestion.ts'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const HIT = /<a class="search-result" href="([^"]+)"/g
const TOTAL = /data-search-total="(\d+)"/

async function search(parameters: string) {
  const response = await fetchSite(`/search?${parameters}`)
  const html = await response.text()
  const hits = [...html.matchAll(HIT)].map((match) => match[1])
  return { status: response.status, html, hits, total: Number(TOTAL.exec(html)?.[1]) }
}

beforeAll(async () => {
  await buildSearchIndexForTests()
}, 60_000)

/** URL-encoded queries. */
const HOSTILE = {
  '10 kB of one character': `q=${'a'.repeat(10_000)}`,
  '10 kB of words': `q=${'kyoto+'.repeat(1700)}`,
  '10 kB of punctuation': `q=${'%22'.repeat(3400)}`,
  'control characters': 'q=%01%02%1b%7f%9f',
  NUL: 'q=%00',
  emoji: 'q=%F0%9F%8F%9D%EF%B8%8F%F0%9F%87%AF%F0%9F%87%B5',
  'right to left with overrides': 'q=%E2%80%AE%D9%85%D8%B5%D8%B1%E2%80%AC',
  'half a surrogate pair': 'q=%ED%A0%80kyoto%ED%B0%80',
  'broken escapes': 'q=%zz%u0041%E0%A4%A',
  'a lone percent': 'q=100%',
  'full-text operators': 'q=NEAR(a+b,2)+AND+NOT+title:x*+^"',
  'full-text columns': 'q={body+lead}+:+"x',
  'open quotes': `q="'“‘`,
  'the markers of the index': 'q==country+=japan',
  SQL: `q=';DROP+TABLE+search_index;--`,
  markup: 'q=<script>alert(1)</script>"><img+src=x>',
}

describe('hostile queries', () => {
  it.each(Object.entries(HOSTILE))(
    '%s returns 200 from the full index, without unescaped markup',
    async (_, query) => {
      const { status, html, hits, total } = await search(query)
      expect(status).toBe(200)
      expect(html).toContain('</html>')
      expect(html).not.toContain('matches by title only')
      expect(html).not.toContain('<script>alert')
      expect(total).toBeGreaterThanOrEqual(hits.length)
      const response = await fetchSite(`/api/suggest?${query}`)
      expect(response.status).toBe(200)
      expect((await response.json<SuggestResponse>()).suggestions.length).toBeLessThanOrEqual(8)
    },
  )

  it('the first value of a repeated query counts', async () => {
    expect((await search('q=kyoto&q=paris')).hits[0]).toBe('/destinations/japan/kyoto')
    const response = await fetchSite('/api/suggest?q=kyoto&q=paris')
    expect((await response.json<SuggestResponse>()).suggestions[0]?.title).toBe('Kyoto')
  })

  it.each(['0', '-1', 'x', '', '1.5', '1e9', '%00'])('page=%s is the first page', async (page) => {
    const { status, hits } = await search(`q=kyoto&page=${page}&kind=planet&continent=atlantis`)
    expect([status, hits[0]]).toEqual([200, '/destinations/japan/kyoto'])
  })

  it.each(['2', '50', '1000000000'])('page=%s beyond the last says so and links back', async (page) => {
    const { status, html, hits } = await search(`q=Kopenhagen&page=${page}`)
    expect([status, hits]).toEqual([200, []])
    expect(html).toMatch(/There is no page \d+ here: 1 result for “Kopenhagen”, all on one page\./)
    expect(html).toContain('href="/search?q=Kopenhagen"')
  })

  it.each(['san', 'island', 'beaches', 'old town', 's', 'the', 'porto portugal', 'roma'])(
    'the counts of “%s” match the listed pages, in total and by kind',
    async (query) => {
      for (const kind of ['', 'country', 'region', 'city', 'article']) {
        const listed = new Set<string | undefined>()
        const address = `q=${encodeURIComponent(query)}&kind=${kind}&as=typed`
        const { total } = await search(address)
        for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
          const { hits } = await search(`${address}&page=${page}`)
          for (const hit of hits) listed.add(hit)
        }
        expect([kind, listed.size]).toEqual([kind, total])
      }
    },
    60_000,
  )
})
