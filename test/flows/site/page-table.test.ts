import { beforeAll, describe, expect, it } from 'vitest'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { splitLanguage } from '#isomorphic/words/localised-path.ts'
import { PAGE_TABLE } from '#src/app.tsx'
import { PAGES } from '#src/pages.ts'
import { knownAddresses, pageSamples } from '#src/site/page-row.ts'
import { type AccountSite, anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

let site: AccountSite
beforeAll(async () => {
  site = await createAccountSite()
})

const routesOf = (method: string): readonly string[] =>
  site.routes.filter((route) => route.method === method).map(({ path }) => path)

/** Returns the addresses of the sitemap, without the origin. */
async function sitemapAddresses(): Promise<readonly string[]> {
  const xml = await (await fetchSite('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) =>
    new URL(address).href.slice(new URL(address).origin.length),
  )
}

const LANGUAGES = TRANSLATED_TAGS.join(',')
/** The row of an address, which is the same in every language. */
const rowOf = (address: string) =>
  PAGE_TABLE.find(splitLanguage(address.replace(/\?.*$/, ''), LANGUAGES).path)

describe('page table', () => {
  it('each path has one row, and each row a route', () => {
    const paths = PAGES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const routes = routesOf('GET')
    expect(paths.filter((path) => !routes.includes(path))).toEqual([])
  })

  it('each route that serves a page has a row', async () => {
    const missing: string[] = []
    for (const route of routesOf('GET').filter((path) => !/[:*]/.test(path))) {
      const response = await anonymousVisitor(site).get(route)
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
      if (isPage && response.status === 200 && rowOf(route) === null) missing.push(route)
    }
    expect(missing).toEqual([])
  })

  it('every address of the sitemap has a row that says so, and no row lacks one', async () => {
    const rows = (await sitemapAddresses()).map(rowOf)
    expect(new Set(rows)).toEqual(new Set(PAGES.filter((row) => row.isInSitemap === true)))
  })

  it('its addresses exist', async () => {
    for (const path of knownAddresses(PAGES))
      expect([path, [200, 302].includes((await fetchSite(path)).status)]).toEqual([path, true])
  })

  it.each(Object.entries(pageSamples(PAGES)))(
    'the sample of %s is served by its row',
    async (_kind, path) => {
      const response = await fetchSite(path)
      expect(response.headers.get('content-type')).toContain('text/html')
      const row = rowOf(path)
      const policy = response.headers.get('cache-control') ?? ''
      expect([path, row?.caching === 'public']).toEqual([path, policy.startsWith('public')])
    },
  )

  it('the narrower of two matching patterns wins', () => {
    expect(PAGE_TABLE.find('/destinations/japan.gpx')?.isFile).toBe(true)
    expect(PAGE_TABLE.find('/destinations/japan')?.isFile).toBeUndefined()
    expect(PAGE_TABLE.find('/profile/saves/add')?.caching).toBe('private')
    expect(PAGE_TABLE.find('/profile/saves/main')?.caching).toBe('streamed')
    expect(PAGE_TABLE.find('/nowhere')).toBeNull()
  })
})
