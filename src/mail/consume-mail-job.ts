import { withDeadline } from '#src/platform/deadline.ts'
import { MAIL_DELIVERY_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { deadLetterMessage, storeDeadLetter } from './dead-letters.ts'
import { claimMail, type MailReader, markMailSent, releaseClaim } from './mail-claims.ts'
import { type MailJob, parseMailJob } from './mail-job.ts'
import { type OutgoingMail, permanentFailureOf, type SendMail } from './mail-sender.ts'
import { retryDelayS } from './retry-policy.ts'
import { suppressAddress } from './suppress-address.ts'

/** Dependencies of the mail queue consumer. */
export type MailDeliveryTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** Composes the mail to a pending or a confirmed subscriber, in the language of the subscription. */
  readonly composeMail: (recipient: MailReader, token: string) => Promise<Omit<OutgoingMail, 'to'>>
  /** Reports an error of the message with this ID. */
  readonly report: (error: unknown, messageId: string) => void
  readonly nowMs: () => number
}

async function deliverMail(tools: MailDeliveryTools, job: MailJob): Promise<number | null> {
  const { db, sendMail, nowMs } = tools
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const claim = await claimMail(db, job, nowS())
  if (claim.kind === 'drop') return null
  if (claim.kind === 'retry_later') return claim.seconds
  const { address } = claim.recipient
  try {
    const mail = { ...(await tools.composeMail(claim.recipient, job.token)), to: address }
    const outcome = await withDeadline(sendMail(mail, job.id), MAIL_DELIVERY_TIMEOUT_MS, 'mail service')
    if (outcome === 'dead_address') await suppressAddress(db, address, 'mail_service', nowS())
  } catch (error) {
    const permanentFailure = permanentFailureOf(error)
    if (permanentFailure === null) {
      await releaseClaim(db, job.id, nowS()).catch(() => undefined)
      throw error
    }
    await storeDeadLetter(db, job.id, job, permanentFailure.reason, nowS())
    tools.report(permanentFailure, job.id)
    return null
  }
  await markMailSent(db, job.id, nowS())
  return null
}

/**
 * Handles one message of the mail queue. The message is acknowledged when its mail is sent, is not due, or failed
 * permanently; otherwise it is retried, and after the last attempt the queue moves it to the dead letter queue. Never
 * rejects, so that one message does not fail the batch.
 */
export async function consumeMailJob(message: Message<unknown>, tools: MailDeliveryTools): Promise<void> {
  const job = parseMailJob(message.body)
  if (job === null) {
    tools.report(new Error('invalid mail job'), message.id)
    return deadLetterMessage(message, tools.db, Math.floor(tools.nowMs() / 1000), tools.report, 'not_a_job')
  }
  try {
    const delayS = await deliverMail(tools, job)
    if (delayS === null) message.ack()
    else message.retry({ delaySeconds: delayS })
  } catch (error) {
    tools.report(error, message.id)
    message.retry({ delaySeconds: retryDelayS(message.attempts) })
  }
}
