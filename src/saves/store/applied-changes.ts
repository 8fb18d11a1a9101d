import { type Statement, statement } from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { selectStatement } from '#src/platform/tables/select-rows.ts'
import type { SavesContext } from './saves-context.ts'

/** A device that was offline for longer applies its changes again, which is harmless. */
const RETENTION_DAYS = 90

/** Finds the changes that the account has already applied. */
export const findAppliedStatement = (owner: string, keys: readonly string[]): Statement =>
  selectStatement(
    'applied_changes',
    ['change_key'],
    'WHERE owner = ? AND change_key IN (SELECT value FROM json_each(?))',
    owner,
    JSON.stringify(keys),
  ) as Statement

/** SQL: whether the account (?1) has applied a change (?2). */
export const IS_APPLIED = 'EXISTS (SELECT 1 FROM applied_changes WHERE owner = ?1 AND change_key = ?2)'

/** Records that the account has applied changes. */
export const recordAppliedStatement = ({ owner, nowS }: SavesContext, keys: readonly string[]): Statement =>
  statement(
    `INSERT OR IGNORE INTO applied_changes (owner, change_key, applied_at_s)
     SELECT ?1, value, ?2 FROM json_each(?3)`,
    owner,
    nowS,
    JSON.stringify(keys),
  )

/** Records that no device needs any more. */
export const appliedChangesPurge = (nowS: number): Purge =>
  purgeRows('applied_changes', 'change_id', 'applied_at_s', nowS - RETENTION_DAYS * DAY_S)
