import { getPath } from 'hono/utils/url'
import frontData from '#generated/catalogue-front.json'
import manifest from '#generated/catalogue-manifest.json'
import site from '#generated/site.json'
import type { Bindings } from '#src/config/bindings.ts'
import { createAlertBoard } from './alerts/alert-board.ts'
import { alertShownTo } from './alerts/alert-reader.ts'
import { createApp, PAGE_TABLE } from './app.tsx'
import { posterSheetRoutes } from './artwork/poster-sheet-routes.tsx'
import { type BackgroundTools, handleMailBatch, handleSchedule } from './background.ts'
import type { FrontCatalogue } from './catalogue/front-catalogue.ts'
import type { PackedCore } from './catalogue/packed-core.ts'
import { createStandInLoader } from './catalogue/stand-in-loader.ts'
import { answerLastResort } from './http/last-resort.ts'
import { recallAnswer } from './http/recall-answer.ts'
import { recallImage } from './pictures/image-answer.ts'
import { createAnswerStore } from './platform/answer-store.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import { requestIdOf } from './platform/request-id.ts'
import type { SiteData } from './site/site-types.ts'

/** Pages and posters kept in one isolate; an isolate may use 128 MB in all. */
const ANSWERS_IN_MEMORY_BYTES = 24 * 1024 * 1024
/** Pictures have room of their own, so that they push no page out. */
const PICTURES_IN_MEMORY_BYTES = 12 * 1024 * 1024

const fetchOutside: Fetch = (address, init) => fetch(address, init)
const memory = createAnswerStore(ANSWERS_IN_MEMORY_BYTES)
const nowMs = (): number => Date.now()
const alerts = createAlertBoard(nowMs)
const front = frontData as unknown as FrontCatalogue
const loadStandIn = createStandInLoader(front, manifest, async () => {
  const { default: packed } = await import('#generated/catalogue-core.json')
  return packed as unknown as PackedCore
})
const catalogue = { manifest, front, loadStandIn }
const isDevelopment = import.meta.env.MODE === 'development'
const pictures = createAnswerStore(PICTURES_IN_MEMORY_BYTES)
const app = createApp({
  catalogue,
  site: site as unknown as SiteData,
  memory,
  pictures,
  alerts,
  developmentRoutes: isDevelopment ? posterSheetRoutes(loadStandIn) : null,
  cachesPages: !isDevelopment,
  fetch: fetchOutside,
  nowMs,
})

const backgroundTools = (context: ExecutionContext): BackgroundTools => ({
  fetch: fetchOutside,
  waitUntil: (work) => context.waitUntil(work),
})

/** Kept pages differ by nothing but the alert that they show. */
function alertVersionFor(request: Request, env: Bindings, context: ExecutionContext): string | null {
  const alert = alerts.peek(env.SETTINGS, (work) => context.waitUntil(work)) ?? null
  if (alert === null || !PAGE_TABLE.showsAlert(getPath(request))) return null
  return alertShownTo(request.headers.get('cookie'), alert)?.version ?? null
}

export default {
  fetch: (request, env, context) =>
    recallAnswer(
      memory,
      PAGE_TABLE.keyed,
      request,
      alertVersionFor(request, env, context),
      env.FAULT_INJECTION === '1',
    ) ??
    recallImage(pictures, request, env.FAULT_INJECTION === '1') ??
    answerLastResort(requestIdOf(request.headers), () => app.fetch(request, env, context)),
  queue: (batch, env, context) => handleMailBatch(batch, env, backgroundTools(context), nowMs),
  scheduled: ({ scheduledTime }, env, context) =>
    handleSchedule(env, backgroundTools(context), scheduledTime),
} satisfies ExportedHandler<Bindings>
