import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { AUDIENCE } from './campaign-audience.ts'

/** Mails that one message of the queue is about. */
export const BATCH_SIZE = 25
/** Rows that one statement adds: some milliseconds of the database. */
const DELIVERY_SLICE_ROWS = 1000

/**
 * Adds the next thousand readers to a letter's ledger. Readers who confirmed after it began are not among them; doing the
 * same slice twice adds nobody twice.
 * @returns whether all of them are in it now
 * @throws as `runStatements`
 */
export async function insertDeliverySlice(db: D1Database, campaign: EmailCampaign): Promise<boolean> {
  const { id, topics, frequency, startedAtS } = campaign
  const [, , state] = await runStatements(db, [
    statement(
      `INSERT OR IGNORE INTO letter_deliveries (letter_id, subscriber_id, batch)
       SELECT ?3, slice.id, (l.filled_count + slice.place - 1) / ${BATCH_SIZE}
       FROM letters l, (SELECT s.id, row_number() OVER (ORDER BY s.id) AS place FROM newsletter_subscribers s
         WHERE ${AUDIENCE} AND s.id > (SELECT filled_to FROM letters WHERE id = ?3)
           AND s.confirmed_at_s <= ?4 ORDER BY s.id LIMIT ${DELIVERY_SLICE_ROWS}) AS slice
       WHERE l.id = ?3 AND l.status = 'sending' AND l.is_filled = 0`,
      JSON.stringify(topics),
      frequency,
      id,
      startedAtS,
    ),
    statement(
      `UPDATE letters SET is_filled = changes() < ${DELIVERY_SLICE_ROWS}, filled_count = filled_count + changes(),
         filled_to = coalesce((SELECT max(subscriber_id) FROM letter_deliveries WHERE letter_id = ?1), filled_to)
       WHERE id = ?1 AND status = 'sending' AND is_filled = 0`,
      id,
    ),
    statement('SELECT is_filled FROM letters WHERE id = ?', id),
  ])
  return state?.rows[0]?.['is_filled'] === 1
}

/** Mails that may be tried: due, or taken by somebody who seems to be gone. */
const OPEN = `(state = 'due' OR (state = 'sending' AND leased_until_s <= ?2))`

/** The first batches of a letter that have mails to send. Throws as `readRows` does. */
export async function listOpenBatches(
  db: D1Database,
  campaignId: string,
  nowS: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await readRows(
    db,
    `SELECT DISTINCT batch FROM letter_deliveries WHERE letter_id = ?1 AND ${OPEN} ORDER BY batch LIMIT ?3`,
    campaignId,
    nowS,
    limit,
  )
  return rows.map(({ batch }) => Number(batch))
}

/** Subscribers of one batch whose mail may be tried now. Throws as `readRows` does. */
export async function listOpenSubscribers(
  db: D1Database,
  campaignId: string,
  batch: number,
  nowS: number,
): Promise<readonly string[]> {
  const rows = await readRows(
    db,
    `SELECT subscriber_id FROM letter_deliveries WHERE letter_id = ?1 AND batch = ?3 AND ${OPEN} ORDER BY subscriber_id`,
    campaignId,
    nowS,
    batch,
  )
  return rows.map((row) => String(row['subscriber_id']))
}

/** Somebody whose mail is to be sent now. */
export type ClaimedDelivery = {
  readonly subscriberId: string
  readonly address: string
  readonly attempts: number
}

/** Who takes mails, and by which rules. */
export type ClaimTerms = {
  readonly nowS: number
  /** Longer than a sending can take, so that no second one starts beside it. */
  readonly leaseS: number
  /** For how long the mail service knows a mail again by its key; 0: not at all. */
  readonly idempotencyKeyTtlS: number
}

