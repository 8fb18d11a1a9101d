import { TransactionAbortedError } from '#src/platform/app-error.ts'
import {
  abortWhen,
  runStatements,
  type Statement,
  type StatementResult,
  statement,
} from '#src/platform/database.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { type Purge, purgeRows } from '#src/platform/purge-slices.ts'
import { ITEM_BYTES, MAX_ACCOUNT_BYTES, MAX_CHANGES_PER_DAY } from '#src/saves/rules/saves-limits.ts'
import { IS_APPLIED } from './applied-changes.ts'
import type { SavesContext } from './saves-context.ts'
import { isAccountLimit, SavesLimitError } from './saves-limit-error.ts'

/** An account whose saves are unchanged for this long loses its count, which then begins again. */
const RETENTION_S = 90 * DAY_S

/** SQL: the bytes of an account's items, removed ones included; uses parameter 1. */
export const ACCOUNT_BYTES = `(SELECT coalesce(sum(${ITEM_BYTES} + length(CAST(note AS BLOB))), 0)
  FROM saved_items WHERE owner = ?1)`

/** What a transaction counts towards the limits of the account. */
export type ChangeSize = {
  readonly changes: number
  /** Bytes of new items and notes; 0 for a change that adds none, which a full account may always make. */
  readonly addedBytes: number
}

const countStatements = ({ owner, nowS }: SavesContext, changes: number): readonly Statement[] => [
  statement(
    `INSERT INTO save_accounts (owner, revision, changed_at_s, changes) VALUES (?1, 1, ?2, ?3)
     ON CONFLICT (owner) DO UPDATE SET revision = revision + 1, changed_at_s = ?2,
       changes = ?3 + CASE WHEN changed_at_s >= ?4 THEN changes ELSE 0 END`,
    owner,
    nowS,
    changes,
    nowS - (nowS % DAY_S),
  ),
  abortWhen(
    'too_many_changes',
    `(SELECT changes FROM save_accounts WHERE owner = ?1) > ${MAX_CHANGES_PER_DAY}`,
    owner,
  ),
]

/** Code of the error where the account has applied the change before. */
export const CHANGE_APPLIED = 'change_applied'

const keyStatements = ({ owner, changeKey }: SavesContext): readonly Statement[] =>
  changeKey === undefined ? [] : [abortWhen(CHANGE_APPLIED, IS_APPLIED, owner, changeKey)]

const bytesStatement = ({ owner }: SavesContext, addedBytes: number): Statement =>
  abortWhen('account_full', `${ACCOUNT_BYTES} + ?2 > ${MAX_ACCOUNT_BYTES}`, owner, addedBytes)

/**
 * Changes the saves of an account as one transaction, with the guard of its session and within its limits. Every change
 * of lists and items passes here, because it also raises the revision of the account.
 * @returns the results of `statements`, in order
 * @throws {SavesLimitError} when the account has no room, or had enough changes for this day; nothing is stored then
 * @throws {TransactionAbortedError} `change_applied` where the account has applied the change with this key before
 * @throws as `runStatements`
 */
export async function changeSaves(
  saves: SavesContext,
  statements: readonly Statement[],
  { changes, addedBytes }: ChangeSize = { changes: 1, addedBytes: 0 },
): Promise<readonly StatementResult[]> {
  const checks = [
    ...(saves.guard === undefined ? [] : [saves.guard]),
    ...keyStatements(saves),
    ...countStatements(saves, changes),
    ...(addedBytes > 0 ? [bytesStatement(saves, addedBytes)] : []),
  ]
  try {
    return (await runStatements(saves.db, [...checks, ...statements])).slice(checks.length)
  } catch (error) {
    if (error instanceof TransactionAbortedError && isAccountLimit(error.code))
      throw new SavesLimitError(error.code, saves.nowS, { cause: error })
    throw error
  }
}

/** Counts of accounts that changed nothing for a long time. */
export const saveAccountsPurge = (nowS: number): Purge =>
  purgeRows('save_accounts', 'owner', 'changed_at_s', nowS - RETENTION_S)
