import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { compiledSite } from '#src/compiled-site.ts'
import type { Bindings } from '#src/config/bindings.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { requestContext } from '#src/http/request-context.ts'
import { requestLanguage } from '#src/http/request-language.ts'
import { requestPath } from '#src/http/request-path.ts'
import { sameOrigin } from '#src/http/same-origin.ts'
import { securityHeaders } from '#src/http/security-headers.ts'
import { handleQueueBatch } from '#src/jobs.ts'
import type { MailJob } from '#src/mail/mail-job.ts'
import { newsletterLinkRoutes } from '#src/newsletter/newsletter-link-routes.tsx'
import { NEWSLETTER_PAGES } from '#src/newsletter/newsletter-pages.ts'
import { NEWSLETTER_HANDLERS, newsletterRoutes } from '#src/newsletter/newsletter-routes.tsx'
import { AppError } from '#src/platform/app-error.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { pageRoutes } from '#src/site/page-routes.ts'
import { createPageTable } from '#src/site/page-table.ts'
import { renderPages } from '#src/site/render.tsx'
import { loadLocale } from '#src/words/load-locale.ts'
import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { handleFaultyMails } from '#test/faults/inject-mail-faults.ts'
import { withFaults } from '#test/faults/with-faults.ts'
import { bareFrame } from './bare-frame.tsx'
import { createMailService, MAIL_API_URL, type MailService } from './mail/mail-service.ts'
import { nextClient } from './next-client.ts'
import { bindings } from './test-database.ts'
import { SITE } from './visitor.ts'

const { catalogue, site: siteData } = compiledSite
const { manifest, front } = catalogue

export type NewsletterSite = {
  readonly env: Bindings
  readonly clock: { nowMs: number }
  readonly mailService: MailService
  /** Jobs in the mail queue. */
  readonly jobs: MailJob[]
  readonly fetch: (path: string, init?: RequestInit, env?: Partial<Bindings>) => Promise<Response>
  /** Sends a sign-up as the island does, from a new client address unless headers contain one. */
  readonly signUp: (email: unknown, headers?: Record<string, string>, fields?: object) => Promise<Response>
  /** Submits a sign-up as the browser does without scripts. */
  readonly sendForm: (fields: Readonly<Record<string, string>>) => Promise<Response>
  /**
   * Delivers all queued messages to the consumer; retried ones are queued again. Returns the longest retry delay in
   * seconds.
   */
  readonly deliver: (attempts?: number) => Promise<number>
}

/**
 * Creates the newsletter's routes with their middleware, the real D1, an in-memory queue and a mail service that can
 * fail.
 */
export async function createNewsletterSite(settings: Partial<FaultBindings> = {}): Promise<NewsletterSite> {
  const clock = { nowMs: Date.now() }
  const nowMs = (): number => clock.nowMs
  const mailService = createMailService()
  const jobs: MailJob[] = []
  const metrics = createMetrics(nowMs)
  const queue = {
    send: async (job: MailJob) => void jobs.push(job),
    // Jobs that other features re-enqueue are ignored here.
    sendBatch: async () => undefined,
  } as unknown as Queue<MailJob>
  const siteEnv: FaultBindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    MAIL_API_URL,
    FAULT_INJECTION: '1',
    MAIL_QUEUE: queue,
    ...settings,
  }
  const app = withFaults(({ edgeCache, frameOf }) => {
    const site = new Hono<AppEnv>({ getPath: requestPath })
    site.use(
      requestContext(mailService.fetch, edgeCache),
      requestLanguage(loadLocale),
      securityHeaders,
      renderPages(frameOf(bareFrame), createPageTable(NEWSLETTER_PAGES)),
      sameOrigin,
    )
    site.route('/', pageRoutes(NEWSLETTER_HANDLERS, { manifest, front, site: siteData, nowMs }))
    site.route('/', newsletterRoutes(front.art.newsletter, { fetch: mailService.fetch, nowMs }))
    site.route('/', newsletterLinkRoutes(front.art.newsletter, nowMs))
    site.onError((error) =>
      errorJson(
        error instanceof AppError ? error.status : 500,
        error instanceof AppError ? error.code : 'internal',
      ),
    )
    return site
  })
  const fetchPage = async (path: string, init: RequestInit = {}, overrides: Partial<Bindings> = {}) =>
    app.fetch(new Request(SITE + path, init), { ...siteEnv, ...overrides }, createExecutionContext())

  return {
    env: siteEnv,
    clock,
    mailService,
    jobs,
    fetch: fetchPage,
    signUp: (email, headers = {}, fields = {}) =>
      fetchPage('/api/newsletter', {
        method: 'POST',
        headers: {
          origin: SITE,
          'content-type': 'application/json',
          'cf-connecting-ip': nextClient(),
          ...headers,
        },
        body: JSON.stringify({ source: 'Test', email, ...fields }),
      }),
    sendForm: (fields) =>
      fetchPage('/api/newsletter', {
        method: 'POST',
        headers: { origin: SITE, 'cf-connecting-ip': nextClient() },
        body: new URLSearchParams(fields),
      }),
    deliver: async (attempts = 1) => {
      const delaysS: number[] = []
      const messages = jobs.splice(0).map((body) => ({
        id: body.id ?? crypto.randomUUID(),
        timestamp: new Date(clock.nowMs),
        attempts,
        body,
        ack: () => undefined,
        retry: (options?: QueueRetryOptions) => {
          jobs.push(body)
          delaysS.push(options?.delaySeconds ?? 0)
        },
      }))
      const batch = { queue: 'fernway-mail', messages } as unknown as MessageBatch<unknown>
      await handleFaultyMails(batch, { env: siteEnv, fetch: mailService.fetch }, (mails, { env, fetch }) =>
        handleQueueBatch(mails, env, { fetch, waitUntil: () => undefined, metrics }, nowMs),
      )
      return Math.max(0, ...delaysS)
    },
  }
}
