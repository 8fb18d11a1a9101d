import { runStatements, statement } from '#src/platform/database.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import { endClaimStatement } from './mail-claims.ts'
import { type MailJob, parseMailJob } from './mail-job.ts'
import { createMailToken } from './mail-token.ts'

/** Why a mail was given up; `refused_…`: the mail service rejected it permanently. */
export type DeadLetterReason = 'tried_too_often' | 'not_a_job' | `refused_${string}`

/** Limit for one run, so that a large replay does not flood the mail service. */
const MAX_REPLAYS_PER_RUN = 100

/**
 * Stores the subscriber of a mail, never its token: a replayed mail has a new token. Ends the claim of the mail: nothing
 * sends it any more, and later mails to the mailbox are not blocked.
 * @throws {UnavailableError} when D1 does not respond
 */
export async function storeDeadLetter(
  db: D1Database,
  messageId: string,
  job: MailJob | null,
  reason: DeadLetterReason,
  nowS: number,
): Promise<void> {
  await runStatements(db, [
    insertStatement(
      'dead_letters',
      { id: job?.id ?? messageId, subscriber_id: job?.subscriberId ?? null, reason, died_at_s: nowS },
      'IGNORE',
    ),
    ...(job === null ? [] : [endClaimStatement(job.id)]),
  ])
}

/**
 * Handles a message that is not retried: it is acknowledged once it is stored in D1. Never rejects.
 * @param reason `tried_too_often` for messages of the dead letter queue
 */
export async function deadLetterMessage(
  message: Message<unknown>,
  db: D1Database,
  nowS: number,
  report: (error: unknown, messageId: string) => void,
  reason: DeadLetterReason = 'tried_too_often',
): Promise<void> {
  try {
    await storeDeadLetter(db, message.id, parseMailJob(message.body), reason, nowS)
    message.ack()
  } catch (error) {
    report(error, message.id)
    message.retry({ delaySeconds: 600 })
  }
}

/**
 * Enqueues a new job with a new token for each dead letter that an operator marked for replay (`npm run newsletter --
 * replay`). A row is deleted after its job is in the queue, so an interrupted run loses no mail and sends no more than
 * one twice.
 * @returns how many jobs were enqueued
 * @throws {UnavailableError} when D1 or the queue does not respond
 */
export async function replayDeadLetters(db: D1Database, queue: Queue<MailJob>): Promise<number> {
  const rows = await selectRows(
    db,
    'dead_letters',
    ['id', 'subscriber_id'],
    'WHERE replay_at_s IS NOT NULL AND subscriber_id IS NOT NULL ORDER BY replay_at_s LIMIT ?',
    MAX_REPLAYS_PER_RUN,
  )
  for (const { id, subscriber_id } of rows) {
    const subscriberId = String(subscriber_id)
    // The unsent claim of the old job would delay the new one.
    await runStatements(db, [
      statement('DELETE FROM newsletter_mails WHERE job_id = ? AND sent_at_s IS NULL', id),
    ])
    await queue.send({ id: crypto.randomUUID(), subscriberId, token: createMailToken() })
    await runStatements(db, [statement('DELETE FROM dead_letters WHERE id = ?', id)])
  }
  return rows.length
}
