import { describe, expect, it } from 'vitest'
import core from '#generated/catalogue-core.json'
import { PAGES } from '#src/pages.ts'
import { namedPages } from '#src/site/page-row.ts'
import { fetchSite, WORKER_ORIGIN } from '#test/support/worker/fetch-site.ts'

/** Returns the paths that the 404 page suggests, most similar first. */
async function nearPagesOf(path: string): Promise<readonly string[]> {
  const first = await fetchSite(path)
  // Mixed case redirects to the lower-case address.
  const response =
    first.status === 301
      ? await fetchSite(new URL(first.headers.get('location') ?? '', WORKER_ORIGIN).pathname)
      : first
  const html = await response.text()
  expect([path, response.status]).toEqual([path, 404])
  expect(html).toContain('name="robots" content="noindex"')
  const list = /<ul class="near-pages">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
}

const story = core.stories[0]?.path ?? ''
const slug = story.slice(story.lastIndexOf('/') + 1)

describe('unknown address', () => {
  it.each([
    ['/destinations/japn', '/destinations/japan'],
    ['/destinations/morroco', '/destinations/morocco'],
    ['/destinations/portugal/lisbonn', '/destinations/portugal/lisbon'],
    ['/destinations/united-kingdom/londn', '/destinations/united-kingdom/london'],
    ['/destinations/japan/xyzzy', '/destinations/japan'],
    ['/africa/morroco', '/destinations/morocco'],
    ['/africca/places', '/africa/places'],
    ['/europ', '/europe/places'],
    ['/newsleter', '/newsletter'],
    ['/best-in-travle', '/best-in-travel'],
    ['/best-in-travel/2025', '/best-in-travel'],
    ['/membrship', '/membership'],
    ['/privacy-polcy', '/legal/privacy-policy'],
    ['/camapigns/offseason-travel', '/campaigns/offseason-travel'],
    ['/articles/category/foood', '/articles/category/food-and-drink'],
    ['/articles/category/beeches', '/articles/category/beaches'],
    ['/japan', '/destinations/japan'],
    ['/lisbon', '/destinations/portugal/lisbon'],
    ['/country/japan', '/destinations/japan'],
    ['/places/japan', '/destinations/japan'],
    ['/japan.html', '/destinations/japan'],
    ['/en/japan-travel-guide', '/destinations/japan'],
    ['/things-to-do-in-lisbon', '/destinations/portugal/lisbon'],
    ['/newyork', '/destinations/united-states/new-york'],
    ['/deutschland', '/destinations/germany'],
    ['/lissabon', '/destinations/portugal/lisbon'],
    ['/c%C3%B4te-divoire', '/destinations/ivory-coast'],
    ['/%E6%97%A5%E6%9C%AC', '/destinations/japan'],
    ['/oceania/places', '/pacific/places'],
    ['/latin-america/places', '/central-america/places'],
    ['/articles/category/kids', '/articles/category/family-travel'],
    ['/articles/category/hiking', '/articles/category/adventure-travel'],
    ['/index.html', '/'],
    ['/places/index.html', '/places'],
    ['/destinations/england', '/destinations/united-kingdom'],
    ['/destinations/macchu-picchu', '/destinations/peru/sacred-valley'],
    ['/atlantis/places', '/places'],
    ['/destinations/constructor', '/places'],
    ['/articles/category/zzzz', '/articles'],
    ['/login', '/profile'],
    ['/feed', '/feeds/articles.rss'],
    [story.slice(0, -4), story],
    [`/articles/${slug.slice(0, 3)}${slug.slice(4)}`, story],
    [story.replace('/articles/', '/stories/'), story],
  ])('%s suggests %s first', async (path, nearest) => {
    expect((await nearPagesOf(path))[0]).toBe(nearest)
  })

  it('the presumed parent is the second suggestion', async () => {
    expect(await nearPagesOf('/destinations/portugal/lisbonn')).toEqual([
      '/destinations/portugal/lisbon',
      '/destinations/portugal',
    ])
  })

  it('redirects to lower case before the suggestions', async () => {
    const response = await fetchSite('/JAPAN')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/japan'])
  })

  it.each(['/wp-admin.php', '/xmlrpc.php', '/.env', '/zzzzzz', '/%E2%80%A6', '/toString'])(
    '%s suggests nothing',
    async (path) => {
      expect(await nearPagesOf(path)).toEqual([])
    },
  )

  it.each([
    `/${'a'.repeat(2000)}`,
    `/${'a-'.repeat(1000)}`,
    `/${'a/'.repeat(1000)}b`,
    `/${'%EF%B7%BA'.repeat(220)}`,
    `/${'%F0%9F%97%BA'.repeat(160)}`,
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    "/japan'%20OR%201=1--",
    '/destinations/%25%2525',
  ])('a hostile one returns a plain 404 page', async (path) => {
    await nearPagesOf(path)
  })

  it.each(namedPages(PAGES).map(({ path }) => path))('suggests %s, which exists', async (path) => {
    // The account redirects to sign-in.
    expect([200, 302]).toContain((await fetchSite(path)).status)
  })

  it('shows a complete row of places', async () => {
    for (const path of ['/zzzzzz', '/japn', '/newsleter']) {
      const html = await (await fetchSite(path)).text()
      const row = /<ul class="print-grid">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
      expect([path, row.match(/<li/g)?.length]).toEqual([path, 4])
    }
  })

  it('suggestions work while static files fail', async () => {
    const html = await (
      await fetchSite('/destinations/morroco', { headers: { 'x-fault': 'assets=error' } })
    ).text()
    expect(html).toContain('href="/destinations/morocco"')
  })
})
