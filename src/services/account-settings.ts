import { type AccountSettings, DEFAULT_SETTINGS } from '#src/domain/account-settings.ts'
import { readRows, runStatements, statement } from './database.ts'

/** What an account has set, or the defaults. Throws as `readRows` does. */
export async function readSettings(db: D1Database, owner: string): Promise<AccountSettings> {
  const [row] = await readRows(db, 'SELECT * FROM account_settings WHERE owner = ?', owner)
  if (row === undefined) return DEFAULT_SETTINGS
  const { nickname, wants_newsletter, allows_measurement, allows_advertising } = row
  return {
    nickname: typeof nickname === 'string' ? nickname : null,
    wantsNewsletter: wants_newsletter === 1,
    allowsMeasurement: allows_measurement === 1,
    allowsAdvertising: allows_advertising === 1,
  }
}

export async function writeSettings(
  db: D1Database,
  owner: string,
  settings: AccountSettings,
  nowS: number,
): Promise<void> {
  const { nickname, wantsNewsletter, allowsMeasurement, allowsAdvertising } = settings
  await runStatements(db, [
    statement(
      `INSERT OR REPLACE INTO account_settings
         (owner, nickname, wants_newsletter, allows_measurement, allows_advertising, changed_at_s)
       VALUES (?, ?, ?, ?, ?, ?)`,
      owner,
      nickname,
      Number(wantsNewsletter),
      Number(allowsMeasurement),
      Number(allowsAdvertising),
      nowS,
    ),
  ])
}

export async function eraseSettings(db: D1Database, owner: string): Promise<void> {
  await runStatements(db, [statement('DELETE FROM account_settings WHERE owner = ?', owner)])
}
