import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import type { Bindings } from '#src/config/bindings.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { requestContext } from '#src/http/request-context.ts'
import { requestLanguage } from '#src/http/request-language.ts'
import { requestPath } from '#src/http/request-path.ts'
import { sameOrigin } from '#src/http/same-origin.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { handleQueueBatch, handleSchedule } from '#src/jobs.ts'
import type { MistakeJob } from '#src/mistakes/mistake-mail.tsx'
import { MISTAKE_PAGES } from '#src/mistakes/mistake-pages.ts'
import { mistakeRoutes } from '#src/mistakes/mistake-routes.tsx'
import { createMetrics } from '#src/platform/metrics.ts'
import { createPageTable } from '#src/site/page-table.ts'
import { renderPages } from '#src/site/render.tsx'
import { loadLocale } from '#src/words/load-locale.ts'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { withFaults } from '#test/faults/with-faults.ts'
import { bareFrame } from './bare-frame.tsx'
import { createMailService, MAIL_API_URL, type MailService } from './mail/mail-service.ts'
import { bindings } from './test-database.ts'
import { SITE } from './visitor.ts'

export type MistakeSite = {
  readonly clock: { nowMs: number }
  readonly mailService: MailService
  /** Jobs in the mail queue. */
  readonly jobs: MistakeJob[]
  readonly fetch: (path: string, init?: RequestInit, env?: Partial<Bindings>) => Promise<Response>
  /** Submits a report form, from a new client address unless headers contain one. */
  readonly send: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
  /**
   * Delivers all queued messages to the consumer; retried ones are queued again. Returns the longest retry delay in
   * seconds.
   */
  readonly deliver: () => Promise<number>
  /** Runs the daily job. */
  readonly runDailyJobs: () => Promise<void>
  readonly rowsOf: (page: string) => Promise<readonly Record<string, unknown>[]>
}

export const OPERATORS = 'operators@fernway.test'

/**
 * Creates the routes of mistake reports with their middleware, the real D1, an in-memory queue and a mail service that
 * can fail.
 */
export async function createMistakeSite(settings: Partial<FaultBindings> = {}): Promise<MistakeSite> {
  const clock = { nowMs: Date.now() }
  const nowMs = (): number => clock.nowMs
  const mailService = createMailService()
  const jobs: MistakeJob[] = []
  const queue = {
    send: async (job: MistakeJob) => void jobs.push(job),
    sendBatch: async (batch: readonly { readonly body: MistakeJob }[]) =>
      void jobs.push(...batch.map(({ body }) => body)),
  } as unknown as Queue<MistakeJob>
  const env: FaultBindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    MAIL_API_URL,
    CONTACT_ADDRESS: OPERATORS,
    FAULT_INJECTION: '1',
    MAIL_QUEUE: queue,
    ...settings,
  }
  const background = { fetch: mailService.fetch, waitUntil: () => undefined, metrics: createMetrics(nowMs) }
  const app = withFaults(({ edgeCache, frameOf }) =>
    new Hono<AppEnv>({ getPath: requestPath })
      .use(
        requestContext(mailService.fetch, edgeCache),
        requestLanguage(loadLocale),
        securityHeaders,
        renderPages(frameOf(bareFrame), createPageTable(MISTAKE_PAGES)),
        sameOrigin,
      )
      .route('/', mistakeRoutes(nowMs)),
  )
  const fetchPage = async (path: string, init: RequestInit = {}, overrides: Partial<Bindings> = {}) =>
    app.fetch(new Request(SITE + path, init), { ...env, ...overrides }, createExecutionContext())

  return {
    clock,
    mailService,
    jobs,
    fetch: fetchPage,
    send: (fields, headers = {}) =>
      fetchPage('/api/mistakes', {
        method: 'POST',
        headers: { origin: SITE, 'cf-connecting-ip': crypto.randomUUID(), ...headers },
        body: new URLSearchParams(fields),
      }),
    deliver: async () => {
      const delaysS: number[] = []
      const messages = jobs.splice(0).map((body) => ({
        id: body.mistakeId,
        timestamp: new Date(clock.nowMs),
        attempts: 1,
        body,
        ack: () => undefined,
        retry: (options?: QueueRetryOptions) => {
          jobs.push(body)
          delaysS.push(options?.delaySeconds ?? 0)
        },
      }))
      const batch = { queue: 'fernway-mail', messages } as unknown as MessageBatch<unknown>
      await handleQueueBatch(batch, env, background, nowMs)
      return Math.max(0, ...delaysS)
    },
    runDailyJobs: () => handleSchedule(env, background, clock.nowMs),
    rowsOf: async (page) => {
      const { results } = await env.DB.prepare('SELECT * FROM mistakes WHERE page = ?').bind(page).all()
      return results
    },
  }
}
