import type { LocaleTag } from '#isomorphic/words/locale.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { AUDIENCE } from './campaign-audience.ts'

/** Mails of one queue message. */
export const BATCH_SIZE = 25
/** Rows that one statement inserts: some milliseconds of the database. */
const DELIVERY_SLICE_ROWS = 1000

/** The next subscribers of a campaign, in the order of their IDs. */
const NEXT_SUBSCRIBERS = `SELECT s.id FROM newsletter_subscribers s
  WHERE ${AUDIENCE} AND s.id > (SELECT filled_to FROM letters WHERE id = ?3) AND s.confirmed_at_s <= ?4
  ORDER BY s.id LIMIT ${DELIVERY_SLICE_ROWS}`

/**
 * Inserts the next thousand deliveries of a campaign; idempotent. Subscribers who confirmed after the campaign started
 * are not included. Deliveries that exist already, such as after the database was restored, are not changed.
 * @returns whether all deliveries exist now
 * @throws as `runStatements`
 */
export async function insertDeliverySlice(db: D1Database, campaign: EmailCampaign): Promise<boolean> {
  const { id, topics, frequency, startedAtS } = campaign
  const values = [JSON.stringify(topics), frequency, id, startedAtS] as const
  const [, , state] = await runStatements(db, [
    statement(
      `INSERT OR IGNORE INTO letter_deliveries (letter_id, subscriber_id, batch)
       SELECT ?3, slice.id, (l.filled_count + slice.place - 1) / ${BATCH_SIZE}
       FROM letters l, (SELECT id, row_number() OVER (ORDER BY id) AS place FROM (${NEXT_SUBSCRIBERS})) AS slice
       WHERE l.id = ?3 AND l.status = 'sending' AND l.is_filled = 0`,
      ...values,
    ),
    statement(
      `UPDATE letters SET is_filled = slice.many < ${DELIVERY_SLICE_ROWS}, filled_count = filled_count + slice.many,
         filled_to = coalesce(slice.last, filled_to)
       FROM (SELECT count(*) AS many, max(id) AS last FROM (${NEXT_SUBSCRIBERS})) AS slice
       WHERE letters.id = ?3 AND status = 'sending' AND is_filled = 0`,
      ...values,
    ),
    statement('SELECT is_filled FROM letters WHERE id = ?', id),
  ])
  return state?.rows[0]?.['is_filled'] === 1
}

/** Deliveries that may be attempted: due, or claimed with an expired lease. */
const OPEN = `(state = 'due' OR (state = 'sending' AND leased_until_s <= ?2))`

/** The first batches of a campaign with open deliveries. Throws as `readRows` does. */
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

/** Subscribers of one batch whose delivery is open. Throws as `readRows` does. */
export async function listOpenSubscribers(
  db: D1Database,
  campaignId: string,
  batch: number,
  nowS: number,
): Promise<readonly string[]> {
  const rows = await selectRows(
    db,
    'letter_deliveries',
    ['subscriber_id'],
    `WHERE letter_id = ?1 AND batch = ?3 AND ${OPEN} ORDER BY subscriber_id`,
    campaignId,
    nowS,
    batch,
  )
  return rows.map(({ subscriber_id }) => subscriber_id)
}

/** A delivery to be sent now. */
export type ClaimedDelivery = {
  readonly subscriberId: string
  readonly address: string
  /** Language of the subscription. */
  readonly language: LocaleTag
  readonly attempts: number
}

/** Parameters of a claim. */
export type ClaimTerms = {
  readonly nowS: number
  /** Longer than a send, so that no second attempt runs at the same time. */
  readonly leaseS: number
  /** How long the mail service stores idempotency keys; 0: it has none. */
  readonly idempotencyKeyTtlS: number
}

/**
 * The result of an attempt is unknown, and its idempotency key may have expired. A later attempt that definitely failed
 * does not settle it, nor does an operator who retries failed deliveries (docs/adr/0033).
 */
const IS_UNCERTAIN = `((state = 'sending' AND leased_until_s <= ?3 AND coalesce(doubt_since_s, taken_at_s) <= ?3 - ?4)
  OR (state = 'due' AND doubt_since_s <= ?3 - ?4))`
const MARK_UNKNOWN = `UPDATE letter_deliveries SET state = 'unknown', settled_at_s = ?3
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_UNCERTAIN}`
const IS_SUBSCRIBED = `EXISTS (SELECT 1 FROM newsletter_subscribers WHERE id = ?2 AND status = 'confirmed')`
const IS_CLAIMABLE = `(state = 'due' OR (state = 'sending' AND leased_until_s <= ?3))`
const CLAIM_DELIVERY = `UPDATE letter_deliveries SET state = 'sending', attempts = attempts + 1, taken_at_s = ?3,
    leased_until_s = ?3 + ?4,
    doubt_since_s = CASE WHEN state = 'sending' THEN coalesce(doubt_since_s, taken_at_s) ELSE doubt_since_s END
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_CLAIMABLE} AND ${IS_SUBSCRIBED}
    AND EXISTS (SELECT 1 FROM letters WHERE id = ?1 AND status = 'sending' AND run = ?5)
  RETURNING attempts, (SELECT address FROM newsletter_subscribers WHERE id = ?2) AS address,
    (SELECT language FROM newsletter_subscribers WHERE id = ?2) AS language`
const SKIP_UNSUBSCRIBED = `UPDATE letter_deliveries SET state = 'skipped', settled_at_s = ?3
  WHERE letter_id = ?1 AND subscriber_id = ?2 AND ${IS_CLAIMABLE} AND NOT ${IS_SUBSCRIBED}`
const STATEMENTS_PER_SUBSCRIBER = 3

/**
 * Claims deliveries, each with one atomic statement, for recipients that are still subscribed and while the campaign is
 * being sent. Deliveries to unsubscribed recipients become `skipped`; those whose result is unknown and whose key may
 * have expired become `unknown`.
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
    const { address, language, attempts } = row
    return [{ subscriberId, address, language: language as LocaleTag, attempts: Number(attempts) }]
  })
}

/** The result of one attempt. */
export type DeliveryResult = {
  readonly subscriberId: string
  readonly state: 'sent' | 'due' | 'sending' | 'failed' | 'unknown'
  readonly reason: string
}

/**
 * Records the results of attempts. `due`: it was definitely not sent and may be retried; `sending`: it may have been
 * sent, and may be retried with the same idempotency key. A row that has left the state `sending` is not changed.
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
