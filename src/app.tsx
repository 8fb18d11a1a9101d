import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import { OPT_OUT_PATH } from '#client/shared/consent.ts'
import type { SiteData } from '#src/catalogue/site-types.ts'
import type { CatalogueFiles } from '#src/middleware/catalogue-reader.ts'
import type { KeyedQuery } from './domain/cache-key.ts'
import { PAGE_NUMBERS } from './domain/page-number.ts'
import { parseSuggestQuery } from './domain/suggest-query.ts'
import { TRAVEL_CATEGORIES } from './domain/travel-category.ts'
import type { AppEnv } from './env.ts'
import { createFrame } from './layout/frame.tsx'
import { alertReader } from './middleware/alert-reader.ts'
import { canonicalPath } from './middleware/canonical-path.ts'
import { catalogueReader } from './middleware/catalogue-reader.ts'
import { pageCache } from './middleware/page-cache.ts'
import { pageCards } from './middleware/page-card.ts'
import { renderPages } from './middleware/render.tsx'
import { requestContext } from './middleware/request-context.ts'
import { requestTrace } from './middleware/request-trace.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { completeHeaders, securityHeaders } from './middleware/security-headers.ts'
import { sessionReader } from './middleware/session.ts'
import { articleRoutes } from './routes/articles.tsx'
import { authRoutes } from './routes/auth.ts'
import { bestInTravelRoutes } from './routes/best-in-travel.tsx'
import { buildAssetRoutes } from './routes/build-assets.ts'
import { cardRoutes } from './routes/cards.ts'
import { consentRoutes } from './routes/consent.tsx'
import { crawlerRoutes, SITEMAP_PART_ROUTE } from './routes/crawlers.ts'
import { destinationRoutes } from './routes/destinations.tsx'
import { errorRoutes } from './routes/errors.ts'
import { eventRoutes } from './routes/events.ts'
import { answerError, answerUnknown, refuseAddress } from './routes/fallbacks.tsx'
import { FEED_PATHS, feedRoutes } from './routes/feeds.ts'
import { healthRoutes } from './routes/health.ts'
import { homeRoutes } from './routes/home.tsx'
import { imageRoutes } from './routes/images.ts'
import { layoutRoutes } from './routes/layout.ts'
import { libraryRoutes } from './routes/library.tsx'
import { newsletterRoutes } from './routes/newsletter.tsx'
import { newsletterLinkRoutes } from './routes/newsletter-links.tsx'
import { placesRoutes } from './routes/places.tsx'
import { posterRoutes } from './routes/posters.ts'
import { profileRoutes } from './routes/profile.tsx'
import { reportRoutes } from './routes/reports.ts'
import { saveFormRoutes } from './routes/save-form.tsx'
import { savesRoutes } from './routes/saves.tsx'
import { savesApiRoutes } from './routes/saves-api.ts'
import { searchRoutes } from './routes/search.tsx'
import { sharedListRoutes } from './routes/shared-lists.tsx'
import { shopWebhookRoutes } from './routes/shop-webhook.ts'
import { sightFileRoutes } from './routes/sight-files.ts'
import { TEXT_PAGE_PATHS, textPageRoutes } from './routes/text-pages.tsx'
import type { AlertBoard } from './services/alert-board.ts'
import type { AnswerStore } from './services/answer-store.ts'
import type { Fetch } from './services/provider-fetch.ts'

/** Pages that are the same for everybody. */
const PAGE_PATHS = [
  '/',
  '/places',
  '/:continent/places',
  '/best-in-travel',
  '/newsletter',
  '/destinations/*',
  '/articles',
  '/articles/*',
  '/campaigns/*',
  '/sitemaps',
  ...TEXT_PAGE_PATHS,
]
const CACHED_PATHS = [
  ...PAGE_PATHS,
  ...FEED_PATHS,
  '/posters/*',
  '/api/suggest',
  '/cards/*',
  '/robots.txt',
  '/sitemap.xml',
  SITEMAP_PART_ROUTE,
]
/** Pages that depend on more than their path: the parameters and all values of each, or what makes values alike (docs/adr/0008). */
export const KEYED_QUERIES: ReadonlyMap<string, KeyedQuery> = new Map([
  ['/best-in-travel', { category: TRAVEL_CATEGORIES }],
  ['/api/suggest', { q: parseSuggestQuery }],
  ['/articles', { page: PAGE_NUMBERS }],
])

