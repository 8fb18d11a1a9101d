import { beforeAll, describe, expect, it } from 'vitest'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const HIT = /<a class="search-result" href="([^"]+)"/g

type Page = {
  readonly response: Response
  readonly html: string
  readonly hits: readonly (string | undefined)[]
}

async function search(parameters: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
  const response = await fetchSite(`/search${parameters}`, { headers })
  const html = await response.text()
  return { response, html, hits: [...html.matchAll(HIT)].map((match) => match[1]) }
}

beforeAll(async () => {
  await buildSearchIndexForTests()
})

describe('GET /search', () => {
  it('finds a place by its name in another language, names the match, and is neither cached nor indexed', async () => {
    // The count is in the title of a complete page; a document is started before a slow search has ended.
    const { response, html, hits } = await search('?q=Kopenhagen', { 'sec-fetch-dest': 'empty' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(hits[0]).toBe('/destinations/denmark/copenhagen')
    expect(html).toContain('Also called <mark>Kopenhagen</mark>')
    expect(html).toContain('City · Europe › Denmark')
    expect(html).toMatch(/<title>Search: Kopenhagen \(1 result\)/)
  })
  it('shows a snippet with the matched words', async () => {
    const { html } = await search('?q=machiya')
    expect(html).toContain('<mark>machiya</mark>')
  })
  it('filters by kind and continent, and counts the results of each filter', async () => {
    const all = await search('?q=vineyard')
    const cities = await search('?q=vineyard&kind=city')
    const europe = await search('?q=vineyard&continent=europe&kind=city')
    const count = Number(/Cities<span class="search-count">(\d+)/.exec(all.html)?.[1])
    expect(cities.html).toContain(`${count} result${count === 1 ? '' : 's'} for “vineyard”`)
    expect(cities.hits).toHaveLength(count)
    expect(europe.hits.length).toBeGreaterThan(0)
    expect(cities.hits).toEqual(expect.arrayContaining([...europe.hits]))
  })
  it('pagination shows no result twice, up to the last page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`?q=island&page=${page}`)))
    const shown = pages.flatMap(({ hits }) => hits)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(40)
    const beyond = await search('?q=kyoto&page=50')
    expect(beyond.response.status).toBe(200)
    expect(beyond.html).toContain('All results, without filters')
  })
  it('an empty query lists everything, also with filters', async () => {
    const { html, hits } = await search('')
    expect(html).toMatch(/Everything in the guide: [\d,]+ pages/)
    expect(hits).toHaveLength(20)
    const cities = await search('?q=&kind=city&continent=antarctica')
    expect(cities.hits).toEqual([])
    const asia = await search('?kind=region&continent=asia')
    expect(asia.hits.length).toBeGreaterThan(3)
  })
  it('a misspelt name lists the correction, and the original query on request', async () => {
    const { html, hits } = await search('?q=Moroco')
    expect(html).toMatch(/Did you mean.*<a class="link" href="\/search\?q=Morocco">Morocco<\/a>/)
    expect(hits[0]).toBe('/destinations/morocco')
    expect((await search('?q=Moroco&as=typed')).hits).toEqual([])
  })
  it('names the matched sight of a place, and finds a place within a question', async () => {
    const inside = await search('?q=eiffel+tower')
    expect(inside.hits[0]).toBe('/destinations/france/paris')
    expect(inside.html).toContain('With <mark>Eiffel Tower</mark>')
    const question = await search('?q=what+is+the+best+time+to+visit+lisbon')
    expect(question.hits[0]).toBe('/destinations/portugal/lisbon')
  })
  it('ranks long misspellings by similarity, also far down the list of terms', async () => {
    for (const [typed, path] of [
      ['maauritania', 'mauritania'],
      ['north maccedonia', 'north-macedonia'],
      ['caribben netherlands', 'caribbean-netherlands'],
    ]) {
      const { html, hits } = await search(`?q=${typed}`)
      expect(html).toContain('Did you mean')
      expect(hits[0]).toBe(`/destinations/${path}`)
    }
  })
  it.each(['the', 'and', 'can', 'newyo', 'best in travel', 'visa for india'])(
    'the counts match the listed results for %j',
    async (query) => {
      const { html, hits } = await search(`?q=${query}`)
      const total = Number(/data-search-total="(\d+)"/.exec(html)?.[1])
      expect(hits).toHaveLength(Math.min(20, total))
      expect(total).toBeGreaterThan(0)
    },
  )
  it('a word of a text is not corrected to a similar name', async () => {
    expect((await search('?q=fado')).hits).toEqual(['/destinations/portugal/lisbon'])
  })
  it('finds pages with some of the words when none has all', async () => {
    const { html, hits } = await search('?q=gorilla+trekking')
    expect(html).toContain('No page has all of “gorilla trekking”')
    expect(hits).toContain('/destinations/uganda')
  })
  it('an empty result offers alternatives', async () => {
    const { html, hits } = await search('?q=xyzzyqq')
    expect(hits).toEqual([])
    expect(html).toContain('Places you might like')
  })
  it('ignores invalid filters and page numbers', async () => {
    const { hits } = await search('?q=kyoto&kind=planet&continent=atlantis&page=-3')
    expect(hits[0]).toBe('/destinations/japan/kyoto')
  })
})

describe.each(['error', 'hang', 'null', 'corrupt', 'locked', 'overloaded', 'missing-table'])(
  'search when D1 responds with %s',
  (fault) => {
    it('/search matches titles and reports the reduced results', async () => {
      const { response, html, hits } = await search('?q=lisbon', { 'x-fault': `d1=${fault}` })
      expect(response.status).toBe(200)
      expect(html).toContain('matches by title only')
      expect(hits).toContain('/destinations/portugal/lisbon')
    })
    it('/api/suggest returns titles, uncached', async () => {
      const response = await fetchSite('/api/suggest?q=lisb', { headers: { 'x-fault': `d1=${fault}` } })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({
        suggestions: [{ path: '/destinations/portugal/lisbon' }],
      })
    })
  },
)

const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? ''

describe('search when D1 is slow', () => {
  it('the page starts at once, and the results follow with a script that its policy allows', async () => {
    const { response, html, hits } = await search('?q=kyoto', { 'x-fault': 'd1=slow:150' })
    const [before = '', after = ''] = html.split('Searching…')
    expect(before).toContain('value="kyoto"')
    expect(after).toContain('/destinations/japan/kyoto')
    expect(hits[0]).toBe('/destinations/japan/kyoto')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [, nonce] = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policyOf(response)) ?? []
    const inline = [...html.matchAll(/<script(?! type="module")([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    )
    expect(inline.length).toBeGreaterThan(0)
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
  })
  it('every response has a new nonce', async () => {
    const [one, other] = [await fetchSite('/search?q=kyoto'), await fetchSite('/search?q=kyoto')]
    expect(policyOf(one)).toMatch(/script-src 'self' 'nonce-/)
    expect(policyOf(one)).not.toBe(policyOf(other))
  })
  it('the first chunk arrives before the results', async () => {
    const response = await fetchSite('/search?q=kyoto', { headers: { 'x-fault': 'd1=slow:400' } })
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let begun = ''
    while (!begun.includes('Searching…')) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      expect(done).toBe(false)
      begun += decoder.decode(value, { stream: true })
    }
    expect(begun).toContain('site-footer')
    expect(begun).not.toContain('search-results')
    await reader?.cancel()
  })
  it('the page is buffered where no script can insert the results', async () => {
    const { html } = await search('?q=kyoto', { 'x-fault': 'd1=slow:150' })
    expect(/<noscript>.*?href="([^"]+)"/.exec(html)?.[1]).toBe('/search?q=kyoto&amp;whole=1')
    const buffered = await search('?q=kyoto&whole=1', { 'x-fault': 'd1=slow:150' })
    expect(buffered.html).not.toContain('Searching…')
    expect(buffered.html).not.toMatch(/<script(?! type="module")/)
    expect(buffered.hits[0]).toBe('/destinations/japan/kyoto')
  })
  it('a later failure shows the message of the specification (S2.13) in a complete page', async () => {
    const { response, html } = await search('?q=kyoto', { 'x-fault': 'd1=slow:150,render=throw-late' })
    expect(response.status).toBe(200)
    expect(html).toContain('It looks like we are experiencing issues, and our team has been notified.')
    expect(html).toContain('href="/search"')
    expect(html.endsWith('</html>')).toBe(true)
  })
})
