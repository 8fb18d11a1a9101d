import type { Bindings } from '#src/config/bindings.ts'
import { parseConfig } from './config/config.ts'
import { consumeMailJob } from './newsletter/mail-consumer.ts'
import { createMailSender } from './newsletter/mail-sender.ts'
import { composeNewsletterMail } from './newsletter/mails/newsletter-mail.tsx'
import { purgeNewsletter } from './newsletter/purge-newsletter.ts'
import { createErrorReporter } from './platform/error-reporter.ts'
import type { Fetch } from './platform/outside-fetch.ts'

/** What work without a visitor needs besides its bindings. */
export type BackgroundTools = {
  readonly fetch: Fetch
  /** Keeps the work alive that tells of errors. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Tells of errors as requests do, in the log and to the service for errors; the id is that of a message or a run. */
function reporterFor(env: Bindings, { fetch, waitUntil }: BackgroundTools) {
  const service = parseConfig(env).measuring.settings.errorService
  return (error: unknown, requestId: string): void =>
    createErrorReporter({ fetch, service, requestId, waitUntil })(error)
}

/** Sends the mails of one batch of the mail queue; each message is settled by itself. */
export async function handleMailBatch(
  batch: MessageBatch<unknown>,
  env: Bindings,
  background: BackgroundTools,
  nowMs: () => number,
): Promise<void> {
  const config = parseConfig(env)
  const tools = {
    db: env.DB,
    sendMail: createMailSender(config.mail, env.EMAIL, background.fetch),
    composeMail: (status: string, token: string) =>
      composeNewsletterMail(config.siteOrigin, status === 'confirmed', token),
    report: reporterFor(env, background),
    nowMs,
  }
  await Promise.all(batch.messages.map((message) => consumeMailJob(message, tools)))
}

/**
 * What the cron trigger runs once a day.
 * @throws what stopped it, once it is reported, so that the platform counts the run as failed
 */
export async function handleSchedule(
  env: Bindings,
  background: BackgroundTools,
  nowMs: number,
): Promise<void> {
  try {
    await purgeNewsletter(env.DB, Math.floor(nowMs / 1000))
  } catch (error) {
    reporterFor(env, background)(error, `schedule-${new Date(nowMs).toISOString()}`)
    throw error
  }
}
