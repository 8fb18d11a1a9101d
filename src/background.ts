import { parseConfig } from './config.ts'
import type { Bindings } from './env.ts'
import { composeNewsletterMail } from './mails/newsletter-mail.tsx'
import { consumeMailJob } from './services/mail-consumer.ts'
import { createMailSender } from './services/mail-sender.ts'
import type { Fetch } from './services/provider-fetch.ts'
import { purgeNewsletter } from './services/purge-newsletter.ts'

/** Sends the mails of one batch of the mail queue; each message is settled by itself. */
export async function handleMailBatch(
  batch: MessageBatch<unknown>,
  env: Bindings,
  fetch: Fetch,
  nowMs: () => number,
): Promise<void> {
  const config = parseConfig(env)
  const tools = {
    db: env.DB,
    sendMail: createMailSender(config.mail, env.EMAIL, fetch),
    composeMail: (status: string, token: string) =>
      composeNewsletterMail(config.siteOrigin, status === 'confirmed', token),
    injectsFaults: config.injectsFaults,
    nowMs,
  }
  await Promise.all(batch.messages.map((message) => consumeMailJob(message, tools)))
}

/** What the cron trigger runs once a day. */
export function handleSchedule(env: Bindings, nowMs: number): Promise<void> {
  return purgeNewsletter(env.DB, Math.floor(nowMs / 1000))
}
