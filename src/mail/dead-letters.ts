import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { type MailJob, parseMailJob } from './mail-job.ts'
import { createMailToken } from './mail-token.ts'

/** Why a mail was given up. `refused_…`: the mail service said that it will never take it. */
export type DeadLetterReason = 'tried_too_often' | 'not_a_job' | `refused_${string}`

/** Mails that are tried again in one run, so that a replay of many does not flood the service. */
const MAX_REPLAYS_PER_RUN = 100

/**
 * Keeps what a mail was about, never its token: a mail that is tried again is made anew.
 * @throws {UnavailableError} when D1 does not answer
 */
export async function storeDeadLetter(
  db: D1Database,
  messageId: string,
  job: MailJob | null,
  reason: DeadLetterReason,
  nowS: number,
): Promise<void> {
  await runStatements(db, [
    statement(
      'INSERT OR IGNORE INTO dead_letters (id, subscriber_id, reason, died_at_s) VALUES (?, ?, ?, ?)',
      job?.id ?? messageId,
      job?.subscriberId ?? null,
      reason,
      nowS,
    ),
  ])
}

/**
 * Handles a message that is not to be tried again: it becomes a row, and is taken from the queue only then. Never rejects.
 * @param reason `tried_too_often` of those that the queue put among its dead letters
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
 * Sends on what an operator asked to be tried again (`npm run newsletter -- replay`): a new job with a new token each.
 * A row goes once its job is in the queue, so a run that is cut short sends a mail twice at worst, and loses none.
 * @returns how many were sent on
 * @throws {UnavailableError} when D1 or the queue does not answer
 */
export async function replayDeadLetters(db: D1Database, queue: Queue<MailJob>): Promise<number> {
  const rows = await readRows(
    db,
    `SELECT id, subscriber_id FROM dead_letters
     WHERE replay_at_s IS NOT NULL AND subscriber_id IS NOT NULL ORDER BY replay_at_s LIMIT ?`,
    MAX_REPLAYS_PER_RUN,
  )
  for (const row of rows) {
    const subscriberId = String(row['subscriber_id'])
    // What is known of the old job would keep the new one waiting.
    await runStatements(db, [
      statement('DELETE FROM newsletter_mails WHERE job_id = ? AND sent_at_s IS NULL', String(row['id'])),
    ])
    await queue.send({ id: crypto.randomUUID(), subscriberId, token: createMailToken() })
    await runStatements(db, [statement('DELETE FROM dead_letters WHERE id = ?', String(row['id']))])
  }
  return rows.length
}
