import { clientAssets } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { accountRouter } from './account/account-router.ts'
import { adminRouter } from './admin/admin-router.ts'
import { isCanaryRefused } from './admin/canary-probe.ts'
import type { AlertCache } from './alerts/alert-cache.ts'
import { alertMiddleware } from './alerts/alert-middleware.ts'
import { layoutRoutes } from './alerts/layout-routes.ts'
import { archiveRoutes } from './campaigns/archive/archive-routes.tsx'
import { catalogueReader } from './catalogue/catalogue-reader.ts'
import { destinationRoutes } from './guide/destination/destination-routes.ts'
import { sightFileRoutes } from './guide/destination/sight-file-routes.ts'
import { crawlerRoutes } from './guide/feeds/crawler-routes.ts'
import { feedRoutes } from './guide/feeds/feed-routes.ts'
import { GUIDE_HANDLERS } from './guide/guide-handlers.ts'
import {
  createErrorHandler,
  createNotFoundHandler,
  renderInvalidAddress,
} from './guide/not-found/error-handlers.tsx'
import { createNotFoundRenderer } from './guide/not-found/not-found-renderer.tsx'
import { usualAddressRoutes } from './guide/usual-address-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { buildAssetRoutes } from './http/build-asset-routes.ts'
import { canonicalRedirect } from './http/canonical-redirect.ts'
import { fetchAs } from './http/fetch-as.ts'
import { pageCache } from './http/page-cache.ts'
import { requestContext } from './http/request-context.ts'
import { requestLanguage } from './http/request-language.ts'
import { requestPath } from './http/request-path.ts'
import { requestTrace } from './http/request-trace.ts'
import { sameOrigin } from './http/same-origin.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { imageRoutes } from './images/image-routes.ts'
import { libraryRoutes } from './library/library-routes.tsx'
import { shopWebhookRoutes } from './library/shop-webhook-routes.ts'
import { mailEventRoutes } from './mail/webhooks/mail-event-routes.ts'
import { streetMapRoutes } from './maps/street-map-routes.ts'
import { CONSENT_PAGE_HANDLERS, consentRoutes } from './measuring/consent-routes.tsx'
import { cspReportRoutes } from './measuring/csp-report-routes.ts'
import { errorRoutes } from './measuring/error-routes.ts'
import { type ErrorRecorder, recordWorkerErrors } from './measuring/errors/error-recorder.ts'
import { eventRoutes } from './measuring/event-routes.ts'
import { mistakeRoutes } from './mistakes/mistake-routes.tsx'
import { newsletterLinkRoutes } from './newsletter/newsletter-link-routes.tsx'
import { NEWSLETTER_HANDLERS, newsletterRoutes } from './newsletter/newsletter-routes.tsx'
import { offlineRoutes } from './offline/offline-routes.tsx'
import { PAGES } from './pages.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Fetch } from './platform/provider-fetch.ts'
import type { ResponseCache } from './platform/response-cache.ts'
import { cardRoutes } from './posters/card-routes.ts'
import { plateRoutes } from './posters/plate-routes.ts'
import { posterRoutes } from './posters/poster-routes.ts'
import { savesRouter } from './saves/saves-router.ts'
import { searchRoutes } from './search/search-routes.tsx'
import { authRoutes } from './sign-in/auth-routes.ts'
import { sessionMiddleware } from './sign-in/session-middleware.ts'
import { createCardFinder } from './site/card-finder.ts'
import type { Frame } from './site/frame.tsx'
import { pageRoutes } from './site/page-routes.ts'
import { createPageTable } from './site/page-table.ts'
import { renderPages } from './site/render.tsx'
import { TRIPS_HANDLERS } from './trips/trips-handlers.tsx'
import { endTripSockets, tripsRouter } from './trips/trips-router.ts'
import { answerSearch } from './where/answer-search.ts'
import { wherePageHandlers } from './where/where-page-handlers.ts'
import { whereRoutes } from './where/where-routes.ts'
import { createWhereSources } from './where/where-sources.ts'
import { loadLocale } from './words/load-locale.ts'

export const PAGE_TABLE = createPageTable(PAGES)

/**
 * Handlers of the pages that need no route of their own; the card finder uses them for the social cards of all pages.
 */
const PAGE_HANDLERS = [...GUIDE_HANDLERS, ...NEWSLETTER_HANDLERS, ...CONSENT_PAGE_HANDLERS, ...TRIPS_HANDLERS]
/** Facts for choosing places, loaded on the first request that needs them. */
const loadWhereSources = createWhereSources()

