import type { Bindings } from '#src/config/bindings.ts'
import { auditPurges } from './admin/audit/audit-store.ts'
import { checkDueLinks } from './admin/links/check-due-links.ts'
import { loadOutboundLinks } from './admin/links/outbound-link.ts'
import { taskPurges } from './admin/tasks/task-store.ts'
import { advanceCampaigns } from './campaigns/sending/advance-campaigns.ts'
import { campaignPurges } from './campaigns/store/campaign-purges.ts'
import { compiledSite } from './compiled-site.ts'
import { createJobContext, type JobDependencies } from './job-context.ts'
import { consumeMailJob } from './mail/consume-mail-job.ts'
import { deadLetterMessage, replayDeadLetters } from './mail/dead-letters.ts'
import { createMailSender } from './mail/mail-sender.ts'
import { eventPurges } from './measuring/event-purges.ts'
import { consumeMistakeJob, parseMistakeJob } from './mistakes/mistake-mail.tsx'
import { eraseOldContacts, listUnmailed } from './mistakes/store/mistakes-store.ts'
import { composeSubscriptionMail } from './newsletter/mails/subscription-mail.tsx'
import { newsletterPurges } from './newsletter/newsletter-purges.ts'
import { readRows } from './platform/database.ts'
import { purgeInSlices } from './platform/purge-slices.ts'
import { recordJobRun } from './platform/record-job-run.ts'
import { appliedChangesPurge } from './saves/store/applied-changes.ts'

/** The cron trigger of wrangler.toml that comes often; any other is the daily one. */
export const FREQUENT_CRON = '*/5 * * * *'
/** Mails that the queue gave up come from the one whose name ends so; it begins with that of the deployment's worker. */
const DEAD_LETTER_QUEUE_SUFFIX = '-mail-dead'
const CAMPAIGN_QUEUE_SUFFIX = '-letters'
/** For each thing that grows old. */
const PURGE_BUDGET_MS = 20_000
const UNFINISHED = 'unfinished'

async function handleMailMessage(
  message: Message<unknown>,
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: () => number,
): Promise<void> {
  const {
    config,
    fetch,
    report,
    env: instrumentedEnv,
  } = createJobContext(env, dependencies, 'queue fernway-mail')
  const { siteOrigin, contactAddress: to } = config
  const tools = {
    db: instrumentedEnv.DB,
    sendMail: createMailSender(config.mail, instrumentedEnv.EMAIL, fetch),
    report,
    nowMs,
  }
  const mistake = parseMistakeJob(message.body)
  if (mistake !== null) return consumeMistakeJob(message, mistake, { ...tools, to, siteOrigin })
  await consumeMailJob(message, {
    ...tools,
    composeMail: (status: string, token: string) =>
      composeSubscriptionMail(siteOrigin, status === 'confirmed', token),
  })
}

async function handleDeadLetter(
  message: Message<unknown>,
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: () => number,
): Promise<void> {
  const { report, env: instrumentedEnv } = createJobContext(env, dependencies, 'queue fernway-mail-dead')
  await deadLetterMessage(message, instrumentedEnv.DB, Math.floor(nowMs() / 1000), report)
}

/** What sends letters is a script of its own, which no page waits for. */
const handleCampaignLazily: typeof handleMailMessage = async (...message) =>
  (await import('./campaign-jobs.ts')).handleCampaignMessage(...message)

const handlerOf = (queue: string) => {
  if (queue.endsWith(CAMPAIGN_QUEUE_SUFFIX)) return handleCampaignLazily
  return queue.endsWith(DEAD_LETTER_QUEUE_SUFFIX) ? handleDeadLetter : handleMailMessage
}

/** Handles what one batch of a queue asks for: mails, mails that were given up, letters; each message is settled by itself. */
export async function handleQueueBatch(
  batch: MessageBatch<unknown>,
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: () => number,
): Promise<void> {
  const handle = handlerOf(batch.queue)
  await Promise.all(batch.messages.map((message) => handle(message, env, dependencies, nowMs)))
}

