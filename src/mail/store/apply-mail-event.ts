import type { MailEvent } from '#src/mail/rules/mail-events.ts'
import { suppressAddressStatements } from '#src/mail/suppress-address.ts'
import { TransactionAbortedError } from '#src/platform/app-error.ts'
import { abortWhen, runStatements, type Statement, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { insertStatement } from '#src/platform/tables/select-rows.ts'

/**
 * Days with a soft bounce within a month after which the address is suppressed. Days are counted, because services
 * report each attempt of one mail.
 */
const MAX_SOFT_BOUNCE_DAYS = 3
const MONTH_S = 30 * DAY_S
/** A bounce is attributed to a campaign of the last two weeks. */
const BOUNCE_WINDOW_S = 14 * DAY_S

const ALREADY_PROCESSED = 'already_processed'
/** The ID of an event that was processed before. */
const IS_PROCESSED = 'EXISTS (SELECT 1 FROM mail_events WHERE event_id = ?1)'

/**
 * A bounce is attributed to the last campaign that was sent to the address, or is being sent: a service may report a
 * bounce before the consumer has recorded that the mail was accepted.
 */
const LAST_CAMPAIGN = `SELECT letter_id FROM letter_deliveries
  WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1)
    AND state IN ('sent', 'unknown', 'sending') AND coalesce(settled_at_s, taken_at_s) > ?3
  ORDER BY coalesce(settled_at_s, taken_at_s) DESC LIMIT 1`

/** Records the bounce on the last campaign; a soft bounce does not replace a complaint or a hard bounce. */
const RECORD_BOUNCE = `UPDATE letter_deliveries SET returned = ?2
  WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1) AND letter_id = (${LAST_CAMPAIGN})
    AND (returned IS NULL OR ?2 = 'complaint' OR (returned = 'soft' AND ?2 = 'hard'))`

const recordBounceStatement = (address: string, kind: MailEvent['kind'], nowS: number): Statement =>
  statement(RECORD_BOUNCE, address, kind, nowS - BOUNCE_WINDOW_S)

const markProcessedStatement = (id: string, nowS: number): Statement =>
  insertStatement('mail_events', { event_id: id, received_at_s: nowS }, 'IGNORE')

const insertSoftBounceStatement = (id: string, address: string, nowS: number): Statement =>
  statement(
    `INSERT OR IGNORE INTO soft_bounces (event_id, subscriber_id, bounced_at_s)
     SELECT ?1 || ' ' || id, id, ?3 FROM newsletter_subscribers WHERE address = ?2`,
    id,
    address,
    nowS,
  )

const countSoftBounceDaysStatement = (address: string, nowS: number): Statement =>
  statement(
    `SELECT count(DISTINCT bounced_at_s / ${DAY_S}) AS count FROM soft_bounces WHERE bounced_at_s > ?2
       AND subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1)`,
    address,
    nowS - MONTH_S,
  )

/** Marks an event as processed: requests with this ID have no effect from now on. Throws as `runStatements` does. */
export async function markEventProcessed(db: D1Database, id: string, nowS: number): Promise<void> {
  await runStatements(db, [markProcessedStatement(id, nowS)])
}

/** Records soft bounces and returns the addresses that have had too many; nothing when the event was processed before. */
async function recordSoftBounces(
  db: D1Database,
  { id, addresses }: MailEvent,
  nowS: number,
): Promise<readonly string[]> {
  const results = await runStatements(db, [
    abortWhen(ALREADY_PROCESSED, IS_PROCESSED, id),
    ...addresses.map((address) => recordBounceStatement(address, 'soft', nowS)),
    ...addresses.map((address) => insertSoftBounceStatement(id, address, nowS)),
    ...addresses.map((address) => countSoftBounceDaysStatement(address, nowS)),
  ])
  const counts = results.slice(-addresses.length).map(({ rows }) => Number(rows[0]?.['count']))
  return addresses.filter((_, index) => (counts[index] ?? 0) >= MAX_SOFT_BOUNCE_DAYS)
}

async function suppressStatements(
  addresses: readonly string[],
  kind: MailEvent['kind'],
  nowS: number,
): Promise<readonly Statement[]> {
  const reason = kind === 'complaint' ? 'complaint' : 'bounce'
  return (
    await Promise.all(addresses.map((address) => suppressAddressStatements(address, reason, nowS)))
  ).flat()
}

async function applyOnce(db: D1Database, event: MailEvent, nowS: number): Promise<void> {
  const { id, kind, addresses } = event
  if (kind === 'soft') {
    const exceeding = await recordSoftBounces(db, event, nowS)
    await runStatements(db, [
      ...(await suppressStatements(exceeding, kind, nowS)),
      markProcessedStatement(id, nowS),
    ])
    return
  }
  await runStatements(db, [
    abortWhen(ALREADY_PROCESSED, IS_PROCESSED, id),
    ...addresses.map((address) => recordBounceStatement(address, kind, nowS)),
    ...(await suppressStatements(addresses, kind, nowS)),
    markProcessedStatement(id, nowS),
  ])
}

/**
 * Applies an event of the mail service: a hard bounce or a complaint suppresses the address at once, in one transaction;
 * soft bounces on the third day of a month, in two. The last one marks the event as processed, so an interrupted event is
 * processed again; processing is idempotent.
 * @throws {UnavailableError} when D1 does not respond
 */
export async function applyMailEvent(db: D1Database, event: MailEvent, nowS: number): Promise<void> {
  try {
    await applyOnce(db, event, nowS)
  } catch (error) {
    if (error instanceof TransactionAbortedError && error.code === ALREADY_PROCESSED) return
    throw error
  }
}
