import type { D1Database } from '@cloudflare/workers-types'
import { DAY_S } from '#src/platform/durations.ts'

export const SUBSCRIBERS = 1_000_000
export const SAVES = 1_000_000
export const SAVES_OF_ONE = 5
const ROWS_PER_BATCH = 100_000

export const BIG_TABLES = [
  'newsletter_subscribers',
  'newsletter_tokens',
  'newsletter_mails',
  'saved_items',
  'save_lists',
] as const

export const subscriberId = (index: number): string =>
  `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`
export const subscriberAddress = (index: number): string => `reader${index}@mail.example`
export const ownerOf = (index: number): string => `owner-${index}`

/** Inserts rows 0 to `total` less one as `n.i`, in batches, so that no statement takes long. */
async function insertInBatches(db: D1Database, total: number, insert: string): Promise<void> {
  for (let from = 0; from < total; from += ROWS_PER_BATCH) {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(total, from + ROWS_PER_BATCH) - 1})`
    await db.prepare(insert.replace('SELECT', `${numbers} SELECT`)).run()
  }
}

/**
 * Fills the tables of newsletter and saves like a site with a million of each: of twenty subscribers one is unconfirmed
 * and one unsubscribed, all within the retention of the purges.
 */
export async function insertMillionRows(db: D1Database, nowS: number): Promise<void> {
  const id = `printf('%08x-0000-4000-8000-000000000000', i)`
  const recently = `${nowS} - (i % ${6 * DAY_S})`
  await insertInBatches(
    db,
    SUBSCRIBERS,
    `INSERT INTO newsletter_subscribers (id, address, status, source, form_name, form_type, consent_text, consented_at_s,
       confirmed_at_s, ended_at_s)
     SELECT ${id}, 'reader' || i || '@mail.example',
       CASE i % 20 WHEN 0 THEN 'pending' WHEN 1 THEN 'unsubscribed' ELSE 'confirmed' END,
       'Footer-signup', 'newsletter', 'NEWSLETTER', '2026-11-21', ${recently}, ${recently},
       CASE i % 20 WHEN 1 THEN ${recently} END FROM n`,
  )
  await insertInBatches(
    db,
    SUBSCRIBERS,
    `INSERT INTO newsletter_tokens (token_hash, subscriber_id, confirms_until_s)
     SELECT printf('%043x', i * 7919), ${id}, ${nowS} - (i % ${200 * DAY_S}) FROM n`,
  )
  await insertInBatches(
    db,
    SUBSCRIBERS / 4,
    `INSERT INTO newsletter_mails (job_id, subscriber_id, mailbox_hash, claimed_at_s, leased_until_s, sent_at_s)
     SELECT 'job' || i, ${id}, printf('%064x', i), ${recently}, 0, ${recently} FROM n`,
  )
  await insertInBatches(
    db,
    SAVES / SAVES_OF_ONE,
    `INSERT INTO save_lists (owner, list_id, name, created_at_s) SELECT 'owner-' || i, 'main', 'Saves', ${nowS} FROM n`,
  )
  await insertInBatches(
    db,
    SAVES,
    `INSERT INTO saved_items (owner, list_id, kind, path, position, saved_at_s)
     SELECT 'owner-' || (i / ${SAVES_OF_ONE}), 'main', 'place', '/destinations/place-' || i, i % ${SAVES_OF_ONE}, ${nowS} FROM n`,
  )
}
