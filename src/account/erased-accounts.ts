import { type Statement, statement } from '#src/platform/database.ts'

/** How far back a database can be set: D1's Time Travel. */
const TIME_TRAVEL_WINDOW_S = 30 * 24 * 3600

/**
 * What notes that an account was deleted, so that what a restored database brings back of it can be erased again (R12.5).
 * @param keys under which the account owned something: hashes, none of which tells who it was
 */
export const erasureRecordStatements = (keys: readonly string[], nowS: number): readonly Statement[] => [
  statement('DELETE FROM erased_accounts WHERE erased_at_s < ?', nowS - TIME_TRAVEL_WINDOW_S),
  ...keys.map((key) =>
    statement('INSERT OR REPLACE INTO erased_accounts (key, erased_at_s) VALUES (?, ?)', key, nowS),
  ),
]
