import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { synchroniseAlerts } from './admin/alerts/alert-store.ts'
import { checkDueLinks } from './admin/links/check-due-links.ts'
import { loadOutboundLinks } from './admin/links/outbound-link.ts'
import { advanceCampaigns } from './campaigns/sending/advance-campaigns.ts'
import { compiledSite } from './compiled-site.ts'
import { createProbes } from './health/health-probes.ts'
import { createJobContext, type JobContext, type JobDependencies } from './job-context.ts'
import { consumeMailJob } from './mail/consume-mail-job.ts'
import { deadLetterMessage, replayDeadLetters } from './mail/dead-letters.ts'
import { createMailSender } from './mail/mail-sender.ts'
import { isSendingStopped } from './mail/sending-stop.ts'
import { consumeMistakeJob, parseMistakeJob } from './mistakes/mistake-mail.tsx'
import { eraseOldContacts, listUnmailed } from './mistakes/store/mistakes-store.ts'
import { purgeExpiredRows, resumePurge } from './purge-jobs.ts'
import { tripObjectsOf } from './trips/create-trips-context.ts'
import { eraseQueuedTrips } from './trips/store/trip-erasure.ts'
import { loadLocale } from './words/load-locale.ts'

/** The cron trigger of wrangler.toml for the jobs `every 5 minutes`; any other cron is the daily one. */
export const FREQUENT_CRON = '*/5 * * * *'

type ScheduledJob = {
  readonly name: string
  readonly cron: 'daily' | 'every 5 minutes'
  readonly run: (context: JobContext) => Promise<unknown>
}

type QueueConsumer = {
  readonly name: string
  /** The queue's name after that of the deployment's worker (wrangler.toml). */
  readonly queue: '-mail' | '-mail-dead' | '-letters'
  /** Acknowledges or retries one message; never rejects. */
  readonly run: (context: JobContext, message: Message<unknown>) => Promise<void>
}

/** All work without a request: scheduled jobs in the order in which they run, then the queue consumers. */
const JOBS: readonly (ScheduledJob | QueueConsumer)[] = [
  { name: 'purge expired rows', cron: 'daily', run: purgeExpiredRows },
  { name: 'maintain mistake reports', cron: 'daily', run: maintainMistakeReports },

  { name: 'advance campaigns', cron: 'every 5 minutes', run: startAndResumeCampaigns },
  { name: 'synchronise alerts', cron: 'every 5 minutes', run: publishMissingAlerts },
  { name: 'replay dead letters', cron: 'every 5 minutes', run: replayRequestedMails },
  { name: 'erase trips of deleted accounts', cron: 'every 5 minutes', run: eraseTripObjects },
  { name: 'resume an unfinished purge', cron: 'every 5 minutes', run: resumePurge },
  { name: 'check outbound links', cron: 'every 5 minutes', run: checkLinks },
  { name: 'notify operators of alarms', cron: 'every 5 minutes', run: notifyOperators },

  { name: 'send subscription mails and mistake reports', queue: '-mail', run: sendMail },
  { name: 'store dead letters', queue: '-mail-dead', run: storeDeadLetters },
  { name: 'send campaigns', queue: '-letters', run: sendCampaignLazily },
]

/** Erases contacts of old mistake reports, and enqueues again the mails of reports that were never sent. */
async function maintainMistakeReports({ env, nowS }: JobContext): Promise<void> {
  await eraseOldContacts(env.DB, nowS())
  const unmailed = await listUnmailed(env.DB, nowS())
  if (unmailed.length > 0)
    await env.MAIL_QUEUE.sendBatch(unmailed.map((mistakeId) => ({ body: { mistakeId } })))
}

async function startAndResumeCampaigns({ env, nowS }: JobContext): Promise<void> {
  if (!(await isSendingStopped(env.SETTINGS))) await advanceCampaigns(env.DB, env.LETTER_QUEUE, nowS())
}

function publishMissingAlerts({ env, nowS }: JobContext): Promise<void> {
  return synchroniseAlerts(env.DB, env.SETTINGS, nowS())
}

async function replayRequestedMails({ env }: JobContext): Promise<void> {
  if (!(await isSendingStopped(env.SETTINGS))) await replayDeadLetters(env.DB, env.MAIL_QUEUE)
}

async function eraseTripObjects({ env, config }: JobContext): Promise<void> {
  await eraseQueuedTrips(env.DB, tripObjectsOf(env, config))
}

