import { describe, expect, it } from 'vitest'
import { askSite } from '#test/support/worker/ask-site.ts'

const htmlOf = async (path: string): Promise<string> => (await askSite(path)).text()
const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length

describe('the links of the frame', () => {
  it('mark the page that they stand on, and no other', async () => {
    const html = await htmlOf('/destinations/japan')
    const marked = [...html.matchAll(/aria-current="page" href="([^"]+)"/g)].map(([, href]) => href)
    expect(new Set(marked)).toEqual(new Set(['/destinations/japan']))
    expect(await htmlOf('/about')).toContain('aria-current="page" href="/about"')
  })

  it('name the countries that most people visit, and how many pages a continent has', async () => {
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
    expect(nav).toMatch(/All \d{2,3} in Europe/)
    expect(count(nav, />Plan a trip</g)).toBe(1)
  })

  it('say which partners pay for them', async () => {
    const html = await htmlOf('/destinations/japan')
    const partners = [...html.matchAll(/<a[^>]*href="https:\/\/(?:trips|tours)\.[^"]*"[^>]*>/g)]
    expect(partners.length).toBeGreaterThanOrEqual(3)
    for (const [link] of partners) expect(link).toContain('rel="sponsored noopener"')
    expect(html).toMatch(/<a[^>]*href="https:\/\/shop\.[^"]*"[^>]*rel="noopener"/)
  })

  it.each(['/', '/legal', '/legal/privacy-policy'])('open the opt-out of %s in a new tab', async (path) => {
    const html = await htmlOf(path)
    const links = [...html.matchAll(/<a[^>]*href="\/do-not-sell[^"]*"[^>]*>/g)]
    expect(links.length).toBeGreaterThanOrEqual(2)
    for (const [link] of links) expect(link).toContain('target="_blank"')
  })

  it('lead to the conditions of the offer, which are a page of their own', async () => {
    expect(await htmlOf('/')).toContain('href="/legal/first-order"')
    expect((await askSite('/legal/first-order')).status).toBe(200)
  })
})

describe('what pages offer', () => {
  it('an address without a page has a search box', async () => {
    expect(await htmlOf('/nowhere-at-all')).toMatch(/<input[^>]*id="unknown-q"/)
  })

  it.each(['/articles', '/articles/overland-track'])('%s links the feeds', async (path) => {
    const main = (await htmlOf(path)).split('<main')[1] ?? ''
    expect(main).toContain('href="/feeds/articles.atom"')
    expect(main).toContain('href="/feeds/articles.rss"')
  })
})
