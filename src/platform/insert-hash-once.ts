import { UnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'
import { SESSION_STORE_TIMEOUT_MS } from './timeouts.ts'

/** Tables of hashes with an expiry time (src/migrations/0001_sessions.sql). */
const TABLES = {
  revokedSession: { name: 'revoked_sessions', key: 'session_hash' },
  usedSignIn: { name: 'used_sign_ins', key: 'state_hash' },
} as const
type HashTable = keyof typeof TABLES

/**
 * Inserts a hash and deletes the expired ones of its table.
 * @returns false when the hash existed already
 * @throws {UnavailableError} when D1 fails or does not respond within 500 ms
 */
export async function insertHashOnce(
  db: D1Database,
  table: HashTable,
  hash: string,
  expiresAtS: number,
  nowS: number,
): Promise<boolean> {
  const { name, key } = TABLES[table]
  const deleteExpired = db.prepare(`DELETE FROM ${name} WHERE expires_at_s < ?`).bind(nowS)
  const insert = db
    .prepare(`INSERT OR IGNORE INTO ${name} (${key}, expires_at_s) VALUES (?, ?)`)
    .bind(hash, expiresAtS)
  const results = await withDeadline(db.batch([deleteExpired, insert]), SESSION_STORE_TIMEOUT_MS, 'database')
  const changes: unknown = results?.[1]?.meta?.changes
  if (typeof changes !== 'number') throw new UnavailableError('database (no count of changes)')
  return changes === 1
}
