import { withDeadline } from '#src/platform/deadline.ts'

/** As long as a page waits for its data, which are asked for at the same time. */
const DATABASE_TIMEOUT_MS = 5000

export type SessionIdentity = {
  readonly hash: string
  readonly owner: string
  readonly createdAtS: number
}

/**
 * Whether a session was signed out: by itself, or with all others of its account (R1.8).
 * @throws {UnavailableError} when D1 does not answer within five seconds
 */
export async function isSessionRevoked(db: D1Database, session: SessionIdentity): Promise<boolean> {
  const { hash, owner, createdAtS } = session
  const query = db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM revoked_sessions WHERE session_hash = ?)
         OR EXISTS (SELECT 1 FROM sessions_not_before WHERE owner = ? AND not_before_s > ?) AS revoked`,
    )
    .bind(hash, owner, createdAtS)
  return (await withDeadline(query.first('revoked'), DATABASE_TIMEOUT_MS, 'database')) === 1
}
