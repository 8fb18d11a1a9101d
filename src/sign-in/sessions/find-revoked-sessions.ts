import { readRows } from '#src/platform/database.ts'

/** A session as long-lived connections remember it. */
export type ConnectedSession = {
  readonly sessionIdHash: string
  readonly owner: string
  readonly createdAtS: number
}

const FIND = `SELECT value ->> 'sessionIdHash' AS hash FROM json_each(?1)
  WHERE EXISTS (SELECT 1 FROM revoked_sessions WHERE session_hash = value ->> 'sessionIdHash')
    OR EXISTS (SELECT 1 FROM sessions_not_before
      WHERE owner = value ->> 'owner' AND not_before_s > (value ->> 'createdAtS'))`

/**
 * Which of these sessions were revoked, individually or with all others of their account (R13.3).
 * @returns hashes of their IDs
 * @throws when D1 does not respond: callers treat all as revoked then
 */
export async function findRevokedSessions(
  db: D1Database,
  sessions: readonly ConnectedSession[],
): Promise<ReadonlySet<string>> {
  const rows = await readRows(db, FIND, JSON.stringify(sessions))
  return new Set(rows.map(({ hash }) => String(hash)))
}
