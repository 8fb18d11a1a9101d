import type { CampaignDraft } from '#src/campaigns/rules/email-campaign.ts'
import type { CampaignJob } from '#src/campaigns/sending/campaign-job.ts'
import { insertCampaignStatement, scheduleCampaignStatement } from '#src/campaigns/store/campaigns-store.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { handleQueueBatch, handleSchedule } from '#src/jobs.ts'
import { runStatements } from '#src/platform/database.ts'
import { createMetrics } from '#src/platform/metrics.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { createMailService, MAIL_API_URL, type MailService, type SentMail } from './mail-service.ts'

const FREQUENT = '*/5 * * * *'
const CRON_MS = 300_000
export const CAMPAIGN_SECRET = 'a-letter-secret-that-only-tests-use'
export const DRAFT: CampaignDraft = {
  subject: 'Three nights in Kyoto',
  preheader: 'And one more',
  body: 'Words.',
  topics: [],
  frequency: 'weekly',
  pacePerMinute: 600,
}

type QueuedMessage = { readonly atMs: number; readonly body: CampaignJob; readonly attempts: number }

/** An accepted mail with the time of its acceptance. */
export type AcceptedMail = SentMail & { readonly atMs: number }

export type CampaignRun = {
  readonly env: Bindings
  readonly clock: { nowMs: number }
  readonly service: MailService
  /** One mail per idempotency key, however often it was sent. */
  readonly accepted: AcceptedMail[]
  /** Number of send requests. */
  requests: number
  readonly queued: QueuedMessage[]
  /** Fault mode of the mail service for one mail. */
  faultModeOf: (
    mail: SentMail,
  ) => 'accepts' | 'unavailable' | 'rate-limited' | 'accepts-then-times-out' | 'times-out' | 'rejects'
  /** When true, the worker is stopped: no unfinished work continues. */
  isWorkerStopped: boolean
  /** Error of the clock of the machine that handles the next message, in milliseconds. */
  clockErrorMs: () => number
  /** Receives errors of cron runs, which the platform only logs; throws them unless a test replaces it. */
  onCronError: (error: unknown) => void
  readonly subscribe: (count: number, frequency?: string, topics?: string) => Promise<readonly string[]>
  readonly startCampaign: (draft?: Partial<CampaignDraft>) => Promise<string>
  /** Advances the clock until the queue is empty, or until a condition is true. */
  readonly runUntilIdle: (until?: () => boolean) => Promise<void>
  readonly runCron: () => Promise<void>
}

/** Every database call rejects after the worker has stopped. */
const rejectStopped = (): Promise<never> => Promise.reject(new Error('the worker is stopped'))