/** What came of a taken mail nobody knows, and the service would not know it again. */
const IS_UNCERTAIN = `state = 'sending' AND leased_until_s <= ?3 AND coalesce(doubt_since_s, taken_at_s) <= ?3 - ?4`
const MARK_UNKNOWN = `UPDATE letter_deliveries SET state = 'unknown', settled_at_s = ?3
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_UNCERTAIN}`
const IS_SUBSCRIBED = `EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ?2 AND status = 'confirmed')`
const IS_CLAIMABLE = `(state = 'due' OR (state = 'sending' AND leased_until_s <= ?3))`
const CLAIM_DELIVERY = `UPDATE letter_deliveries SET state = 'sending', attempts = attempts + 1, taken_at_s = ?3,
    leased_until_s = ?3 + ?4,
    doubt_since_s = CASE WHEN state = 'sending' THEN coalesce(doubt_since_s, taken_at_s) ELSE doubt_since_s END
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_CLAIMABLE} AND ${IS_SUBSCRIBED}
    AND EXISTS (SELECT 1 FROM letters WHERE id = ?1 AND status = 'sending' AND run = ?5)
  RETURNING attempts, (SELECT address FROM newsletter_subscribers WHERE id = ?2) AS address`
const SKIP_UNSUBSCRIBED = `UPDATE letter_deliveries SET state = 'skipped', settled_at_s = ?3
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_CLAIMABLE} AND NOT ${IS_SUBSCRIBED}`
const STATEMENTS_PER_SUBSCRIBER = 3

/**
 * Takes some readers' mails to send, each by one statement, so that of several who try one gets it: for those who are
 * still subscribed, while the letter is being sent. Who has left is settled as skipped, and a mail that may have left,
 * without a service that could tell, as unknown.
 * @throws as `runStatements`
 */
export async function claimDeliveries(
  db: D1Database,
  { id, sendJobNumber }: EmailCampaign,
  subscriberIds: readonly string[],
  { nowS, leaseS, idempotencyKeyTtlS }: ClaimTerms,
): Promise<readonly ClaimedDelivery[]> {
  const statements = subscriberIds.flatMap((subscriberId) => [
    statement(MARK_UNKNOWN, id, subscriberId, nowS, idempotencyKeyTtlS),
    statement(CLAIM_DELIVERY, id, subscriberId, nowS, leaseS, sendJobNumber),
    statement(SKIP_UNSUBSCRIBED, id, subscriberId, nowS),
  ])
  const results = await runStatements(db, statements)
  return subscriberIds.flatMap((subscriberId, index) => {
    const row = results[index * STATEMENTS_PER_SUBSCRIBER + 1]?.rows[0]
    if (typeof row?.['address'] !== 'string') return []
    return [{ subscriberId, address: row['address'], attempts: Number(row['attempts']) }]
  })
}

/** What came of one attempt. */
export type DeliveryResult = {
  readonly subscriberId: string
  readonly state: 'sent' | 'due' | 'sending' | 'failed' | 'unknown'
  readonly reason: string
}

/**
 * Writes down what came of attempts. `due`: it surely did not leave, and may be tried again; `sending`: nobody knows, and
 * it may be tried again under the same key. A row that was settled otherwise meanwhile stays as it is.
 */
export const recordResultStatements = (
  campaignId: string,
  results: readonly DeliveryResult[],
  nowS: number,
): readonly Statement[] =>
  results.map(({ subscriberId, state, reason }) =>
    statement(
      `UPDATE letter_deliveries SET state = ?1, reason = ?2, leased_until_s = ?3,
         doubt_since_s = CASE WHEN ?1 = 'sending' THEN coalesce(doubt_since_s, taken_at_s) ELSE doubt_since_s END,
         settled_at_s = CASE WHEN ?1 IN ('due', 'sending') THEN NULL ELSE ?3 END
       WHERE letter_id = ?4 AND subscriber_id = ?5 AND state = 'sending'`,
      state,
      reason,
      nowS,
      campaignId,
      subscriberId,
    ),
  )
