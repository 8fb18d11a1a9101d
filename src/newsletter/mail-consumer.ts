import { withDeadline } from '#src/platform/deadline.ts'
import { keepDeadLetter, keepDeadMessage } from './dead-letters.ts'
import { claimMail, markSent, releaseClaim } from './mail-claims.ts'
import { type MailJob, parseMailJob } from './mail-job.ts'
import { type OutgoingMail, refusalOf, type SendMail } from './mail-sender.ts'
import type { SubscriptionStatus } from './newsletter-tokens.ts'
import { suppressAddress } from './suppress-address.ts'

/** Longer than the sender's own limit, shorter than the lease of a claim. */
const SEND_LIMIT_MS = 40_000
const LONGEST_WAIT_S = 60 * 60
const GROWTH = 1.6

/** What each subscriber is sent, and by what. */
export type MailDeliveryTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** The mail for somebody who has to confirm, or who has done so already. */
  readonly composeMail: (status: SubscriptionStatus, token: string) => Promise<Omit<OutgoingMail, 'to'>>
  /** Tells of an error of the message with this id. */
  readonly report: (error: unknown, messageId: string) => void
  readonly nowMs: () => number
}

/** Seconds until the next attempt: quick at first, an hour at most; thirty attempts take about fifteen hours. */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_S, Math.ceil(GROWTH ** Math.min(attempts, 30)))

async function deliver(tools: MailDeliveryTools, job: MailJob): Promise<number | null> {
  const { db, sendMail, nowMs } = tools
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const claim = await claimMail(db, job, nowS())
  if (claim.kind === 'drop') return null
  if (claim.kind === 'wait') return claim.seconds
  const { address, status } = claim.recipient
  try {
    const mail = { ...(await tools.composeMail(status, job.token)), to: address }
    const outcome = await withDeadline(sendMail(mail, job.id), SEND_LIMIT_MS, 'mail service')
    if (outcome === 'dead_address') await suppressAddress(db, address, 'mail_service', nowS())
  } catch (error) {
    const refused = refusalOf(error)
    // What was refused for good holds up no later mail to this mailbox.
    await releaseClaim(db, job.id, refused === null ? nowS() : 0).catch(() => undefined)
    if (refused === null) throw error
    await keepDeadLetter(db, job.id, job, refused.reason, nowS())
    tools.report(refused, job.id)
    return null
  }
  await markSent(db, job.id, nowS())
  return null
}

/**
 * Handles one message of the mail queue: acknowledged once its mail is out, none is due or the service refused it for good,
 * else tried again later; after the last attempt the queue puts it among the dead letters. Never rejects, so that no message drags others with it.
 */
export async function consumeMailJob(message: Message<unknown>, tools: MailDeliveryTools): Promise<void> {
  const job = parseMailJob(message.body)
  if (job === null) {
    tools.report(new Error('not a mail job'), message.id)
    return keepDeadMessage(message, tools.db, Math.floor(tools.nowMs() / 1000), tools.report, 'not_a_job')
  }
  try {
    const waitS = await deliver(tools, job)
    if (waitS === null) message.ack()
    else message.retry({ delaySeconds: waitS })
  } catch (error) {
    tools.report(error, message.id)
    message.retry({ delaySeconds: waitAfter(message.attempts) })
  }
}
