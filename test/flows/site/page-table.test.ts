import { beforeAll, describe, expect, it } from 'vitest'
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

/** Addresses of the sitemap, without the origin. */
async function sitemapAddresses(): Promise<readonly string[]> {
  const xml = await (await fetchSite('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) =>
    new URL(address).href.slice(new URL(address).origin.length),
  )
}

const rowOf = (address: string) => PAGE_TABLE.find(address.replace(/\?.*$/, ''))

describe('the table of pages', () => {
  it('has one row for a path, and a route for each row', () => {
    const paths = PAGES.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const routes = routesOf('GET')
    expect(paths.filter((path) => !routes.includes(path))).toEqual([])
  })

  it('has a row for each route that answers with a page', async () => {
    const missing: string[] = []
    for (const route of routesOf('GET').filter((path) => !/[:*]/.test(path))) {
      const response = await anonymousVisitor(site).get(route)
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
      if (isPage && response.status === 200 && rowOf(route) === null) missing.push(route)
    }
    expect(missing).toEqual([])
  })

  it('says of every address of the sitemap that it is in it, and of no row without one', async () => {
    const rows = (await sitemapAddresses()).map(rowOf)
    expect(new Set(rows)).toEqual(new Set(PAGES.filter((row) => row.isInSitemap === true)))
  })

  it('knows addresses that exist', async () => {
    for (const path of knownAddresses(PAGES))
      expect([path, [200, 302].includes((await fetchSite(path)).status)]).toEqual([path, true])
  })

  it.each(Object.entries(pageSamples(PAGES)))(
    'has a sample of %s that its row answers',
    async (_kind, path) => {
      const response = await fetchSite(path)
      expect(response.headers.get('content-type')).toContain('text/html')
      const row = rowOf(path)
      const policy = response.headers.get('cache-control') ?? ''
      expect([path, row?.caching === 'public']).toEqual([path, policy.startsWith('public')])
    },
  )

  it('finds of two patterns the narrower one', () => {
    expect(PAGE_TABLE.find('/destinations/japan.gpx')?.isFile).toBe(true)
    expect(PAGE_TABLE.find('/destinations/japan')?.isFile).toBeUndefined()
    expect(PAGE_TABLE.find('/profile/saves/add')?.caching).toBe('private')
    expect(PAGE_TABLE.find('/profile/saves/main')?.caching).toBe('streamed')
    expect(PAGE_TABLE.find('/nowhere')).toBeNull()
  })
})
