import { readRows, type Statement, statement } from '#src/platform/database.ts'

const dateOf = (seconds: unknown): string | null =>
  typeof seconds === 'number' && seconds > 0 ? new Date(seconds * 1000).toISOString() : null

/** All reports with this contact address, for the data export of its owner. Throws as `readRows` does. */
export async function readReportsByContact(db: D1Database, address: string): Promise<readonly unknown[]> {
  const rows = await readRows(
    db,
    `SELECT page, text, contact, reported_at_s, mailed_at_s, state, state_at_s FROM mistakes
     WHERE contact = ? ORDER BY reported_at_s`,
    address,
  )
  return rows.map(({ page, text, contact, reported_at_s, mailed_at_s, state, state_at_s }) => ({
    page,
    text,
    contact,
    reported: dateOf(reported_at_s),
    mailedToEditors: dateOf(mailed_at_s),
    state,
    stateSince: dateOf(state_at_s),
  }))
}

/** Statements that erase the contact of reports; the texts remain, as they do after ninety days. */
export const eraseContactStatements = (address: string): readonly Statement[] => [
  statement("UPDATE mistakes SET contact = '', client_window = '' WHERE contact = ?", address),
]
