import { clientAssets } from 'virtual:client-assets'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Bindings } from '#src/config/bindings.ts'
import { createAlertBoard } from './alerts/alert-board.ts'
import { alertShownTo } from './alerts/alert-reader.ts'
import { createApp, PAGE_TABLE } from './app.tsx'
import { posterSheetRoutes } from './artwork/poster-sheet-routes.tsx'
import { handleQueueBatch, handleSchedule } from './background.ts'
import type { BackgroundTools } from './background-surroundings.ts'
import { compiledSite } from './compiled-site.ts'
import type { AppEnv } from './http/app-env.ts'
import { recallAnswer } from './http/recall-answer.ts'
import { placeOf } from './http/request-place.ts'
import { mapSheetRoutes } from './maps/map-sheet-routes.tsx'
import { createErrorKeeper, keepErrorsOf } from './measuring/errors/error-keeper.ts'
import { recallImage } from './pictures/image-answer.ts'
import { createAnswerStore, splitAnswerStore } from './platform/answer-store.ts'
import { sceneWithout } from './platform/errors/error-scene.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import { requestIdOf } from './platform/request-id.ts'
import { createSignals } from './platform/signals.ts'
import type { Frame } from './site/frame.tsx'
import { answerLastResort } from './site/last-resort.tsx'

/** What surrounds a worker besides its bindings. */
export type WorkerSurroundings = {
  /** How to reach what is outside. */
  readonly fetch: Fetch
  /** The page cache of the data centre. */
  readonly edgeCache: Cache
  /** What stands around every page. */
  readonly frame: Frame
  /** Bytes of pages and posters kept in the isolate, with what keeping them costs; 0 keeps none. */
  readonly pageRoomBytes: number
  /** The same for suggestions: anybody can type any number of queries. */
  readonly suggestionRoomBytes: number
  /** The same for pictures, which have room of their own so that they push no page out. */
  readonly pictureRoomBytes: number
}

export type Worker = {
  readonly fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>
  readonly queue: (batch: MessageBatch<unknown>, env: Bindings, context: ExecutionContext) => Promise<void>
  readonly scheduled: (event: ScheduledController, env: Bindings, context: ExecutionContext) => Promise<void>
}

const nowMs = (): number => Date.now()

/** What those who draw look at, while developing. */
function contactSheets(): Hono<AppEnv> {
  const { manifest, loadStandIn } = compiledSite.catalogue
  return new Hono<AppEnv>()
    .route('/', posterSheetRoutes(loadStandIn))
    .route('/', mapSheetRoutes(manifest, loadStandIn))
}

/** Answers under this address are named after what somebody typed. */
const SUGGESTIONS = '/api/suggest?'
const MOST_SUGGESTIONS = 1000

/** The page that was asked for, as the table of pages names it; null for what is not in it. */
const routeOf = (request: Request): string | null => PAGE_TABLE.find(getPath(request))?.path ?? null

/** The handlers of the worker, with an isolate's memory of their own. */
export function createWorker(surroundings: WorkerSurroundings): Worker {
  const { fetch, edgeCache, frame, pageRoomBytes, suggestionRoomBytes, pictureRoomBytes } = surroundings
  const memory = splitAnswerStore(
    (key) => key.startsWith(SUGGESTIONS),
    createAnswerStore(suggestionRoomBytes, MOST_SUGGESTIONS),
    createAnswerStore(pageRoomBytes),
  )
  const pictures = createAnswerStore(pictureRoomBytes)
  const alerts = createAlertBoard(nowMs)
  const signals = createSignals(nowMs)
  const isDevelopment = import.meta.env.MODE === 'development'
  const app = createApp({
    ...compiledSite,
    memory,
    pictures,
    alerts,
    edgeCache,
    frame,
    developmentRoutes: isDevelopment ? contactSheets() : null,
    cachesPages: !isDevelopment,
    fetch,
    nowMs,
    signals,
  })
  const keepError = keepErrorsOf(clientAssets.buildId, createErrorKeeper(nowMs))
  const backgroundTools = (context: ExecutionContext): BackgroundTools => ({
    fetch,
    waitUntil: (work) => context.waitUntil(work),
    signals,
    keepError,
  })
  /** Kept pages differ by nothing but the alert that they show. */
  const alertVersionFor = (request: Request, env: Bindings, context: ExecutionContext): string | null => {
    const path = getPath(request)
    const found = alerts.peek(env.SETTINGS, (work) => context.waitUntil(work), path) ?? []
    if (found.length === 0 || !PAGE_TABLE.showsAlert(path)) return null
    return alertShownTo(request.headers, found)?.version ?? null
  }

  return {
    fetch: (request, env, context) =>
      recallAnswer(memory, PAGE_TABLE.keyed, request, alertVersionFor(request, env, context)) ??
      recallImage(pictures, request) ??
      answerLastResort(
        { requestId: requestIdOf(request.headers), ...sceneWithout(routeOf(request), placeOf(request)) },
        () => app.fetch(request, env, context),
      ),
    queue: (batch, env, context) => handleQueueBatch(batch, env, backgroundTools(context), nowMs),
    scheduled: ({ scheduledTime, cron }, env, context) =>
      handleSchedule(env, backgroundTools(context), scheduledTime, cron),
  }
}
