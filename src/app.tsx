import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import type { SiteData } from '#src/catalogue/site-types.ts'
import type { CatalogueFiles } from '#src/middleware/catalogue-reader.ts'
import type { KeyedQuery } from './domain/cache-key.ts'
import { TRAVEL_CATEGORIES } from './domain/travel-category.ts'
import type { AppEnv } from './env.ts'
import { createFrame } from './layout/frame.tsx'
import { canonicalPath } from './middleware/canonical-path.ts'
import { catalogueReader } from './middleware/catalogue-reader.ts'
import { pageCache } from './middleware/page-cache.ts'
import { renderWhole } from './middleware/render.tsx'
import { requestContext } from './middleware/request-context.ts'
import { requestTrace } from './middleware/request-trace.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { completeHeaders, securityHeaders } from './middleware/security-headers.ts'
import { sessionReader } from './middleware/session.ts'
import { authRoutes } from './routes/auth.ts'
import { bestInTravelRoutes } from './routes/best-in-travel.tsx'
import { buildAssetRoutes } from './routes/build-assets.ts'
import { consentRoutes } from './routes/consent.tsx'
import { crawlerRoutes, SITEMAP_PART_ROUTE } from './routes/crawlers.ts'
import { destinationRoutes } from './routes/destinations.tsx'
import { errorRoutes } from './routes/errors.ts'
import { eventRoutes } from './routes/events.ts'
import { answerError, answerUnknown, refuseAddress } from './routes/fallbacks.tsx'
import { healthRoutes } from './routes/health.ts'
import { homeRoutes } from './routes/home.tsx'
import { placesRoutes } from './routes/places.tsx'
import { posterRoutes } from './routes/posters.ts'
import { profileRoutes } from './routes/profile.tsx'
import { reportRoutes } from './routes/reports.ts'
import { searchRoutes } from './routes/search.tsx'
import { sightFileRoutes } from './routes/sight-files.ts'
import type { AnswerStore } from './services/answer-store.ts'
import type { Fetch } from './services/provider-fetch.ts'

const CACHED_PATHS = [
  '/',
  '/places',
  '/:continent/places',
  '/best-in-travel',
  '/destinations/*',
  '/posters/*',
  '/robots.txt',
  '/sitemap.xml',
  SITEMAP_PART_ROUTE,
]
/** Pages that depend on more than their path: the parameters and all values of each (docs/adr/0008). */
export const KEYED_QUERIES: ReadonlyMap<string, KeyedQuery> = new Map([
  ['/best-in-travel', { category: TRAVEL_CATEGORIES }],
])

export type AppOptions = {
  readonly catalogue: CatalogueFiles
  readonly site: SiteData
  /** Where the page cache puts answers, for the worker to recall before it asks the app. */
  readonly memory: AnswerStore
  /** Off while developing, where every request must show the code as it is. */
  readonly cachesPages: boolean
  /** How to reach the OpenID provider. */
  readonly fetch: Fetch
  readonly nowMs: () => number
}

/** The site's table of contents: middleware in the order it runs, then every route. */
export function createApp({ catalogue, site, memory, cachesPages, fetch, nowMs }: AppOptions): Hono<AppEnv> {
  const { manifest, core } = catalogue
  const { buildId } = clientAssets
  const frame = createFrame(site)
  const cachedPages = pageCache(
    { memory, buildId, keyed: KEYED_QUERIES, isEnabled: cachesPages },
    completeHeaders,
  )
  const app = new Hono<AppEnv>()

  app.use(requestContext())
  app.use(requestTrace(nowMs))
  app.use(securityHeaders)
  app.use(renderWhole(frame))
  app.use(catalogueReader(catalogue))
  app.use(canonicalPath(refuseAddress))
  app.use(sameOrigin)
  app.use(sessionReader(nowMs))
  for (const path of CACHED_PATHS) app.use(path, cachedPages)

  app.route('/', homeRoutes(site))
  app.route('/', placesRoutes())
  app.route('/', bestInTravelRoutes())
  app.route('/', sightFileRoutes(manifest))
  app.route('/', destinationRoutes(manifest, site))
  app.route('/', searchRoutes(frame, core))
  app.route('/', authRoutes({ fetch, nowMs }))
  app.route('/', profileRoutes(frame))
  app.route('/', crawlerRoutes(manifest))
  app.route('/', posterRoutes(manifest))
  app.route('/', buildAssetRoutes())
  app.route('/', consentRoutes())
  app.route('/', eventRoutes(nowMs))
  app.route('/', errorRoutes(nowMs))
  app.route('/', reportRoutes())
  app.route('/', healthRoutes(manifest, buildId))

  app.notFound(answerUnknown(app, core))
  app.onError(answerError(core, fetch))
  return app
}
