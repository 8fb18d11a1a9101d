import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import type { Bindings } from '#src/config/bindings.ts'
import { createAlertCache } from './alerts/alert-cache.ts'
import { selectVisibleAlert } from './alerts/alert-middleware.ts'
import { createApp, PAGE_TABLE } from './app.tsx'
import { compiledSite } from './compiled-site.ts'
import type { AppEnv } from './http/app-env.ts'
import { dataCentreOf } from './http/data-centre-of.ts'
import { localisedPathOf } from './http/request-path.ts'
import { serveCachedResponse } from './http/serve-cached-response.ts'
import { serveCachedImage } from './images/image-response.ts'
import type { JobDependencies } from './job-context.ts'
import { handleQueueBatch, handleSchedule } from './jobs.ts'
import { mapSheetRoutes } from './maps/map-sheet-routes.tsx'
import { createErrorRecorder, recordWorkerErrors } from './measuring/errors/error-recorder.ts'
import { contextWithoutBinding } from './platform/errors/error-context.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Fetch } from './platform/provider-fetch.ts'
import { requestIdOf } from './platform/request-id.ts'
import { createResponseCache, partitionResponseCache } from './platform/response-cache.ts'
import { posterSheetRoutes } from './posters/poster-sheet-routes.tsx'
import { withFallbackErrorPage } from './site/fallback-error-page.tsx'
import type { Frame } from './site/frame.tsx'

/** Injectable dependencies of the worker, besides its bindings. */
export type WorkerDependencies = {
  /** Fetch for external services. */
  readonly fetch: Fetch
  /** Page cache of the data centre. */
  readonly edgeCache: Cache
  /** Header, footer and menus around every page. */
  readonly frame: Frame
  /** Size limit of the in-isolate cache for pages and posters, overhead included; 0 caches nothing. */
  readonly pageCacheMaxBytes: number
  /**
   * Size limit of the cache for suggestions. They have a cache of their own because their keys are user-controlled and
   * unlimited in number.
   */
  readonly suggestionCacheMaxBytes: number
  /** Size limit of the cache for images. They have a cache of their own so that they evict no pages. */
  readonly imageCacheMaxBytes: number
}

export type Worker = {
  readonly fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>
  readonly queue: (batch: MessageBatch<unknown>, env: Bindings, context: ExecutionContext) => Promise<void>
  readonly scheduled: (event: ScheduledController, env: Bindings, context: ExecutionContext) => Promise<void>
}

const nowMs = (): number => Date.now()

/** Contact sheets of posters and maps, for designers; development only. */
function contactSheetRoutes(): Hono<AppEnv> {
  const { manifest, loadFallback } = compiledSite.catalogue
  return new Hono<AppEnv>()
    .route('/', posterSheetRoutes(loadFallback))
    .route('/', mapSheetRoutes(manifest, loadFallback))
}

/** Cache keys with this prefix are user-controlled. */
const SUGGESTION_KEY_PREFIX = '/api/suggest?'
const MAX_CACHED_SUGGESTIONS = 1000

/** Route pattern of the requested page in the table of pages; null when the table does not contain it. */
const pageRouteOf = (path: string): string | null => PAGE_TABLE.find(path)?.path ?? null

/** Creates the handlers of the worker, with the caches and counters of one isolate. */
export function createWorker(dependencies: WorkerDependencies): Worker {
  const { fetch, edgeCache, frame, pageCacheMaxBytes, suggestionCacheMaxBytes, imageCacheMaxBytes } =
    dependencies
  const responseCache = partitionResponseCache(
    (key) => key.startsWith(SUGGESTION_KEY_PREFIX),
    createResponseCache(suggestionCacheMaxBytes, MAX_CACHED_SUGGESTIONS),
    createResponseCache(pageCacheMaxBytes),
  )
  const imageCache = createResponseCache(imageCacheMaxBytes)
  const alerts = createAlertCache(nowMs)
  const metrics = createMetrics(nowMs)
  const isDevelopment = import.meta.env.MODE === 'development'
  const recordErrors = createErrorRecorder(nowMs)
  const app = createApp({
    ...compiledSite,
    catalogue: { ...compiledSite.catalogue, cachesShards: !isDevelopment },
    responseCache,
    imageCache,
    alerts,
    edgeCache,
    frame,
    developmentRoutes: isDevelopment ? contactSheetRoutes() : null,
    cachesPages: !isDevelopment,
    fetch,
    nowMs,
    metrics,
    recordErrors,
  })
  const recordError = recordWorkerErrors(clientAssets.buildId, recordErrors)
  const jobDependencies = (context: ExecutionContext): JobDependencies => ({
    fetch,
    waitUntil: (work) => context.waitUntil(work),
    metrics,
    recordError,
  })
  /** Version of the alert that this request must show: besides path and query, cached pages depend on nothing else. */
  const alertVersionFor = (
    request: Request,
    path: string,
    env: Bindings,
    context: ExecutionContext,
  ): string | null => {
    const found = alerts.peek(env.SETTINGS, (work) => context.waitUntil(work), path) ?? []
    if (found.length === 0 || !PAGE_TABLE.showsAlert(path)) return null
    return selectVisibleAlert(request.headers, found)?.version ?? null
  }

  return {
    fetch: (request, env, context) => {
      const address = localisedPathOf(request, env)
      return (
        serveCachedResponse(
          responseCache,
          PAGE_TABLE.cacheKeyQueries,
          request,
          address,
          alertVersionFor(request, address.path, env, context),
        ) ??
        serveCachedImage(imageCache, request) ??
        withFallbackErrorPage(
          {
            requestId: requestIdOf(request.headers),
            ...contextWithoutBinding(pageRouteOf(address.path), dataCentreOf(request)),
          },
          () => app.fetch(request, env, context),
        )
      )
    },
    queue: (batch, env, context) => handleQueueBatch(batch, env, jobDependencies(context), nowMs),
    scheduled: ({ scheduledTime, cron }, env, context) =>
      handleSchedule(env, jobDependencies(context), scheduledTime, cron),
  }
}