/** Checks a few of the external links that pages contain. */
async function checkLinks({ env, fetch, sleep, nowMs }: JobContext): Promise<void> {
  const links = await loadOutboundLinks()
  await checkDueLinks({
    db: env.DB,
    fetch,
    siteOrigin: env.SITE_ORIGIN,
    version: compiledSite.catalogue.manifest.version,
    addresses: links.map(({ address }) => address),
    startedMs: nowMs(),
    nowMs: Date.now,
    sleep,
  })
}

/** Tells operators which parts of the deployment need attention; without addresses and a webhook nothing is read. */
async function notifyOperators({ config, env, fetch, mailFetch, nowS }: JobContext): Promise<void> {
  const recipients = config.operators.flatMap((one) =>
    'address' in one && one.role === 'operator' ? [one.address] : [],
  )
  const { alarmWebhook: webhook, siteOrigin } = config
  if (recipients.length === 0 && webhook === null) return
  const { findingsOf, notifyAlarms, readJobsState } = await import('./admin/jobs/alarms.ts')
  const shard = {
    path: `/_catalogue/${compiledSite.catalogue.manifest.version}/places.json`,
    field: 'continents',
  }
  const state = await readJobsState(env, createProbes(env, caches.default, siteOrigin, shard), nowS())
  await notifyAlarms(findingsOf(state, DEFAULT_LOCALE), {
    settings: env.SETTINGS,
    sendMail: createMailSender(config.mail, env.EMAIL, mailFetch),
    recipients,
    webhook,
    fetch,
    siteOrigin,
    locale: DEFAULT_LOCALE,
    nowS: nowS(),
  })
}

async function sendMail(context: JobContext, message: Message<unknown>): Promise<void> {
  const { config, env, mailFetch, report, nowMs } = context
  const { siteOrigin, contactAddress: to } = config
  const tools = {
    db: env.DB,
    sendMail: createMailSender(config.mail, env.EMAIL, mailFetch),
    report,
    nowMs,
  }
  const mistake = parseMistakeJob(message.body)
  if (mistake !== null)
    return consumeMistakeJob(message, mistake, { ...tools, to, siteOrigin, locale: DEFAULT_LOCALE })
  // Requests never load the mails.
  const { composeSubscriptionMail } = await import('./newsletter/mails/subscription-mail.tsx')
  await consumeMailJob(message, {
    ...tools,
    async composeMail({ status, language }, token) {
      // A language that the deployment no longer offers has no pages behind the links.
      const isOffered = config.languages.some((tag) => tag === language)
      const locale = isOffered ? await loadLocale(language) : DEFAULT_LOCALE
      return composeSubscriptionMail(siteOrigin, status === 'confirmed', token, locale)
    },
  })
}

function storeDeadLetters({ env, nowS, report }: JobContext, message: Message<unknown>): Promise<void> {
  return deadLetterMessage(message, env.DB, nowS(), report)
}

/** Sending campaigns is a chunk that requests never load. */
async function sendCampaignLazily(context: JobContext, message: Message<unknown>): Promise<void> {
  const { sendCampaign } = await import('./campaign-jobs.ts')
  await sendCampaign(context, message)
}

/**
 * Handles one batch of a queue; each message is acknowledged or retried separately.
 * @throws when no consumer reads the queue
 */
export async function handleQueueBatch(
  batch: MessageBatch<unknown>,
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: () => number,
): Promise<void> {
  const consumer = JOBS.find((job) => 'queue' in job && batch.queue.endsWith(job.queue))
  if (consumer === undefined || 'cron' in consumer) throw new Error(`no consumer of queue ${batch.queue}`)
  const route = `queue fernway${consumer.queue}`
  await Promise.all(
    batch.messages.map((message) => consumer.run(createJobContext(env, dependencies, route, nowMs), message)),
  )
}

/**
 * Runs the jobs of one cron trigger in sequence; a failing job does not stop those after it.
 * @param nowMs the time for which the run was scheduled
 * @throws the first error, after it was reported, so that the platform counts the run as failed
 */
export async function handleSchedule(
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: number,
  cron = '',
): Promise<void> {
  const context = createJobContext(env, dependencies, `cron ${cron}`.trim(), () => nowMs)
  const trigger = cron === FREQUENT_CRON ? 'every 5 minutes' : 'daily'
  const errors: unknown[] = []
  for (const job of JOBS)
    if ('cron' in job && job.cron === trigger)
      await job.run(context).catch((error: unknown) => errors.push(error))
  if (errors.length === 0) return
  context.report(errors[0], `schedule-${new Date(nowMs).toISOString()}`)
  throw errors[0]
}