export type AppOptions = {
  readonly catalogue: CatalogueFiles
  readonly site: SiteData
  /** Where the page cache puts answers, for the worker to recall before it asks the app. */
  readonly memory: AnswerStore
  /** What the isolate knows of the operator's alert. */
  readonly alerts: AlertBoard
  /** Pages for those who work on the guide; null in a build. */
  readonly developmentRoutes: Hono<AppEnv> | null
  /** The same for finished pictures. */
  readonly pictures: AnswerStore
  /** Off while developing, where every request must show the code as it is. */
  readonly cachesPages: boolean
  /** How to reach the OpenID provider, Turnstile and the origins of pictures. */
  readonly fetch: Fetch
  readonly nowMs: () => number
}

/** The site's table of contents: middleware in the order it runs, then every route. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { catalogue, site, memory, pictures, alerts, cachesPages, fetch, nowMs } = options
  const { manifest, front } = catalogue
  const { buildId } = clientAssets
  const frame = createFrame({ site, bestInTravel: front.bestInTravel, nowMs })
  const cachedPages = pageCache(
    { memory, buildId, keyed: KEYED_QUERIES, isEnabled: cachesPages },
    completeHeaders,
  )
  const app = new Hono<AppEnv>()

  app.use(requestContext(fetch))
  app.use(requestTrace(nowMs))
  app.use(securityHeaders)
  app.use(renderPages(frame))
  app.use(catalogueReader(catalogue))
  app.use(canonicalPath(refuseAddress))
  app.use(sameOrigin)
  app.use(sessionReader(nowMs))
  app.use(alertReader(alerts))
  for (const path of CACHED_PATHS) app.use(path, cachedPages)
  for (const path of [...PAGE_PATHS, OPT_OUT_PATH])
    app.use(path, pageCards({ manifest, homePoster: front.art.home }))

  app.route('/', homeRoutes(site))
  app.route('/', placesRoutes())
  app.route('/', bestInTravelRoutes())
  app.route('/', sightFileRoutes(manifest))
  app.route('/', destinationRoutes(manifest, site))
  app.route('/', articleRoutes(manifest))
  app.route('/', textPageRoutes())
  app.route('/', feedRoutes())
  app.route('/', searchRoutes(front))
  app.route('/', layoutRoutes(alerts))
  app.route('/', authRoutes({ fetch, nowMs }))
  app.route('/', newsletterRoutes(front.art.letter, { fetch, nowMs }))
  app.route('/', newsletterLinkRoutes(front.art.letter, nowMs))
  app.route('/', saveFormRoutes({ manifest, nowMs }))
  app.route('/', savesApiRoutes({ manifest, nowMs }))
  app.route('/', savesRoutes({ manifest, nowMs }))
  app.route('/', sharedListRoutes({ manifest, nowMs }))
  app.route('/', libraryRoutes({ art: front.art, site, shardCount: manifest.shardCount }))
  app.route('/', shopWebhookRoutes(nowMs))
  app.route('/', profileRoutes(nowMs))
  app.route('/', crawlerRoutes(manifest))
  app.route('/', posterRoutes(manifest))
  app.route('/', cardRoutes(manifest, front.art.home))
  app.route('/', imageRoutes({ fetch, nowMs, memory: pictures, buildId }))
  app.route('/', buildAssetRoutes())
  app.route('/', consentRoutes())
  app.route('/', eventRoutes(nowMs))
  app.route('/', errorRoutes(nowMs))
  app.route('/', reportRoutes())
  app.route('/', healthRoutes(manifest, buildId))

  if (options.developmentRoutes !== null) app.route('/', options.developmentRoutes)

  app.notFound(answerUnknown(app, catalogue))
  app.onError(answerError(front.art))
  return app
}
