import { Hono } from 'hono'
import { findCampaign, readSiteIndex, readTextPages } from '#src/catalogue/stories.ts'
import { storyListData } from '#src/guide/story/story-data.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { TextPage } from '#src/site/components/text-page.tsx'
import { breadcrumbData, placeListData } from '#src/site/structured-data.ts'
import { CampaignPage } from './campaign-page.tsx'
import { SiteIndexPage } from './site-index-page.tsx'

/** Pages of the house that `content/pages` holds (S2.1); the one with a switch is in consent.tsx. */
export const TEXT_PAGE_PATHS = [
  '/membership',
  '/about',
  '/about/contribute',
  '/press-trade-advertising',
  '/legal',
  '/legal/privacy-policy',
  '/legal/website-terms',
  '/consumer-health-data-privacy-policy',
] as const

const INDEX_DESCRIPTION =
  'All of Fernway on one page: every country and written place by continent, every story by topic, and the pages about the guide.'

/** Pages of the house, `/campaigns/{slug}` and `/sitemaps`. */
export function textPageRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  for (const path of TEXT_PAGE_PATHS) {
    routes.get(path, async (c) => {
      const pages = await readTextPages(c.get('readShard'))
      const page = pages?.find((candidate) => candidate.path === path)
      if (page === undefined) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const { siteOrigin, contactAddress } = c.get('config')
      const here = { name: page.title, path }
      const head = {
        title: page.title,
        description: page.summary,
        canonicalPath: path,
        structuredData: page.trail.length === 0 ? [] : [breadcrumbData(siteOrigin, page.trail, here)],
      }
      return c.render(<TextPage page={page} contactAddress={contactAddress} />, { head })
    })
  }
  return routes
    .get('/campaigns/:slug', async (c) => {
      const campaign = await findCampaign(c.get('readShard'), c.req.path)
      if (campaign === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const { siteOrigin } = c.get('config')
      const { title, summary, path, places, articles } = campaign
      const placeList = places.map(({ place }) => place)
      const structuredData = [
        placeListData(siteOrigin, `${title}: where`, placeList),
        ...storyListData(siteOrigin, `${title}: stories`, articles),
      ]
      const head = { title, description: summary, canonicalPath: path, structuredData }
      return c.render(<CampaignPage campaign={campaign} />, { head })
    })
    .get('/sitemaps', async (c) => {
      const index = await readSiteIndex(c.get('readShard'))
      if (index === null) return c.notFound()
      c.header('cache-control', PAGE_CACHE_CONTROL)
      const head = { title: 'Everything, A to Z', description: INDEX_DESCRIPTION, canonicalPath: '/sitemaps' }
      return c.render(<SiteIndexPage index={index} />, { head })
    })
}
