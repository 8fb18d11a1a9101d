import { type Statement, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'

/** Retention of D1's Time Travel, the furthest that a database can be restored to. */
const TIME_TRAVEL_WINDOW_S = 30 * DAY_S

/**
 * Statements that record a deleted account, so that its data can be erased again after a database restore (R12.5).
 * @param keys the account's keys in all stores: hashes that identify no person
 */
export const erasureRecordStatements = (keys: readonly string[], nowS: number): readonly Statement[] => [
  statement('DELETE FROM erased_accounts WHERE erased_at_s < ?', nowS - TIME_TRAVEL_WINDOW_S),
  ...keys.map((key) =>
    statement('INSERT OR REPLACE INTO erased_accounts (key, erased_at_s) VALUES (?, ?)', key, nowS),
  ),
]
