import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'

/** What an account has set; what concerns a mailbox or a browser is kept with that. */
type AccountSettings = {
  /** Null: as the sign-in provider says. */
  readonly nickname: string | null
}

/** The same as it is kept. */
type StoredSettings = AccountSettings & {
  /** When they were changed, in seconds since 1970; null: never. */
  readonly changedAtS: number | null
}

/** What an account has set, or the defaults. Throws as `readRows` does. */
export async function readSettings(db: D1Database, owner: string): Promise<StoredSettings> {
  const [row] = await readRows(
    db,
    'SELECT nickname, changed_at_s FROM account_settings WHERE owner = ?',
    owner,
  )
  const nickname = row?.['nickname']
  const changedAtS = row?.['changed_at_s']
  return {
    nickname: typeof nickname === 'string' ? nickname : null,
    changedAtS: typeof changedAtS === 'number' ? changedAtS : null,
  }
}

export async function writeSettings(
  db: D1Database,
  owner: string,
  { nickname }: AccountSettings,
  nowS: number,
): Promise<void> {
  await runStatements(db, [
    statement(
      'INSERT OR REPLACE INTO account_settings (owner, nickname, changed_at_s) VALUES (?, ?, ?)',
      owner,
      nickname,
      nowS,
    ),
  ])
}

/** What forgets all that an account has set. */
export const eraseSettingsStatements = (owner: string): readonly Statement[] => [
  statement('DELETE FROM account_settings WHERE owner = ?', owner),
]
