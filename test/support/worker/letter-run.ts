import { handleQueueBatch, handleSchedule } from '#src/background.ts'
import type { Bindings } from '#src/config/bindings.ts'
import type { LetterDraft } from '#src/letters/rules/letter-record.ts'
import type { LetterJob } from '#src/letters/sending/letter-job.ts'
import { insertingLetter, schedulingLetter } from '#src/letters/store/letters-store.ts'
import { runStatements } from '#src/platform/database.ts'
import { createSignals } from '#src/platform/signals.ts'
import { createMailService, MAIL_API_URL, type MailService, type SentMail } from './mail-service.ts'
import { bindings } from './test-database.ts'
import { SITE } from './visitor.ts'

const FREQUENT = '*/5 * * * *'
const CRON_MS = 300_000
export const LETTER_SECRET = 'a-letter-secret-that-only-tests-use'
export const DRAFT: LetterDraft = {
  subject: 'Three nights in Kyoto',
  preheader: 'And one more',
  body: 'Words.',
  topics: [],
  frequency: 'weekly',
  pacePerMinute: 600,
}

type Waiting = { readonly atMs: number; readonly body: LetterJob; readonly attempts: number }

/** A mail as the service took it, and when. */
export type TakenMail = SentMail & { readonly atMs: number }

export type LetterRun = {
  readonly env: Bindings
  readonly clock: { nowMs: number }
  readonly service: MailService
  /** One for each key: a service that knows keys sends a mail once, however often it is asked. */
  readonly taken: TakenMail[]
  /** How often the service was asked. */
  asked: number
  readonly waiting: Waiting[]
  /** What happens to one mail: the service takes it, refuses, or says nothing although it may have taken it. */
  moodOf: (mail: SentMail) => 'takes' | 'fails' | 'is full' | 'takes and hangs' | 'hangs' | 'refuses'
  /** When true the worker is gone: nothing that it had begun goes on. */
  isGone: boolean
  readonly subscribe: (count: number, frequency?: string, topics?: string) => Promise<readonly string[]>
  readonly begin: (draft?: Partial<LetterDraft>) => Promise<string>
  /** Lets time pass until nothing waits, or something holds. */
  readonly goOn: (until?: () => boolean) => Promise<void>
  readonly runCron: () => Promise<void>
}

/** What every call of the database does once the worker is gone. */
const gone = (): Promise<never> => Promise.reject(new Error('the worker is gone'))

/** The queue, the cron and the mail service of letters on a clock of their own, with the real database. */
export async function createLetterRun(settings: Partial<Bindings> = {}): Promise<LetterRun> {
  await bindings.DB.batch(
    ['newsletter_subscribers', 'newsletter_suppressions', 'letters', 'letter_deliveries'].map((table) =>
      bindings.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  const service = createMailService()
  const waiting: Waiting[] = []
  const clock = { nowMs: Date.UTC(2026, 10, 22, 12) }
  const push = (body: LetterJob, delaySeconds = 0, attempts = 1): void =>
    void waiting.push({ atMs: clock.nowMs + delaySeconds * 1000, body, attempts })
  const queue = {
    send: async (body: LetterJob, options?: QueueSendOptions) => push(body, options?.delaySeconds),
    sendBatch: async (messages: readonly MessageSendRequest<LetterJob>[]) => {
      if (messages.length > 100) throw new Error('too many messages at once')
      for (const { body, delaySeconds } of messages) push(body, delaySeconds)
    },
  } as unknown as Queue
  const DB = {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => (run.isGone ? gone() : bindings.DB.batch(statements)),
  } as unknown as D1Database
  const env: Bindings = {
    ...bindings,
    SITE_ORIGIN: SITE,
    MAIL_API_URL,
    LETTER_SECRET,
    DB,
    LETTER_QUEUE: queue,
    ...settings,
  }
  const background = {
    fetch: service.fetch,
    waitUntil: () => undefined,
    signals: createSignals(() => clock.nowMs),
    sleep: async (ms: number) => {
      clock.nowMs += ms
    },
  }
  const keys = new Map<string, TakenMail>()
  service.answer = async (mail) => {
    run.asked += 1
    const mood = run.moodOf(mail)
    if (mood === 'is full') return new Response(null, { status: 429, headers: { 'retry-after': '600' } })
    if (mood === 'fails') return new Response(null, { status: 503 })
    if (mood === 'refuses') return new Response(null, { status: 422 })
    if (mood !== 'hangs' && !keys.has(mail.id)) {
      const taken = { ...mail, atMs: clock.nowMs }
      keys.set(mail.id, taken)
      run.taken.push(taken)
    }
    if (mood !== 'takes') throw new DOMException('no answer', 'TimeoutError')
    return Response.json({ id: mail.id })
  }

  async function deliver({ body, attempts }: Waiting): Promise<void> {
    let isSettled = false
    const message = {
      id: crypto.randomUUID(),
      timestamp: new Date(clock.nowMs),
      attempts,
      body,
      ack: () => {
        isSettled = !run.isGone
      },
      retry: (options?: QueueRetryOptions) => {
        if (run.isGone) return
        isSettled = true
        push(body, options?.delaySeconds, attempts + 1)
      },
    }
    const batch = { queue: 'fernway-letters', messages: [message] } as unknown as MessageBatch<unknown>
    await handleQueueBatch(batch, env, background, () => clock.nowMs)
    // A message that nobody settled comes again.
    if (!isSettled) push(body, 30, attempts + 1)
  }

  const run: LetterRun = {
    env,
    clock,
    service,
    taken: [],
    asked: 0,
    waiting,
    moodOf: () => 'takes',
    isGone: false,
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
    async begin(draft = {}) {
      const id = crypto.randomUUID()
      const nowS = Math.floor(clock.nowMs / 1000)
      const frozen = { subject: DRAFT.subject, html: '<p>READERS-OWN-TOKEN</p>', text: 'x', archive: '{}' }
      await runStatements(bindings.DB, [
        insertingLetter(id, { ...DRAFT, ...draft }, nowS),
        schedulingLetter({ id, version: 1 }, `letter-${id}`, frozen, nowS, nowS),
      ])
      await run.runCron()
      return id
    },
    async goOn(until = () => false) {
      let cronAtMs = clock.nowMs + CRON_MS
      for (let steps = 0; waiting.length > 0 && steps < 5000 && !until(); steps += 1) {
        waiting.sort((one, other) => one.atMs - other.atMs)
        const next = waiting.shift()
        if (next === undefined) return
        clock.nowMs = Math.max(clock.nowMs, next.atMs)
        if (clock.nowMs >= cronAtMs) {
          cronAtMs = clock.nowMs + CRON_MS
          await run.runCron()
        }
        await deliver(next)
      }
    },
    runCron: () => handleSchedule(env, background, clock.nowMs, FREQUENT),
  }
  return run
}

/** How many rows of a letter's ledger are in each state. */
export async function ledgerOf(letterId: string): Promise<Readonly<Record<string, number>>> {
  const { results } = await bindings.DB.prepare(
    'SELECT state, count(*) AS count FROM letter_deliveries WHERE letter_id = ? GROUP BY state',
  )
    .bind(letterId)
    .all<{ state: string; count: number }>()
  return Object.fromEntries(results.map(({ state, count }) => [state, count]))
}

export const statusOf = (letterId: string): Promise<string | null> =>
  bindings.DB.prepare('SELECT status FROM letters WHERE id = ?').bind(letterId).first<string>('status')
