import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const HEADINGS = {
  de: 'Auf Englisch',
  fr: 'En anglais',
  es: 'En inglés',
  it: 'In inglese',
  cs: 'V\u00a0angličtině',
} as const

/** The parts of a results page above and below the heading of English results. */
async function resultParts(address: string, heading: string): Promise<readonly [string, string]> {
  const html = await (await fetchSite(address)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('<footer'))
  const [above = '', below = ''] = main.split(`id="results-in-english">${heading}</h2>`)
  return [above, below]
}

const countOf = (html: string): number => [...html.matchAll(/class="search-result"/g)].length

describe('a search in another language', () => {
  beforeAll(async () => {
    await buildSearchIndexForTests()
    // The first page of a language loads its text, which may take as long as a search waits for the index.
    await Promise.all(
      Object.keys(HEADINGS).map((tag) => fetchSite(`/${tag}/search?q=lisbon`).then((page) => page.text())),
    )
  })

  it.each(Object.entries(HEADINGS))(
    'lists what matches in English text alone below a heading, in %s',
    async (tag, heading) => {
      const [above, below] = await resultParts(`/${tag}/search?q=machiya`, heading)
      expect(countOf(below)).toBeGreaterThan(0)
      expect(below).toMatch(/<p class="serif" lang="en">/)
      expect(above).not.toMatch(/<p class="serif" lang="en">/)
    },
  )

  it('lists names and sentences of the language above it', async () => {
    const [above, below] = await resultParts('/de/search?q=Kapstadt', HEADINGS.de)
    expect(above).toMatch(/<mark>Kapstadt<\/mark>/)
    expect(above.indexOf('/destinations/south-africa/cape-town')).toBeGreaterThan(0)
    expect(below).not.toContain('<mark>Kapstadt</mark></h2>')
  })

  it('names continents in its filters, and an English page has no such heading', async () => {
    const german = await (await fetchSite('/de/search?q=train')).text()
    expect(german).toMatch(/>Nordamerika<span class="search-count"/)
    expect(german).not.toContain('>North America<span')
    const english = await (await fetchSite('/search?q=machiya')).text()
    expect(countOf(english)).toBeGreaterThan(0)
    expect(english).not.toContain('results-in-english')
  })

  it('offers no other spelling of what was understood as a question', async () => {
    const html = await (await fetchSite('/de/search?q=warm+im+maerz')).text()
    expect(html).toContain('/de/where/in/march?warm=warm')
    expect(html).not.toContain('Meintest du')
  })
})
