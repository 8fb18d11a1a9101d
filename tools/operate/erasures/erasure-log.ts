import { createHash } from 'node:crypto'
import type { DatabaseRow, NewsletterDatabase } from '#tools/operate/newsletter/database-row.ts'
import { sqlText } from '#tools/operate/newsletter/sql-text.ts'

/** Tables with data of accounts: the column of the account key, and that of the row's creation time. */
const ACCOUNT_TABLES = [
  ['saved_items', 'owner', 'saved_at_s'],
  ['save_lists', 'owner', 'created_at_s'],
  ['country_marks', 'owner', 'marked_at_s'],
  ['applied_changes', 'owner', 'applied_at_s'],
  ['save_accounts', 'owner', 'changed_at_s'],
  ['trips', 'owner', 'joined_at_s'],
  ['trip_links', 'made_by', 'made_at_s'],
  ['account_settings', 'owner', 'changed_at_s'],
  ['account_sessions', 'owner', 'created_at_s'],
  ['library_grants', 'customer', 'granted_at_s'],
] as const

/** Data that must stay erased when the database is restored to an earlier point in time. */
const ERASURE_QUERIES = {
  erased: 'SELECT key, erased_at_s FROM erased_accounts',
  suppressed: 'SELECT address_hash, reason, since_s FROM newsletter_suppressions',
  unsubscribed:
    "SELECT id, ended_at_s FROM newsletter_subscribers WHERE status = 'unsubscribed' AND ended_at_s IS NOT NULL",
  ended: 'SELECT owner, not_before_s FROM sessions_not_before',
  revoked: 'SELECT session_hash, expires_at_s FROM revoked_sessions',
} as const

/** Rows by kind of erasure. */
export type ErasureLog = Readonly<Record<keyof typeof ERASURE_QUERIES, readonly DatabaseRow[]>>

/** Records all erasures and revocations, before the database is restored. */
export async function readErasures(database: NewsletterDatabase): Promise<ErasureLog> {
  const { erased, suppressed, unsubscribed, ended, revoked } = ERASURE_QUERIES
  return {
    erased: await database([erased]),
    suppressed: await database([suppressed]),
    unsubscribed: await database([unsubscribed]),
    ended: await database([ended]),
    revoked: await database([revoked]),
  }
}

const textOf = (value: string | number | null | undefined): string => sqlText(String(value ?? ''))
const numberOf = (value: string | number | null | undefined): number => Number(value ?? 0)

/**
 * The SQL statements that repeat erasures and revocations on a restored database.
 * @param subscribers id and address of each subscriber in the restored database
 */
export function reapplyErasures(log: ErasureLog, subscribers: readonly DatabaseRow[]): readonly string[] {
  const hashes = new Set(log.suppressed.map(({ address_hash }) => address_hash))
  const isSuppressed = (address: unknown): boolean =>
    hashes.has(createHash('sha256').update(String(address)).digest('hex'))
  const erasedSubscribers = subscribers
    .filter(({ address }) => isSuppressed(address))
    .map(({ id }) => textOf(id))
  return [
    ...log.erased.flatMap(({ key, erased_at_s }) => [
      ...ACCOUNT_TABLES.map(
        ([table, column, time]) =>
          `DELETE FROM ${table} WHERE ${column} = ${textOf(key)} AND ${time} <= ${numberOf(erased_at_s)}`,
      ),
      `INSERT OR REPLACE INTO erased_accounts VALUES (${textOf(key)}, ${numberOf(erased_at_s)})`,
    ]),
    ...log.suppressed.map(
      ({ address_hash, reason, since_s }) =>
        `INSERT OR IGNORE INTO newsletter_suppressions VALUES (${textOf(address_hash)}, ${textOf(reason)}, ${numberOf(since_s)})`,
    ),
    ...erasedSubscribers.flatMap((id) => [
      `DELETE FROM newsletter_tokens WHERE subscriber_id = ${id}`,
      `DELETE FROM newsletter_subscribers WHERE id = ${id}`,
    ]),
    ...log.unsubscribed.map(
      ({ id, ended_at_s }) =>
        `UPDATE newsletter_subscribers SET status = 'unsubscribed', ended_at_s = ${numberOf(ended_at_s)} WHERE id = ${textOf(id)} AND status <> 'unsubscribed'`,
    ),
    ...log.ended.map(
      ({ owner, not_before_s }) =>
        `INSERT OR REPLACE INTO sessions_not_before VALUES (${textOf(owner)}, ${numberOf(not_before_s)})`,
    ),
    ...log.revoked.map(
      ({ session_hash, expires_at_s }) =>
        `INSERT OR IGNORE INTO revoked_sessions VALUES (${textOf(session_hash)}, ${numberOf(expires_at_s)})`,
    ),
  ]
}
