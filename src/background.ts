import type { Bindings } from '#src/config/bindings.ts'
import { parseConfig } from './config/config.ts'
import { eventPurges } from './measuring/purge-events.ts'
import { consumeMistakeJob, parseMistakeJob } from './mistakes/mistake-mail.tsx'
import { forgetContacts, listUnmailed } from './mistakes/store/mistakes.ts'
import { keepDeadMessage, replayDeadLetters } from './newsletter/dead-letters.ts'
import { consumeMailJob } from './newsletter/mail-consumer.ts'
import { createMailSender } from './newsletter/mail-sender.ts'
import { composeNewsletterMail } from './newsletter/mails/newsletter-mail.tsx'
import { newsletterPurges } from './newsletter/purge-newsletter.ts'
import { readRows } from './platform/database.ts'
import { createErrorReporter } from './platform/errors/error-reporter.ts'
import { noteRun } from './platform/job-runs.ts'
import type { Fetch } from './platform/outside-fetch.ts'
import { purgeInSlices } from './platform/purge-slices.ts'
import type { Signals } from './platform/signals.ts'
import { createTrips, watchBindings } from './platform/trips.ts'

/** The cron trigger of wrangler.toml that comes often; any other is the daily one. */
export const FREQUENT_CRON = '*/5 * * * *'
/** Mails that the queue gave up come from the one whose name ends so; it begins with that of the deployment's worker. */
const DEAD_QUEUE_ENDING = '-mail-dead'
/** For each thing that grows old. */
const PURGE_BUDGET_MS = 20_000
const UNFINISHED = 'unfinished'

/** What work without a visitor needs besides its bindings. */
export type BackgroundTools = {
  readonly fetch: Fetch
  /** Keeps the work alive that tells of errors. */
  readonly waitUntil: (work: Promise<unknown>) => void
  /** What the isolate counts. */
  readonly signals: Pick<Signals, 'count' | 'sample'>
}

/**
 * The bindings of a piece of work, with their trips noted, and who is told of its errors, in the log and at the service for
 * errors, as requests do; the id is that of a message or a run.
 * @param route names the work in the log
 */
function surround(env: Bindings, { fetch, waitUntil, signals }: BackgroundTools, route: string) {
  const config = parseConfig(env)
  const service = config.measuring.settings.errorService
  const trips = createTrips(Date.now, signals.count)
  const sceneOf = (error: unknown) => ({
    route,
    place: null,
    ...(trips.blame(error) ?? { binding: null, operation: null }),
  })
  return {
    config,
    env: watchBindings(env, trips),
    // What is sent by HTTP is a trip too; the variable names the service.
    fetch: trips.watch('MAIL_API_URL', { fetch }).fetch,
    report: (error: unknown, requestId: string): void =>
      createErrorReporter({ fetch, service, requestId, waitUntil, sceneOf, signals })(error),
  }
}

async function handleMessage(
  message: Message<unknown>,
  env: Bindings,
  background: BackgroundTools,
  nowMs: () => number,
): Promise<void> {
  const { config, fetch, report, env: watched } = surround(env, background, 'queue fernway-mail')
  const { siteOrigin, contactAddress: to } = config
  const tools = {
    db: watched.DB,
    sendMail: createMailSender(config.mail, watched.EMAIL, fetch),
    report,
    nowMs,
  }
  const mistake = parseMistakeJob(message.body)
  if (mistake !== null) return consumeMistakeJob(message, mistake, { ...tools, to, siteOrigin })
  await consumeMailJob(message, {
    ...tools,
    composeMail: (status: string, token: string) =>
      composeNewsletterMail(siteOrigin, status === 'confirmed', token),
  })
}

async function handleDeadMessage(
  message: Message<unknown>,
  env: Bindings,
  background: BackgroundTools,
  nowMs: () => number,
): Promise<void> {
  const { report, env: watched } = surround(env, background, 'queue fernway-mail-dead')
  await keepDeadMessage(message, watched.DB, Math.floor(nowMs() / 1000), report)
}

/** Sends the mails of one batch of the mail queue, or keeps those that were given up; each message is settled by itself. */
export async function handleMailBatch(
  batch: MessageBatch<unknown>,
  env: Bindings,
  background: BackgroundTools,
  nowMs: () => number,
): Promise<void> {
  const handle = batch.queue.endsWith(DEAD_QUEUE_ENDING) ? handleDeadMessage : handleMessage
  await Promise.all(batch.messages.map((message) => handle(message, env, background, nowMs)))
}

/** Deletes what is old, and notes how far it came. @throws what stopped a purge, once all have had their time */
async function purge(env: Bindings, nowMs: number): Promise<void> {
  const nowS = Math.floor(nowMs / 1000)
  const budget = { nowMs: Date.now, budgetMs: PURGE_BUDGET_MS }
  const outcomes = [
    ...(await purgeInSlices(env.DB, newsletterPurges(nowS), budget)),
    ...(await purgeInSlices(env.EVENTS_DB, eventPurges(nowS), budget)),
  ]
  const deleted = outcomes.reduce((sum, outcome) => sum + outcome.deleted, 0)
  const isDone = outcomes.every((outcome) => outcome.isDone)
  const failed = outcomes.find(({ error }) => error !== null)
  await noteRun(env.DB, 'daily', nowS, isDone ? `done, ${deleted} rows` : UNFINISHED)
  if (failed !== undefined) throw failed.error
}

/** Forgets who reported a mistake long ago, and asks again for the mails of reports that never left. */
async function tendMistakes(env: Bindings, nowS: number): Promise<void> {
  await forgetContacts(env.DB, nowS)
  const unmailed = await listUnmailed(env.DB, nowS)
  if (unmailed.length > 0)
    await env.MAIL_QUEUE.sendBatch(unmailed.map((mistakeId) => ({ body: { mistakeId } })))
}

/** What comes once a day; neither part keeps the other from its turn. */
async function tidy(env: Bindings, nowMs: number): Promise<void> {
  const outcomes = await Promise.allSettled([purge(env, nowMs), tendMistakes(env, Math.floor(nowMs / 1000))])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/** What comes every few minutes: mails that an operator asked to be tried again, and the rest of a purge. */
async function carryOn(env: Bindings, nowMs: number): Promise<void> {
  await replayDeadLetters(env.DB, env.MAIL_QUEUE)
  const [daily] = await readRows(env.DB, `SELECT outcome FROM job_runs WHERE job = 'daily'`)
  if (daily?.['outcome'] === UNFINISHED) await purge(env, nowMs)
}

/**
 * What the cron triggers run.
 * @param cron which of them it is
 * @throws what stopped it, once it is reported, so that the platform counts the run as failed
 */
export async function handleSchedule(
  env: Bindings,
  background: BackgroundTools,
  nowMs: number,
  cron = '',
): Promise<void> {
  const { report, env: watched } = surround(env, background, `cron ${cron}`.trim())
  try {
    await (cron === FREQUENT_CRON ? carryOn(watched, nowMs) : tidy(watched, nowMs))
  } catch (error) {
    report(error, `schedule-${new Date(nowMs).toISOString()}`)
    throw error
  }
}
