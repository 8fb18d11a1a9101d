import { type Statement, statement } from '#src/platform/database.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'

const dateOf = (seconds: number | null): string | null =>
  seconds !== null && seconds > 0 ? new Date(seconds * 1000).toISOString() : null

/** All reports with this contact address, for the data export of its owner. Throws as `readRows` does. */
export async function readReportsByContact(db: D1Database, address: string): Promise<readonly unknown[]> {
  const columns = ['page', 'text', 'contact', 'reported_at_s', 'mailed_at_s', 'state', 'state_at_s'] as const
  const clauses = 'WHERE contact = ? ORDER BY reported_at_s'
  const rows = await selectRows(db, 'mistakes', columns, clauses, address)
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
  statement(
    "UPDATE mistakes SET contact = '', client_window = '', network_window = '' WHERE contact = ?",
    address,
  ),
]