export type AppOptions = {
  readonly catalogue: CatalogueFiles
  readonly site: SiteData
  /** In-isolate response cache: the page cache writes it, the worker reads it before it calls the app. */
  readonly responseCache: ResponseCache
  /** In-isolate copy of the operator's alert. */
  readonly alerts: AlertCache
  /** Page cache of the data centre. */
  readonly edgeCache: Cache
  /** Header, footer and menus around every page. */
  readonly frame: Frame
  /** Routes for authors and designers; null in a build. */
  readonly developmentRoutes: Hono<AppEnv> | null
  /** In-isolate response cache for finished images. */
  readonly imageCache: ResponseCache
  /** False in development, where every request must reflect the current code. */
  readonly cachesPages: boolean
  /** Fetch for the OpenID provider, Turnstile and the image origins. */
  readonly fetch: Fetch
  readonly nowMs: () => number
  /** Counters of the isolate. */
  readonly metrics: Metrics
  /** The isolate's only error recorder, so that its rate limit holds for requests and jobs together. */
  readonly recordErrors: ErrorRecorder
}

/** The site's table of contents: middleware in the order it runs, then every route. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { catalogue, site, responseCache, imageCache, alerts, cachesPages, fetch, nowMs, metrics } = options
  const { recordErrors } = options
  const { manifest, front } = catalogue
  const { buildId } = clientAssets
  const cachedPages = pageCache(
    { responseCache, buildId, cacheKeyQueries: PAGE_TABLE.cacheKeyQueries, isEnabled: cachesPages },
    addSecurityHeaders,
  )
  const saves = { ...catalogue, nowMs }
  const sources = { manifest, front, site, nowMs }
  const findCard = createCardFinder([...PAGE_HANDLERS, ...wherePageHandlers(loadWhereSources)], sources)
  const unknownPage = createNotFoundRenderer({ ...catalogue, rows: PAGES })
  const handlers = {
    prepare: renderPages(options.frame, PAGE_TABLE),
    handleError: createErrorHandler(front.art),
  }
  const app = new Hono<AppEnv>({ getPath: requestPath })

  app.use(requestContext(fetch, options.edgeCache, metrics, recordWorkerErrors(buildId, recordErrors)))
  app.use(requestLanguage(loadLocale))
  app.use(requestTrace(nowMs, metrics))
  app.use(securityHeaders)
  app.use(handlers.prepare)
  app.use(catalogueReader(catalogue))
  app.use(canonicalRedirect(renderInvalidAddress))
  app.use(sameOrigin)
  app.use(sessionMiddleware(nowMs, endTripSockets))
  app.use(alertMiddleware(alerts, PAGE_TABLE))
  app.use((c, next) => (PAGE_TABLE.isCacheable(c.req.path) ? cachedPages(c, next) : next()))

  app.route('/', sightFileRoutes(manifest))
  app.route('/', whereRoutes(loadWhereSources, { shardCount: manifest.shardCount, nowMs }))
  app.route('/', destinationRoutes())
  app.route('/', pageRoutes(PAGE_HANDLERS, sources))
  app.route('/', usualAddressRoutes(site))
  app.route('/', feedRoutes())
  app.route('/', searchRoutes(front, nowMs, answerSearch(loadWhereSources)))
  app.route('/', layoutRoutes(alerts))
  app.route('/', authRoutes({ fetch, nowMs, loadLocale }))
  app.route('/', newsletterRoutes(front.art.newsletter, { fetch, nowMs }))
  app.route('/', newsletterLinkRoutes(front.art.newsletter, nowMs))
  app.route('/', archiveRoutes(buildId, nowMs))
  app.route('/', mailEventRoutes(nowMs))
  app.route('/', mistakeRoutes(nowMs))
  app.route('/', savesRouter({ ...saves, buildId }, handlers))
  app.route('/', tripsRouter(saves, handlers))
  app.route('/', libraryRoutes({ front, site, shardCount: manifest.shardCount }))
  app.route('/', shopWebhookRoutes(nowMs))
  app.route('/', accountRouter(nowMs, handlers))
  app.route(
    '/',
    adminRouter({
      renderNotFound: unknownPage,
      fetchFromSite: fetchAs(app, 'checks of campaigns'),
      manifest,
      buildId,
      metrics,
      findCard,
      fetch,
      nowMs,
    }),
  )
  app.route(
    '/',
    offlineRoutes(manifest, (request, c) => app.fetch(request, c.env, c.executionCtx)),
  )
  app.route('/', crawlerRoutes(manifest, PAGE_TABLE))
  app.route('/', posterRoutes(manifest))
  app.route('/', plateRoutes())
  app.route('/', streetMapRoutes(manifest))
  app.route('/', cardRoutes(manifest, findCard))
  app.route('/', imageRoutes({ fetch, nowMs, cache: imageCache, buildId }))
  app.route('/', buildAssetRoutes())
  app.route('/', consentRoutes(front.art.home))
  app.route('/', eventRoutes(nowMs))
  app.route('/', errorRoutes(nowMs, recordErrors))
  app.route('/', cspReportRoutes())
  const probeAdmin = (c: Context<AppEnv>, nowS: number) => isCanaryRefused(c, fetchAs(app, 'canary'), nowS)
  app.route('/', healthRoutes({ manifest, buildId, metrics, nowMs, probeAdmin }))

  if (options.developmentRoutes !== null) app.route('/', options.developmentRoutes)

  app.notFound(createNotFoundHandler(app, unknownPage))
  app.onError(handlers.handleError)
  return app
}
