import type { MailEvent } from '#src/mail/rules/mail-events.ts'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import { readRows, runStatements, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'

/**
 * Days with a soft bounce within a month after which the address is suppressed. Days are counted, because services
 * report each attempt of one mail.
 */
const MAX_SOFT_BOUNCE_DAYS = 3
const MONTH_S = 30 * DAY_S
/** A bounce is attributed to a campaign of the last two weeks. */
const BOUNCE_WINDOW_S = 14 * DAY_S

/** A bounce is attributed to the last campaign that was sent to the address. */
const LAST_CAMPAIGN = `SELECT letter_id FROM letter_deliveries
  WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1)
    AND state IN ('sent', 'unknown') AND settled_at_s > ?3 ORDER BY settled_at_s DESC LIMIT 1`

/** Records the bounce on the last campaign; a soft bounce does not replace a complaint or a hard bounce. */
const RECORD_BOUNCE = `UPDATE letter_deliveries SET returned = ?2
  WHERE subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1) AND letter_id = (${LAST_CAMPAIGN})
    AND (returned IS NULL OR ?2 = 'complaint' OR (returned = 'soft' AND ?2 = 'hard'))`

async function countSoftBounceDays(
  db: D1Database,
  id: string,
  address: string,
  nowS: number,
): Promise<number> {
  await runStatements(db, [
    statement(
      `INSERT OR IGNORE INTO soft_bounces (event_id, subscriber_id, bounced_at_s)
       SELECT ?1 || ' ' || id, id, ?3 FROM newsletter_subscribers WHERE address = ?2`,
      id,
      address,
      nowS,
    ),
  ])
  const [row] = await readRows(
    db,
    `SELECT count(DISTINCT bounced_at_s / ${DAY_S}) AS count FROM soft_bounces WHERE bounced_at_s > ?2
       AND subscriber_id = (SELECT id FROM newsletter_subscribers WHERE address = ?1)`,
    address,
    nowS - MONTH_S,
  )
  return Number(row?.['count'] ?? 0)
}

/** Marks an event as processed: requests with this ID have no effect from now on. Throws as `applyMailEvent` does. */
export async function markEventProcessed(db: D1Database, id: string, nowS: number): Promise<void> {
  await runStatements(db, [insertStatement('mail_events', { event_id: id, received_at_s: nowS }, 'IGNORE')])
}

/**
 * Applies an event of the mail service: a hard bounce or a complaint suppresses the address at once, soft bounces on
 * the third day of a month. The event is marked as processed last, so an interrupted one is processed again; processing
 * is idempotent.
 * @throws {UnavailableError} when D1 does not respond
 */
export async function applyMailEvent(
  db: D1Database,
  { id, kind, addresses }: MailEvent,
  nowS: number,
): Promise<void> {
  const [duplicate] = await selectRows(db, 'mail_events', ['event_id'], 'WHERE event_id = ?', id)
  if (duplicate !== undefined) return
  for (const address of addresses) {
    await runStatements(db, [statement(RECORD_BOUNCE, address, kind, nowS - BOUNCE_WINDOW_S)])
    const exceedsSoftBounces =
      kind === 'soft' && (await countSoftBounceDays(db, id, address, nowS)) >= MAX_SOFT_BOUNCE_DAYS
    if (kind !== 'soft' || exceedsSoftBounces)
      await suppressAddress(db, address, kind === 'complaint' ? 'complaint' : 'bounce', nowS)
  }
  await markEventProcessed(db, id, nowS)
}
