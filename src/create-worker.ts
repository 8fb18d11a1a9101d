import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Bindings } from '#src/config/bindings.ts'
import { createAlertCache } from './alerts/alert-cache.ts'
import { selectVisibleAlert } from './alerts/alert-middleware.ts'
import { createApp, PAGE_TABLE } from './app.tsx'
import { compiledSite } from './compiled-site.ts'
import type { AppEnv } from './http/app-env.ts'
import { dataCentreOf } from './http/data-centre-of.ts'
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

/** What surrounds a worker besides its bindings. */
export type WorkerDependencies = {
  /** How to reach what is outside. */
  readonly fetch: Fetch
  /** The page cache of the data centre. */
  readonly edgeCache: Cache
  /** What stands around every page. */
  readonly frame: Frame
  /** Bytes of pages and posters kept in the isolate, with what keeping them costs; 0 keeps none. */
  readonly pageCacheMaxBytes: number
  /** The same for suggestions: anybody can type any number of queries. */
  readonly suggestionCacheMaxBytes: number
  /** The same for pictures, which have room of their own so that they push no page out. */
  readonly imageCacheMaxBytes: number
}

export type Worker = {
  readonly fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>
  readonly queue: (batch: MessageBatch<unknown>, env: Bindings, context: ExecutionContext) => Promise<void>
  readonly scheduled: (event: ScheduledController, env: Bindings, context: ExecutionContext) => Promise<void>
}

const nowMs = (): number => Date.now()

/** What those who draw look at, while developing. */
function contactSheetRoutes(): Hono<AppEnv> {
  const { manifest, loadFallback } = compiledSite.catalogue
  return new Hono<AppEnv>()
    .route('/', posterSheetRoutes(loadFallback))
    .route('/', mapSheetRoutes(manifest, loadFallback))
}

/** Answers under this address are named after what somebody typed. */
const SUGGESTION_KEY_PREFIX = '/api/suggest?'
const MAX_CACHED_SUGGESTIONS = 1000

/** The page that was asked for, as the table of pages names it; null for what is not in it. */
const pageRouteOf = (request: Request): string | null => PAGE_TABLE.find(getPath(request))?.path ?? null

/** The handlers of the worker, with an isolate's memory of their own. */
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
  const app = createApp({
    ...compiledSite,
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
  })
  const recordError = recordWorkerErrors(clientAssets.buildId, createErrorRecorder(nowMs))
  const jobDependencies = (context: ExecutionContext): JobDependencies => ({
    fetch,
    waitUntil: (work) => context.waitUntil(work),
    metrics,
    recordError,
  })
  /** Kept pages differ by nothing but the alert that they show. */
  const alertVersionFor = (request: Request, env: Bindings, context: ExecutionContext): string | null => {
    const path = getPath(request)
    const found = alerts.peek(env.SETTINGS, (work) => context.waitUntil(work), path) ?? []
    if (found.length === 0 || !PAGE_TABLE.showsAlert(path)) return null
    return selectVisibleAlert(request.headers, found)?.version ?? null
  }

  return {
    fetch: (request, env, context) =>
      serveCachedResponse(
        responseCache,
        PAGE_TABLE.cacheKeyQueries,
        request,
        alertVersionFor(request, env, context),
      ) ??
      serveCachedImage(imageCache, request) ??
      withFallbackErrorPage(
        {
          requestId: requestIdOf(request.headers),
          ...contextWithoutBinding(pageRouteOf(request), dataCentreOf(request)),
        },
        () => app.fetch(request, env, context),
      ),
    queue: (batch, env, context) => handleQueueBatch(batch, env, jobDependencies(context), nowMs),
    scheduled: ({ scheduledTime, cron }, env, context) =>
      handleSchedule(env, jobDependencies(context), scheduledTime, cron),
  }
}
