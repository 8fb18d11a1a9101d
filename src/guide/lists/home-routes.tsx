import { Hono } from 'hono'
import { readHome } from '#src/catalogue/catalogue.ts'
import { HomePage } from '#src/guide/lists/pages/home-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { siteData } from '#src/site/structured-data.ts'

const DESCRIPTION =
  'Guides to countries, regions and cities, each with its own poster: when to go, how to get about, what to eat and three ways to spend your days.'

export function homeRoutes(site: SiteData): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/', async (c) => {
    const home = await readHome(c.get('readShard'))
    if (home === null) return c.notFound()
    c.header('cache-control', PAGE_CACHE_CONTROL)
    const structuredData = siteData(c.get('config').siteOrigin, site)
    const head = { title: null, description: DESCRIPTION, canonicalPath: '/', structuredData }
    return c.render(<HomePage home={home} month={new Date().getUTCMonth()} {...site.home} />, { head })
  })
}
