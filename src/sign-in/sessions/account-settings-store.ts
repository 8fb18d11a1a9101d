import { type Statement, statement } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { insertStatement, selectRows } from '#src/platform/tables/select-rows.ts'
import { SESSION_STORE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import type { SessionUser } from '#src/sign-in/rules/session-user.ts'
import type { SessionDependencies } from './session-lifecycle.ts'

/** Settings of an account. Settings of an e-mail address or of a browser are stored with those. */
type AccountSettings = {
  /** Null: the provider's nickname. */
  readonly nickname: string | null
}

/** Settings with the time of their last change. */
type StoredSettings = AccountSettings & {
  /** Seconds since 1970; null when never changed. */
  readonly changedAtS: number | null
}

/** Settings of an account, or the defaults. Throws as `readRows` does. */
export async function readSettings(db: D1Database, owner: string): Promise<StoredSettings> {
  const columns = ['nickname', 'changed_at_s'] as const
  const [row] = await selectRows(db, 'account_settings', columns, 'WHERE owner = ?', owner)
  return { nickname: row?.nickname ?? null, changedAtS: row?.changed_at_s ?? null }
}

/** Applies the nickname of the account settings; when the database does not respond the user is unchanged. */
export async function applyChosenNickname(
  { db, report }: Pick<SessionDependencies, 'db' | 'report'>,
  user: SessionUser,
): Promise<SessionUser> {
  try {
    const { nickname } = await withDeadline(readSettings(db, user.sub), SESSION_STORE_TIMEOUT_MS, 'database')
    return nickname === null ? user : { ...user, nickname }
  } catch (error) {
    report(error)
    return user
  }
}

/** A statement that stores the settings of an account. */
export const writeSettingsStatement = (
  owner: string,
  { nickname }: AccountSettings,
  nowS: number,
): Statement => insertStatement('account_settings', { owner, nickname, changed_at_s: nowS }, 'REPLACE')

/** Statements that delete the settings of an account. */
export const eraseSettingsStatements = (owner: string): readonly Statement[] => [
  statement('DELETE FROM account_settings WHERE owner = ?', owner),
]
