import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import { OPT_OUT_PATH } from '#client/measuring/consent/consent-choice.ts'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { profileRoutes } from './account/profile-routes.tsx'
import type { AlertBoard } from './alerts/alert-board.ts'
import { alertReader } from './alerts/alert-reader.ts'
import { layoutRoutes } from './alerts/layout-routes.ts'
import { cardRoutes } from './artwork/card-routes.ts'
import { posterRoutes } from './artwork/poster-routes.ts'
import { catalogueReader } from './catalogue/catalogue-reader.ts'
import { TRAVEL_CATEGORIES } from './catalogue/travel-category.ts'
import { destinationRoutes } from './guide/destination/destination-routes.tsx'
import { sightFileRoutes } from './guide/destination/sight-file-routes.ts'
import { crawlerRoutes, SITEMAP_PART_ROUTE } from './guide/feeds/crawler-routes.ts'
import { FEED_PATHS, feedRoutes } from './guide/feeds/feed-routes.ts'
import { TEXT_PAGE_PATHS, textPageRoutes } from './guide/house/text-page-routes.tsx'
import { bestInTravelRoutes } from './guide/lists/best-in-travel-routes.tsx'
import { homeRoutes } from './guide/lists/home-routes.tsx'
import { placesRoutes } from './guide/lists/places-routes.tsx'
import { articleRoutes } from './guide/story/article-routes.tsx'
import { answerError, answerUnknown, refuseAddress } from './guide/unknown/fallbacks.tsx'
import { healthRoutes } from './health/health-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { buildAssetRoutes } from './http/build-asset-routes.ts'
import { canonicalPath } from './http/canonical-redirect.ts'
import { pageCache } from './http/page-cache.ts'
import { requestContext } from './http/request-context.ts'
import { requestTrace } from './http/request-trace.ts'
import type { KeyedQuery } from './http/rules/cache-key.ts'
import { PAGE_NUMBERS } from './http/rules/page-number.ts'
import { sameOrigin } from './http/same-origin.ts'
import { completeHeaders, securityHeaders } from './http/security-headers.ts'
import { libraryRoutes } from './library/library-routes.tsx'
import { shopWebhookRoutes } from './library/shop-webhook-routes.ts'
import { consentRoutes } from './measuring/consent-routes.tsx'
import { errorRoutes } from './measuring/error-routes.ts'
import { eventRoutes } from './measuring/event-routes.ts'
import { reportRoutes } from './measuring/report-routes.ts'
import { newsletterLinkRoutes } from './newsletter/newsletter-link-routes.tsx'
import { newsletterRoutes } from './newsletter/newsletter-routes.tsx'
import { imageRoutes } from './pictures/image-routes.ts'
import type { AnswerStore } from './platform/answer-store.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import { saveFormRoutes } from './saves/save-form-routes.tsx'
import { savesApiRoutes } from './saves/saves-api-routes.ts'
import { savesRoutes } from './saves/saves-routes.tsx'
import { sharedListRoutes } from './saves/shared-list-routes.tsx'
import { parseSuggestQuery } from './search/rules/suggest-query.ts'
import { searchRoutes } from './search/search-routes.tsx'
import { authRoutes } from './sign-in/auth-routes.ts'
import { sessionReader } from './sign-in/session-reader.ts'
import type { Frame } from './site/frame.tsx'
import { pageCards } from './site/page-card-reader.ts'
import { renderPages } from './site/render.tsx'

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
  /** The page cache of the data centre. */
  readonly edgeCache: Cache
  /** What stands around every page. */
  readonly frame: Frame
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
  const cachedPages = pageCache(
    { memory, buildId, keyed: KEYED_QUERIES, isEnabled: cachesPages },
    completeHeaders,
  )
  const app = new Hono<AppEnv>()

  app.use(requestContext(fetch, options.edgeCache))
  app.use(requestTrace(nowMs))
  app.use(securityHeaders)
  app.use(renderPages(options.frame))
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
