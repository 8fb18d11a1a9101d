import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const htmlOf = async (path: string): Promise<string> => (await fetchSite(path)).text()
const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length

describe('header and footer links', () => {
  it('only the current page is marked', async () => {
    const html = await htmlOf('/destinations/japan')
    const marked = [...html.matchAll(/aria-current="page" href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(marked)).toEqual(new Set(['/destinations/japan']))
    expect(await htmlOf('/about')).toContain('aria-current="page" href="/about"')
  })

  it('the most visited countries are listed, and the number of pages of each continent', async () => {
    const html = await htmlOf('/')
    const nav = html.slice(html.indexOf('class="nav-sections"'), html.indexOf('class="header-tools"'))
    for (const slug of [
      'japan',
      'italy',
      'france',
      'spain',
      'portugal',
      'greece',
      'thailand',
      'india',
      'peru',
    ])
      expect(nav).toContain(`href="/destinations/${slug}"`)
    for (const place of ['Europe', 'the Caribbean', 'the Middle East', 'the Pacific'])
      expect(nav).toMatch(new RegExp(`>All \\d{2,3} in ${place}<`))
    expect(count(nav, />Plan a trip</g)).toBe(1)
  })

  it('each continent lists its countries, most visited first, its regions and its cities', async () => {
    const html = await htmlOf('/')
    const continents = html.split('class="nav-continent"').slice(1)
    expect(continents).toHaveLength(10)
    const asia = continents.find((part) => part.includes('>Asia<')) ?? ''
    const [countries = '', regions = '', cities = ''] = ['Countries', 'Regions', 'Cities'].map(
      (label) => new RegExp(`>${label}</span><ul>(.*?)</ul>`).exec(asia)?.[1],
    )
    const linked = (list: string) =>
      [...list.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.split('/'))
    expect(linked(countries).map((parts) => parts[2])).toEqual(['china', 'india', 'indonesia', 'japan'])
    for (const list of [regions, cities]) expect(linked(list).every((parts) => parts.length === 4)).toBe(true)
    expect(linked(cities).length).toBeGreaterThan(0)
  })

  it('routes of the guide are offered as trips, and gifts beside new books', async () => {
    const html = await htmlOf('/')
    const part = (from: string, to: string) =>
      html.split(`>${from}</span>`)[1]?.split(`>${to}</span>`)[0] ?? ''
    const trips = part('Trips', 'Stories')
    expect(count(trips, /href="\/articles\/[^/"]+"/g)).toBeGreaterThanOrEqual(3)
    for (const path of ['/trips', '/where']) expect(trips).toContain(`href="${path}"`)
    const books = part('Books', 'Trips')
    for (const title of ['Gifts', 'New releases']) expect(books).toContain(`>${title}<`)
    // Every part of a menu has more than one row.
    for (const body of html.split('class="nav-body"').slice(1))
      expect(count(body.split('</details>')[0] ?? '', /<a /g)).toBeGreaterThan(1)
  })

  it('each story of the menu has its poster, without text below', async () => {
    const html = await htmlOf('/')
    const stories = html.split('>Best in Travel</summary>')[1]?.split('>By Topic</summary>')[0] ?? ''
    const rows = stories.split('class="place-row"').slice(1)
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row).toMatch(/<(svg|img)[^>]*/)
  })

  it('paid links of partners have rel="sponsored"', async () => {
    const html = await htmlOf('/destinations/japan')
    const partners = [...html.matchAll(/<a[^>]*href="https:\/\/(?:trips|tours)\.[^"]*"[^>]*>/g)]
    expect(partners.length).toBeGreaterThanOrEqual(3)
    for (const [link] of partners) expect(link).toContain('rel="sponsored noopener"')
    expect(html).toMatch(/<a[^>]*href="https:\/\/shop\.[^"]*"[^>]*rel="noopener"/)
  })

  it.each(['/', '/legal', '/legal/privacy-policy'])('the opt-out of %s opens in a new tab', async (path) => {
    const html = await htmlOf(path)
    const links = [...html.matchAll(/<a[^>]*href="\/do-not-sell[^"]*"[^>]*>/g)]
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const [link] of links) expect(link).toContain('target="_blank"')
  })

  it('the conditions of the offer are a separate page', async () => {
    expect(await htmlOf('/')).toContain('href="/legal/first-order"')
    expect((await fetchSite('/legal/first-order')).status).toBe(200)
  })
})

describe('links of pages', () => {
  it('the 404 page has a search box', async () => {
    expect(await htmlOf('/nowhere-at-all')).toMatch(/<input[^>]*id="unknown-q"/)
  })

  it.each(['/articles', '/articles/overland-track'])('%s links to the feeds', async (path) => {
    const main = (await htmlOf(path)).split('<main')[1] ?? ''
    expect(main).toContain('href="/feeds/articles.atom"')
    expect(main).toContain('href="/feeds/articles.rss"')
  })
})
