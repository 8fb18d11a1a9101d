import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { DeviceFacts } from '#isomorphic/where/device-facts.ts'
import { INDEXED_WHERE_PATHS } from '#isomorphic/where/where-paths.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const MAX_PAGE_BYTES = 22 * 1024

const textOf = async (path: string, init?: RequestInit): Promise<string> =>
  (await fetchSite(path, init)).text()
const locationOf = async (path: string): Promise<string | null> => {
  const response = await fetchSite(path)
  expect([path, response.status]).toEqual([path, 301])
  return response.headers.get('location')
}
const match = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''
const titleOf = (html: string): string => match(html, /<title>([^<]+)/)
const descriptionOf = (html: string): string => match(html, /<meta name="description" content="([^"]+)/)
const countOf = (html: string): number => html.split('class="where-row"').length - 1

describe('/where', () => {
  it('has 169 indexed answers with titles and descriptions of their own and six places or more', async () => {
    const pages = await Promise.all(
      INDEXED_WHERE_PATHS.map(async (path) => [path, await textOf(path)] as const),
    )
    expect(pages).toHaveLength(169)
    for (const [path, html] of pages) {
      expect(countOf(html), path).toBeGreaterThanOrEqual(6)
      expect(html, path).toContain(`<link rel="canonical" href="https://fernway.test${path}"`)
      expect(gzipSync(html).byteLength, path).toBeLessThanOrEqual(MAX_PAGE_BYTES)
    }
    expect(new Set(pages.map(([, html]) => titleOf(html))).size).toBe(169)
    expect(new Set(pages.map(([, html]) => descriptionOf(html))).size).toBe(169)
  })

  it('is cached like a guide', async () => {
    await textOf('/where/in/may')
    const again = await fetchSite('/where/in/may')
    expect(again.headers.get('server-timing')).toContain('cache')
    expect(again.headers.get('cache-control')).toContain('public')
  })

  it.each([
    ['/where?month=may', '/where/in/may'],
    ['/where?days=&month=may&warm=&dry=&interest=food&interest=&from=&reach=', '/where/in/may/for/food'],
    ['/where/for/food?interest=beaches', '/where/for/beaches?interest=food'],
    ['/where?quiet=1&warm=warm&month=march', '/where/in/march?warm=warm&quiet=1'],
    ['/where?warm=lukewarm', '/where'],
    ['/where/in/may?from=Vienna', '/where/in/may?from=vienna'],
    ['/where?from=vienna&reach=noflight', '/where?from=vienna&noflight=1'],
    ['/where?noflight=1&month=may', '/where/in/may'],
    ['/destinations/japan/kyoto/like', '/where/like/japan/kyoto'],
    ['/where?month=May&warm=WARM&continent=Europe', '/where/in/may?warm=warm&continent=europe'],
    ['/where?from=Manchester', '/where?from=man'],
    [`/where?from=${'a'.repeat(59)}😀b`, `/where?from=${'a'.repeat(59)}%F0%9F%98%80`],
  ])('redirects %s to %s', async (given, canonical) => {
    expect(await locationOf(given)).toBe(canonical)
  })

  it('does not have search engines index answers to more than a month and an interest', async () => {
    const html = await textOf('/where/in/march?warm=warm')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(countOf(html)).toBe(12)
  })

  it.each([
    'warm=warm',
    'dry=1',
    'days=7',
    'from=vienna',
    'from=vienna&near=1',
    'from=vienna&noflight=1',
    'quiet=1',
    'cost=low',
    'kids=1',
    'step=1',
    'continent=europe',
  ])('keeps an answer to ?%s out of search engines and of the sitemap', async (query) => {
    const html = await textOf(`/where/in/may?${query}`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
  })

  it('hands its facts to devices as a file that caches may keep for a day', async () => {
    const response = await fetchSite('/where/facts.json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    const facts = (await response.json()) as Pick<DeviceFacts, 'id' | 'season' | 'otherRows'>
    expect(facts.id).toContain('japan/kyoto')
    expect(facts.season).toHaveLength(12 * (facts.id.length + facts.otherRows.length))
    // Nothing of the visitor enters, and no store is read.
    const broken = await fetchSite('/where/facts.json', {
      headers: { 'x-fault': 'kv=error,d1=error', cookie: 'a=b' },
    })
    expect(await broken.json()).toEqual(facts)
  })

  it('answers every visitor with the same bytes', async () => {
    const path = '/where/in/march?warm=warm&dry=1&from=berlin'
    const plain = await textOf(path)
    const other = await textOf(path, {
      headers: { cookie: '__Host-session=x; consent=1', 'user-agent': 'other', 'accept-language': 'de' },
    })
    expect(other).toBe(plain)
  })

  it.each(['kv=error,d1=error', 'kv=hang,d1=hang'])('gives the same answer with %s', async (fault) => {
    const path = '/where/in/june?interest=islands&quiet=1'
    const canonical = '/where/in/june/for/islands?quiet=1'
    expect(await locationOf(path)).toBe(canonical)
    const plain = await textOf(canonical)
    expect(await textOf(canonical, { headers: { 'x-fault': fault } })).toBe(plain)
  })

  it('says which wish empties the answer, and offers dropping each', async () => {
    const html = await textOf('/where/in/january/for/deserts?warm=cold&step=1&continent=europe')
    expect(countOf(html)).toBe(0)
    expect(html).toContain('Nothing fits all of it')
    expect(html).toMatch(/without it \d+ places? would fit/)
    expect(html.split('Without <i>').length).toBeGreaterThan(2)
  })

  it('says that a place to start from is unknown, and shows its text escaped', async () => {
    const html = await textOf(`/where/in/may?from=${encodeURIComponent('<b>nowhere')}`)
    expect(html).toContain('knows no town')
    expect(html).not.toContain('<b>nowhere')
  })

  it('answers 404 for an unknown month, interest and place', async () => {
    for (const path of [
      '/where/in/smarch',
      '/where/for/surfing',
      '/where/like/atlantis',
      '/where/in/smarch.atom',
    ])
      expect([path, (await fetchSite(path)).status]).toEqual([path, 404])
  })

  it('is in the sitemap with all indexed answers', async () => {
    const sitemap = await textOf('/sitemap.xml')
    for (const path of INDEXED_WHERE_PATHS)
      expect(sitemap).toContain(`<loc>https://fernway.test${path}</loc>`)
  })

  it('has the same answer as JSON and as a feed', async () => {
    const response = await fetchSite('/where.json?month=may&interest=food')
    const json = (await response.json()) as { readonly places: readonly { readonly page: string }[] }
    const html = await textOf('/where/in/may/for/food')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    for (const { page } of json.places) expect(html).toContain(`href="${new URL(page).pathname}"`)
    const feed = await fetchSite('/where/in/may.atom')
    expect(feed.headers.get('content-type')).toContain('application/atom+xml')
    expect((await feed.text()).split('<entry>')).toHaveLength(13)
  })

  it('gives kilometres, not a journey of days, to travellers who may fly', async () => {
    const address = '/where.json?month=july&interest=wildlife&from=new-york&days=14'
    const { places } = (await (await fetchSite(address)).json()) as {
      readonly places: readonly { readonly reasons: readonly string[] }[]
    }
    const reasons = places.flatMap((place) => place.reasons)
    expect(reasons.filter((reason) => /\d days (?:by|overland)|change/.test(reason))).toEqual([])
    expect(reasons.filter((reason) => / km /.test(reason)).length).toBeGreaterThanOrEqual(6)
  })

  it('prints the formula', async () => {
    const html = await textOf('/where/how')
    for (const figure of [
      '<td>40</td>',
      '<td>20</td>',
      '<td>25</td>',
      '<td>10</td>',
      '<td>5</td>',
      '<td>−15</td>',
    ])
      expect(html).toContain(figure)
  })
})

describe('/compare', () => {
  it('shows up to four known places once each, what differs first', async () => {
    const html = await textOf(
      '/compare?place=japan/kyoto&place=italy/venice&place=japan/kyoto&place=x&month=may',
    )
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html.match(/<th scope="col"/g)).toHaveLength(2)
    expect(html).toContain('Japanese yen')
    expect(html.lastIndexOf('<tr>')).toBeLessThan(html.indexOf('<tr class="is-same"'))
  })

  it('says which passports need a visa, with the page of the authority', async () => {
    const html = await textOf('/compare?place=japan/kyoto&place=india')
    const row = html.split('<tr').find((each) => each.includes('>Visas</th>')) ?? ''
    expect(row).toContain('EU, UK, US, Canada, Australia: no visa for 90\u00a0days')
    expect(row).toContain('<a href="https://www.mofa.go.jp" rel="noreferrer">Official page</a>')
  })

  it('begins with a choice when no place is named', async () => {
    expect(await textOf('/compare')).toContain('Choose a place to begin')
  })
})
