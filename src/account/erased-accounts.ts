import { runStatements, statement } from '#src/platform/database.ts'

/** How far back a database can be set: D1's Time Travel. */
const REACH_S = 30 * 24 * 3600

/**
 * Notes that an account was deleted, so that what a restored database brings back of it can be erased again (R12.5).
 * @param keys under which the account owned something: hashes, none of which tells who it was
 * @throws {UnavailableError} when D1 does not take it
 */
export async function noteErasure(db: D1Database, keys: readonly string[], nowS: number): Promise<void> {
  await runStatements(db, [
    statement('DELETE FROM erased_accounts WHERE erased_at_s < ?', nowS - REACH_S),
    ...keys.map((key) =>
      statement('INSERT OR REPLACE INTO erased_accounts (key, erased_at_s) VALUES (?, ?)', key, nowS),
    ),
  ])
}