/** Creates the queue, the cron trigger and the mail service of campaigns on a fake clock, with the real database. */
export async function createCampaignRun(settings: Partial<Bindings> = {}): Promise<CampaignRun> {
  await bindings.DB.batch(
    [
      'newsletter_subscribers',
      'newsletter_suppressions',
      'letters',
      'letter_translations',
      'letter_deliveries',
    ].map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)),
  )
  const service = createMailService()
  const queued: QueuedMessage[] = []
  const clock = { nowMs: Date.UTC(2026, 10, 22, 12) }
  const push = (body: CampaignJob, delaySeconds = 0, attempts = 1): void =>
    void queued.push({ atMs: clock.nowMs + delaySeconds * 1000, body, attempts })
  const queue = {
    send: async (body: CampaignJob, options?: QueueSendOptions) => push(body, options?.delaySeconds),
    sendBatch: async (messages: readonly MessageSendRequest<CampaignJob>[]) => {
      if (messages.length > 100) throw new Error('too many messages at once')
      for (const { body, delaySeconds } of messages) push(body, delaySeconds)
    },
  } as unknown as Queue
  const DB = {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: (statements: D1PreparedStatement[]) =>
      run.isWorkerStopped ? rejectStopped() : bindings.DB.batch(statements),
  } as unknown as D1Database
  const env: Bindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    MAIL_API_URL,
    LETTER_SECRET: CAMPAIGN_SECRET,
    DB,
    LETTER_QUEUE: queue,
    ...settings,
  }
  const background = {
    fetch: service.fetch,
    waitUntil: () => undefined,
    metrics: createMetrics(() => clock.nowMs),
    sleep: async (ms: number) => {
      clock.nowMs += ms
    },
  }
  const keys = new Map<string, AcceptedMail>()
  service.respond = async (mail) => {
    run.requests += 1
    const faultMode = run.faultModeOf(mail)
    if (faultMode === 'rate-limited')
      return new Response(null, { status: 429, headers: { 'retry-after': '600' } })
    if (faultMode === 'unavailable') return new Response(null, { status: 503 })
    if (faultMode === 'rejects') return new Response(null, { status: 422 })
    if (faultMode !== 'times-out' && !keys.has(mail.id)) {
      const accepted = { ...mail, atMs: clock.nowMs }
      keys.set(mail.id, accepted)
      run.accepted.push(accepted)
    }
    if (faultMode !== 'accepts') throw new DOMException('no answer', 'TimeoutError')
    return Response.json({ id: mail.id })
  }

  async function deliver({ body, attempts }: QueuedMessage): Promise<void> {
    let isSettled = false
    const message = {
      id: crypto.randomUUID(),
      timestamp: new Date(clock.nowMs),
      attempts,
      body,
      ack: () => {
        isSettled = !run.isWorkerStopped
      },
      retry: (options?: QueueRetryOptions) => {
        if (run.isWorkerStopped) return
        isSettled = true
        push(body, options?.delaySeconds, attempts + 1)
      },
    }
    const batch = { queue: 'fernway-letters', messages: [message] } as unknown as MessageBatch<unknown>
    const errorMs = run.clockErrorMs()
    await handleQueueBatch(batch, env, background, () => clock.nowMs + errorMs)
    // An unsettled message is delivered again.
    if (!isSettled) push(body, 30, attempts + 1)
  }

  const run: CampaignRun = {
    env,
    clock,
    service,
    accepted: [],
    requests: 0,
    queued,
    faultModeOf: () => 'accepts',
    isWorkerStopped: false,
    clockErrorMs: () => 0,
    onCronError(error) {
      throw error
    },
    async subscribe(count, frequency = 'weekly', topics = '') {
      const ids = Array.from({ length: count }, () => crypto.randomUUID())
      const insert = bindings.DB.prepare(
        `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text,
           consented_at_s, confirmed_at_s, topics, frequency)
         SELECT value, value || '@mail.example', 'confirmed', 'Test', 'f', 'F', 'x', 1, 1, ?2, ?3 FROM json_each(?1)`,
      )
      await insert.bind(JSON.stringify(ids), topics, frequency).run()
      return ids
    },
    async startCampaign(draft = {}) {
      const id = crypto.randomUUID()
      const nowS = Math.floor(clock.nowMs / 1000)
      const frozen = { subject: DRAFT.subject, html: '<p>READERS-OWN-TOKEN</p>', text: 'x', archive: '{}' }
      await runStatements(bindings.DB, [
        insertCampaignStatement(id, { ...DRAFT, ...draft }, nowS),
        scheduleCampaignStatement({ id, version: 1 }, `letter-${id}`, frozen, nowS, nowS),
      ])
      await run.runCron()
      return id
    },
    async runUntilIdle(until = () => false) {
      let cronAtMs = clock.nowMs + CRON_MS
      for (let steps = 0; queued.length > 0 && steps < 5000 && !until(); steps += 1) {
        queued.sort((one, other) => one.atMs - other.atMs)
        const next = queued.shift()
        if (next === undefined) return
        clock.nowMs = Math.max(clock.nowMs, next.atMs)
        if (clock.nowMs >= cronAtMs) {
          cronAtMs = clock.nowMs + CRON_MS
          await run.runCron()
        }
        await deliver(next)
      }
    },
    runCron: () => handleSchedule(env, background, clock.nowMs, FREQUENT).catch(run.onCronError),
  }
  return run
}
