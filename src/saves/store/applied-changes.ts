import { runStatements } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { insertStatement, selectStatement } from '#src/platform/tables/select-rows.ts'
import type { SavesContext } from './saves-context.ts'

/** A device that was offline for longer applies its changes again, which is harmless. */
const RETENTION_DAYS = 90

/**
 * Finds the changes that the account has already applied; the only query of a delivery that also runs the session
 * guard.
 * @throws {UnavailableError}
 */
export async function findAppliedChanges(
  { db, owner, guard }: SavesContext,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const findStatement = selectStatement(
    'applied_changes',
    ['change_key'],
    'WHERE owner = ? AND change_key IN (SELECT value FROM json_each(?))',
    owner,
    JSON.stringify(keys),
  )
  const results = await runStatements(db, guard === undefined ? [findStatement] : [guard, findStatement])
  return new Set(results.at(-1)?.rows.map(({ change_key }) => String(change_key)))
}

/** Records that the account has applied a change. */
export async function recordAppliedChange({ db, owner, nowS }: SavesContext, key: string): Promise<void> {
  const change = { owner, change_key: key, applied_at_s: nowS }
  await runStatements(db, [insertStatement('applied_changes', change, 'IGNORE')])
}

/** Records that no device needs any more. */
export const appliedChangesPurge = (nowS: number): Purge =>
  purgeRows('applied_changes', 'change_id', 'applied_at_s', nowS - RETENTION_DAYS * DAY_S)