/** Deletes what is old, and notes how far it came. @throws what stopped a purge, once all have had their time */
async function runPurges(env: Bindings, nowMs: number): Promise<void> {
  const nowS = Math.floor(nowMs / 1000)
  const budget = { nowMs: Date.now, budgetMs: PURGE_BUDGET_MS }
  const outcomes = [
    ...(await purgeInSlices(
      env.DB,
      [
        ...newsletterPurges(nowS),
        ...campaignPurges(nowS),
        ...auditPurges(nowS),
        ...taskPurges(nowS),
        appliedChangesPurge(nowS),
      ],
      budget,
    )),
    ...(await purgeInSlices(env.EVENTS_DB, eventPurges(nowS), budget)),
  ]
  const deleted = outcomes.reduce((sum, outcome) => sum + outcome.deleted, 0)
  const isDone = outcomes.every((outcome) => outcome.isDone)
  const failed = outcomes.find(({ error }) => error !== null)
  await recordJobRun(env.DB, 'daily', nowS, isDone ? `done, ${deleted} rows` : UNFINISHED)
  if (failed !== undefined) throw failed.error
}

/** Forgets who reported a mistake long ago, and asks again for the mails of reports that never left. */
async function maintainMistakeReports(env: Bindings, nowS: number): Promise<void> {
  await eraseOldContacts(env.DB, nowS)
  const unmailed = await listUnmailed(env.DB, nowS)
  if (unmailed.length > 0)
    await env.MAIL_QUEUE.sendBatch(unmailed.map((mistakeId) => ({ body: { mistakeId } })))
}

/** What comes once a day; neither part keeps the other from its turn. */
async function runDailyJobs(env: Bindings, nowMs: number): Promise<void> {
  const outcomes = await Promise.allSettled([
    runPurges(env, nowMs),
    maintainMistakeReports(env, Math.floor(nowMs / 1000)),
  ])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/** Asks a few of the addresses outside that pages link to whether they are still there. */
async function checkLinks(
  env: Bindings,
  { fetch, sleep = (ms) => scheduler.wait(ms) }: Pick<JobDependencies, 'fetch' | 'sleep'>,
  nowMs: number,
): Promise<void> {
  const links = await loadOutboundLinks()
  await checkDueLinks({
    db: env.DB,
    fetch,
    siteOrigin: env.SITE_ORIGIN,
    version: compiledSite.catalogue.manifest.version,
    addresses: links.map(({ address }) => address),
    startedMs: nowMs,
    nowMs: Date.now,
    sleep,
  })
}

/** Goes on with a purge that the daily run has left unfinished. */
async function resumePurge(env: Bindings, nowMs: number): Promise<void> {
  const [daily] = await readRows(env.DB, `SELECT outcome FROM job_runs WHERE job = 'daily'`)
  if (daily?.['outcome'] === UNFINISHED) await runPurges(env, nowMs)
}

/**
 * What comes every few minutes: letters, mails that an operator asked to be tried again, the rest of a purge, and a few
 * links; one after the other, and none keeps the others from their turn.
 */
async function runFrequentJobs(env: Bindings, dependencies: JobDependencies, nowMs: number): Promise<void> {
  const errors: unknown[] = []
  for (const part of [
    () => advanceCampaigns(env.DB, env.LETTER_QUEUE, Math.floor(nowMs / 1000)),
    () => replayDeadLetters(env.DB, env.MAIL_QUEUE),
    () => resumePurge(env, nowMs),
    () => checkLinks(env, dependencies, nowMs),
  ])
    await part().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/**
 * What the cron triggers run.
 * @param cron which of them it is
 * @throws what stopped it, once it is reported, so that the platform counts the run as failed
 */
export async function handleSchedule(
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: number,
  cron = '',
): Promise<void> {
  const { report, env: instrumentedEnv } = createJobContext(env, dependencies, `cron ${cron}`.trim())
  try {
    await (cron === FREQUENT_CRON
      ? runFrequentJobs(instrumentedEnv, dependencies, nowMs)
      : runDailyJobs(instrumentedEnv, nowMs))
  } catch (error) {
    report(error, `schedule-${new Date(nowMs).toISOString()}`)
    throw error
  }
}
