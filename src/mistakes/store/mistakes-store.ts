import type { MistakeReport } from '#src/mistakes/rules/mistake-report.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { DAY_S, HOUR_S } from '#src/platform/durations.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { selectRows, selectStatement, type TableRow } from '#src/platform/tables/select-rows.ts'

const WINDOW_S = 10 * 60
/** Rate limits: reports of one client in ten minutes, and of its network in an hour. */
const MAX_PER_CLIENT = 5
const MAX_PER_NETWORK = 20
/** Above this number of all clients in an hour, a network may send one: the form stays open for those who have not. */
const BUSY_PER_HOUR = 300
const MAX_PER_BUSY_NETWORK = 1
/** Bounds the table. */
const MAX_PER_HOUR = 3000
/** Above this number in an hour, reports are in the inbox of the admin only. */
const MAX_MAILED_PER_HOUR = 30
/** Value of `mailed_at_s` for a report that is not mailed. */
const NEVER_MAILED = 0
/** How long the contact of a report is stored. */
const CONTACT_DAYS = 90
const MAX_UNMAILED_PER_RUN = 100

const SELECT_DUPLICATE = 'SELECT id FROM mistakes WHERE client_window = ?5 AND page = ?2 AND text = ?3'
const INSERT_MISTAKE = `INSERT INTO mistakes (id, page, text, contact, client_window, reported_at_s, network_window,
    mailed_at_s)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, CASE WHEN hour.reports >= ${MAX_MAILED_PER_HOUR} THEN ${NEVER_MAILED} END
  FROM (SELECT count(*) AS reports FROM mistakes WHERE reported_at_s > ?6 - ${HOUR_S}) AS hour
  WHERE (SELECT count(*) FROM mistakes WHERE client_window = ?5) < ${MAX_PER_CLIENT}
    AND (SELECT count(*) FROM mistakes WHERE network_window = ?7) <
      CASE WHEN hour.reports < ${BUSY_PER_HOUR} THEN ${MAX_PER_NETWORK} ELSE ${MAX_PER_BUSY_NETWORK} END
    AND hour.reports < ${MAX_PER_HOUR} AND NOT EXISTS (${SELECT_DUPLICATE})
  RETURNING mailed_at_s`

/** Whether a report was stored, is a duplicate, or exceeds a limit. */
export type MistakeStoreResult =
  | { readonly kind: 'stored'; readonly id: string; readonly isMailed: boolean }
  | { readonly kind: 'repeated' | 'too_many' }

/**
 * Stores a report in one round trip; idempotent for ten minutes.
 * @throws {UnavailableError} when D1 fails or does not respond, as for every function of this store
 */
export async function storeMistake(
  db: D1Database,
  { page, text, contact }: MistakeReport,
  { client, network }: { readonly client: string; readonly network: string },
  nowS: number,
): Promise<MistakeStoreResult> {
  const id = crypto.randomUUID()
  const clientWindow = await sha256Base64url(`${Math.floor(nowS / WINDOW_S)} ${client}`)
  const networkWindow = await sha256Base64url(`${Math.floor(nowS / HOUR_S)} ${network}`)
  const [inserted, duplicates] = await runStatements(db, [
    statement(INSERT_MISTAKE, id, page, text, contact, clientWindow, nowS, networkWindow),
    selectStatement(
      'mistakes',
      ['id'],
      'WHERE page = ? AND text = ? AND client_window = ?',
      page,
      text,
      clientWindow,
    ),
  ])
  const [stored] = inserted.rows
  if (stored !== undefined) return { kind: 'stored', id, isMailed: stored['mailed_at_s'] === null }
  return { kind: duplicates.rows.length > 0 ? 'repeated' : 'too_many' }
}

export type StoredMistake = TableRow<'mistakes', 'page' | 'text' | 'contact'>

/** Finds a report whose mail was not sent yet; null when there is none with this ID. */
export async function findUnmailed(db: D1Database, id: string): Promise<StoredMistake | null> {
  const clauses = 'WHERE id = ? AND mailed_at_s IS NULL'
  const [row] = await selectRows(db, 'mistakes', ['page', 'text', 'contact'], clauses, id)
  return row ?? null
}

/** Marks the mail of a report as sent. */
export async function markMailed(db: D1Database, id: string, nowS: number): Promise<void> {
  await runStatements(db, [statement('UPDATE mistakes SET mailed_at_s = ? WHERE id = ?', nowS, id)])
}

/** IDs of reports older than a day whose mail was never sent, for another attempt. */
export async function listUnmailed(db: D1Database, nowS: number): Promise<readonly string[]> {
  const clauses = 'WHERE mailed_at_s IS NULL AND reported_at_s < ? LIMIT ?'
  const rows = await selectRows(db, 'mistakes', ['id'], clauses, nowS - DAY_S, MAX_UNMAILED_PER_RUN)
  return rows.map(({ id }) => id)
}

/** Erases the contacts of reports older than ninety days; the texts remain. */
export async function eraseOldContacts(db: D1Database, nowS: number): Promise<void> {
  await runStatements(db, [
    statement(
      `UPDATE mistakes SET contact = '', client_window = '', network_window = '' WHERE reported_at_s < ? AND client_window <> ''`,
      nowS - CONTACT_DAYS * DAY_S,
    ),
  ])
}
