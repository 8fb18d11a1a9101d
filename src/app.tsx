import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import type { CatalogueFiles } from '#src/catalogue/catalogue-reader.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { profileRoutes } from './account/profile-routes.tsx'
import type { AlertBoard } from './alerts/alert-board.ts'
import { alertReader } from './alerts/alert-reader.ts'
import { layoutRoutes } from './alerts/layout-routes.ts'
import { cardRoutes } from './artwork/card-routes.ts'
import { posterRoutes } from './artwork/poster-routes.ts'
import { catalogueReader } from './catalogue/catalogue-reader.ts'
import { destinationRoutes } from './guide/destination/destination-routes.ts'
import { sightFileRoutes } from './guide/destination/sight-file-routes.ts'
import { crawlerRoutes } from './guide/feeds/crawler-routes.ts'
import { feedRoutes } from './guide/feeds/feed-routes.ts'
import { GUIDE_ANSWERS } from './guide/guide-answers.ts'
import { answerError, answerUnknown, refuseAddress } from './guide/unknown/fallbacks.tsx'
import { healthRoutes } from './health/health-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { buildAssetRoutes } from './http/build-asset-routes.ts'
import { canonicalPath } from './http/canonical-redirect.ts'
import { pageCache } from './http/page-cache.ts'
import { requestContext } from './http/request-context.ts'
import { requestTrace } from './http/request-trace.ts'
import { sameOrigin } from './http/same-origin.ts'
import { completeHeaders, securityHeaders } from './http/security-headers.ts'
import { libraryRoutes } from './library/library-routes.tsx'
import { shopWebhookRoutes } from './library/shop-webhook-routes.ts'
import { CONSENT_ANSWERS, consentRoutes } from './measuring/consent-routes.tsx'
import { errorRoutes } from './measuring/error-routes.ts'
import { eventRoutes } from './measuring/event-routes.ts'
import { reportRoutes } from './measuring/report-routes.ts'
import { mistakeRoutes } from './mistakes/mistake-routes.tsx'
import { newsletterLinkRoutes } from './newsletter/newsletter-link-routes.tsx'
import { NEWSLETTER_ANSWERS, newsletterRoutes } from './newsletter/newsletter-routes.tsx'
import { PAGES } from './pages.ts'
import { imageRoutes } from './pictures/image-routes.ts'
import type { AnswerStore } from './platform/answer-store.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import type { Signals } from './platform/signals.ts'
import { saveFormRoutes } from './saves/save-form-routes.tsx'
import { savesApiRoutes } from './saves/saves-api-routes.ts'
import { savesRoutes } from './saves/saves-routes.tsx'
import { sharedListRoutes } from './saves/shared-list-routes.tsx'
import { searchRoutes } from './search/search-routes.tsx'
import { authRoutes } from './sign-in/auth-routes.ts'
import { sessionReader } from './sign-in/session-reader.ts'
import { createCardFinder } from './site/find-card.ts'
import type { Frame } from './site/frame.tsx'
import { pageRoutes } from './site/page-routes.ts'
import { createPageTable } from './site/page-table.ts'
import { renderPages } from './site/render.tsx'

export const PAGE_TABLE = createPageTable(PAGES)

/** What answers the pages that need no route of their own, and the cards of all. */
const ANSWERS = [...GUIDE_ANSWERS, ...NEWSLETTER_ANSWERS, ...CONSENT_ANSWERS]

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
  /** What the isolate counts. */
  readonly signals: Signals
}

/** The site's table of contents: middleware in the order it runs, then every route. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { catalogue, site, memory, pictures, alerts, cachesPages, fetch, nowMs, signals } = options
  const { manifest, front } = catalogue
  const { buildId } = clientAssets
  const cachedPages = pageCache(
    { memory, buildId, keyed: PAGE_TABLE.keyed, isEnabled: cachesPages },
    completeHeaders,
  )
  const sources = { manifest, front, site, nowMs }
  const app = new Hono<AppEnv>()

  app.use(requestContext(fetch, options.edgeCache, signals))
  app.use(requestTrace(nowMs, signals))
  app.use(securityHeaders)
  app.use(renderPages(options.frame, PAGE_TABLE))
  app.use(catalogueReader(catalogue))
  app.use(canonicalPath(refuseAddress))
  app.use(sameOrigin)
  app.use(sessionReader(nowMs))
  app.use(alertReader(alerts, PAGE_TABLE))
  app.use((c, next) => (PAGE_TABLE.isKept(c.req.path) ? cachedPages(c, next) : next()))

  app.route('/', sightFileRoutes(manifest))
  app.route('/', destinationRoutes())
  app.route('/', pageRoutes(ANSWERS, sources))
  app.route('/', feedRoutes())
  app.route('/', searchRoutes(front))
  app.route('/', layoutRoutes(alerts))
  app.route('/', authRoutes({ fetch, nowMs }))
  app.route('/', newsletterRoutes(front.art.letter, { fetch, nowMs }))
  app.route('/', newsletterLinkRoutes(front.art.letter, nowMs))
  app.route('/', mistakeRoutes(nowMs))
  app.route('/', saveFormRoutes({ manifest, nowMs }))
  app.route('/', savesApiRoutes({ manifest, nowMs }))
  app.route('/', savesRoutes({ manifest, nowMs }))
  app.route('/', sharedListRoutes({ manifest, nowMs }))
  app.route('/', libraryRoutes({ art: front.art, site, shardCount: manifest.shardCount }))
  app.route('/', shopWebhookRoutes(nowMs))
  app.route('/', profileRoutes(nowMs))
  app.route('/', crawlerRoutes(manifest))
  app.route('/', posterRoutes(manifest))
  app.route('/', cardRoutes(manifest, createCardFinder(ANSWERS, sources)))
  app.route('/', imageRoutes({ fetch, nowMs, memory: pictures, buildId }))
  app.route('/', buildAssetRoutes())
  app.route('/', consentRoutes(front.art.home))
  app.route('/', eventRoutes(nowMs))
  app.route('/', errorRoutes(nowMs))
  app.route('/', reportRoutes())
  app.route('/', healthRoutes({ manifest, buildId, signals, nowMs }))

  if (options.developmentRoutes !== null) app.route('/', options.developmentRoutes)

  app.notFound(answerUnknown(app, { ...catalogue, rows: PAGES }))
  app.onError(answerError(front.art))
  return app
}
