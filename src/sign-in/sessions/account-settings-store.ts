import { readRows, runStatements, type Statement, statement } from '#src/platform/database.ts'

/** What an account has set; what concerns a mailbox or a browser is kept with that. */
export type AccountSettings = {
  /** Null: as the sign-in provider says. */
  readonly nickname: string | null
}

/** What an account has set, or the defaults. Throws as `readRows` does. */
export async function readSettings(db: D1Database, owner: string): Promise<AccountSettings> {
  const [row] = await readRows(db, 'SELECT nickname FROM account_settings WHERE owner = ?', owner)
  const nickname = row?.['nickname']
  return { nickname: typeof nickname === 'string' ? nickname : null }
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
export const erasingSettings = (owner: string): readonly Statement[] => [
  statement('DELETE FROM account_settings WHERE owner = ?', owner),
]
