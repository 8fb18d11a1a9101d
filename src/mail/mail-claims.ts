import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { mailboxOf } from '#src/mail/rules/email-address.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { DATABASE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import { hashAddress } from './hash-address.ts'
import type { MailJob } from './mail-job.ts'
import { CONFIRM_TTL_S } from './mail-token.ts'

/** Rate limits of one mailbox (R6.6). */
const MIN_INTERVAL_S = 10 * 60
const MAX_MAILS_PER_HOUR = 3
/** Longer than any send attempt, so that no second attempt runs at the same time. */
const LEASE_S = 120
/** A mail counts as in flight for this time after an attempt: longer than the longest delay between two attempts. */
const IN_FLIGHT_WINDOW_S = 2 * HOUR_S

/** Status of a subscription, as stored in D1. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed'

/** What a mail depends on. */
export type MailReader = Pick<MailRecipient, 'status' | 'language'>

type MailRecipient = {
  readonly id: string
  readonly address: string
  readonly status: SubscriptionStatus
  readonly language: LocaleTag
}

export type MailClaim =
  | { readonly kind: 'send'; readonly recipient: MailRecipient }
  /** No mail is due: it was sent, the subscription does not exist, or the mailbox has just received the same mail. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'retry_later'; readonly seconds: number }

type MailboxClaimRow = {
  job_id: string
  subscriber_id: string
  leased_until_s: number
  sent_at_s: number | null
}

/** The claim of a mail that was given up (`endClaimStatement`): it counts for the hourly limit alone. */
const IS_GIVEN_UP = '(sent_at_s IS NULL AND leased_until_s = 0)'

/**
 * Inserts the claim if the rate limits of the mailbox allow it, or renews an expired claim of the same job; one
 * statement, so it is atomic.
 */
const CLAIM = `INSERT INTO newsletter_mails (job_id, subscriber_id, mailbox_hash, claimed_at_s, leased_until_s)
  SELECT ?1, ?2, ?3, ?4, ?5
  WHERE EXISTS (SELECT 1 FROM newsletter_mails WHERE job_id = ?1)
    OR (NOT EXISTS (SELECT 1 FROM newsletter_mails
        WHERE mailbox_hash = ?3 AND claimed_at_s > ?6 AND NOT ${IS_GIVEN_UP})
      AND (SELECT COUNT(*) FROM newsletter_mails WHERE mailbox_hash = ?3 AND claimed_at_s > ?7) < ?8
      AND NOT EXISTS (SELECT 1 FROM newsletter_mails
        WHERE subscriber_id = ?2 AND sent_at_s IS NULL AND leased_until_s > ?9))
  ON CONFLICT (job_id) DO UPDATE SET leased_until_s = excluded.leased_until_s
  WHERE sent_at_s IS NULL AND leased_until_s <= ?4
  RETURNING job_id`
const STORE_TOKEN = `INSERT OR IGNORE INTO newsletter_tokens (token_hash, subscriber_id, confirms_until_s)
  SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM newsletter_mails WHERE job_id = ?4)
    AND EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ?2)`

/** Explains a rejected claim: another attempt of this job, or another mail to this mailbox. */
function explainRejectedClaim(
  mailboxClaims: readonly MailboxClaimRow[],
  job: MailJob,
  nowS: number,
): MailClaim {
  const ownClaim = mailboxClaims.find((row) => row.job_id === job.id)
  if (ownClaim !== undefined) {
    return ownClaim.sent_at_s === null
      ? { kind: 'retry_later', seconds: ownClaim.leased_until_s - nowS + 1 }
      : { kind: 'drop' }
  }
  const isForSameAddress = mailboxClaims.some((row) => row.subscriber_id === job.subscriberId)
  return isForSameAddress ? { kind: 'drop' } : { kind: 'retry_later', seconds: MIN_INTERVAL_S }
}

/**
 * Claims the right to send the mail of one job (R6.3, R6.6). A mailbox gets one mail in ten minutes and three in an
 * hour, and none while an earlier mail is in flight. A job has one attempt at a time, and none after its mail was sent.
 * @throws {UnavailableError} when D1 does not respond
 */
export async function claimMail(db: D1Database, job: MailJob, nowS: number): Promise<MailClaim> {
  const query = db
    .prepare('SELECT id, address, status, language FROM newsletter_subscribers WHERE id = ?')
    .bind(job.subscriberId)
  const recipient = await withDeadline(query.first<MailRecipient>(), DATABASE_TIMEOUT_MS, 'database')
  if (recipient === null || recipient.status === 'unsubscribed') return { kind: 'drop' }
  const mailbox = await hashAddress(mailboxOf(recipient.address))
  const claim = db
    .prepare(CLAIM)
    .bind(
      job.id,
      recipient.id,
      mailbox,
      nowS,
      nowS + LEASE_S,
      nowS - MIN_INTERVAL_S,
      nowS - HOUR_S,
      MAX_MAILS_PER_HOUR,
      nowS - IN_FLIGHT_WINDOW_S,
    )
  const token = db
    .prepare(STORE_TOKEN)
    .bind(await sha256Base64url(job.token), recipient.id, nowS + CONFIRM_TTL_S, job.id)
  const others = db
    .prepare(
      `SELECT job_id, subscriber_id, leased_until_s, sent_at_s FROM newsletter_mails
       WHERE job_id = ?1 OR (mailbox_hash = ?2 AND claimed_at_s > ?3 AND NOT ${IS_GIVEN_UP})
         OR (subscriber_id = ?4 AND sent_at_s IS NULL AND leased_until_s > ?5)`,
    )
    .bind(job.id, mailbox, nowS - HOUR_S, recipient.id, nowS - IN_FLIGHT_WINDOW_S)
  const results = await withDeadline(db.batch([claim, token, others]), DATABASE_TIMEOUT_MS, 'database')
  if (results?.length !== 3) throw new UnavailableError('database (no result)')
  if (results[0]?.results.length === 1) return { kind: 'send', recipient }
  return explainRejectedClaim((results[2]?.results ?? []) as MailboxClaimRow[], job, nowS)
}

/** Marks a claimed mail as sent. */
export async function markMailSent(db: D1Database, jobId: string, nowS: number): Promise<void> {
  const update = db
    .prepare('UPDATE newsletter_mails SET sent_at_s = ? WHERE job_id = ? AND sent_at_s IS NULL')
    .bind(nowS, jobId)
  await withDeadline(update.run(), DATABASE_TIMEOUT_MS, 'database')
}

/** Ends the lease, so that the next attempt of this job can start; other jobs of the mailbox remain blocked. */
export async function releaseClaim(db: D1Database, jobId: string, nowS: number): Promise<void> {
  const update = db
    .prepare('UPDATE newsletter_mails SET leased_until_s = ? WHERE job_id = ?')
    .bind(nowS, jobId)
  await withDeadline(update.run(), DATABASE_TIMEOUT_MS, 'database')
}

/** Ends the claim of a mail that is given up, so that a new sign-up gets its mail. */
export const endClaimStatement = (jobId: string): Statement =>
  statement('UPDATE newsletter_mails SET leased_until_s = 0 WHERE job_id = ? AND sent_at_s IS NULL', jobId)
