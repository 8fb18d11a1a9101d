import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import type { SiteData } from '#src/site/site-types.ts'

/** Addresses that people type because other guides have them, with the page that answers here. */
const USUAL_ADDRESSES = {
  '/plan': '/trips',
  '/planner': '/trips',
  '/itineraries': '/trips',
  '/itinerary': '/trips',
  '/help': '/about',
  '/faq': '/about',
  '/support': '/about',
  '/contact': '/about',
} as const
/** The same, for the books, which have a shop of their own. */
const SHOP_ADDRESSES = ['/books', '/guidebooks', '/shop', '/gifts'] as const

/** Temporary, so that a page of the same address can be made later. */
const STATUS = 302
const HEADERS = { 'cache-control': 'public, max-age=3600' }

/** Redirects addresses that are usual elsewhere, and are no pages here. */
export function usualAddressRoutes({ shop }: Pick<SiteData, 'shop'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const targets = [
    ...Object.entries(USUAL_ADDRESSES),
    ...SHOP_ADDRESSES.map((path) => [path, shop.guidebooks.href] as const),
  ]
  for (const [path, location] of targets)
    routes.get(path, (c) => c.body(null, STATUS, { location, ...HEADERS }))
  return routes
}
