import type { FrozenLetter } from '#src/letters/mails/compose-letter.tsx'
import type { LetterDraft, LetterRecord, LetterStatus } from '#src/letters/rules/letter-record.ts'
import { readLetterPreferences } from '#src/newsletter/rules/newsletter-preferences.ts'
import { readRows, type Statement, statement } from '#src/platform/database.ts'

type Row = Readonly<Record<string, string | number | null>>

const COLUMNS = `id, slug, subject, preheader, body, topics, frequency, pace_per_minute, status, version, tested_version,
  changed_at_s, due_at_s, began_at_s, ended_at_s, run, is_filled, pause_reason,
  release_tick, released_at_s`
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function toRecord(row: Row): LetterRecord {
  return {
    id: String(row['id']),
    slug: row['slug'] === null ? null : String(row['slug']),
    subject: String(row['subject']),
    preheader: String(row['preheader']),
    body: String(row['body']),
    ...readLetterPreferences(String(row['topics']), String(row['frequency'])),
    pacePerMinute: Number(row['pace_per_minute']),
    status: String(row['status']) as LetterStatus,
    version: Number(row['version']),
    testedVersion: Number(row['tested_version']),
    changedAtS: Number(row['changed_at_s']),
    dueAtS: numberOrNull(row['due_at_s']),
    beganAtS: numberOrNull(row['began_at_s']),
    endedAtS: numberOrNull(row['ended_at_s']),
    run: Number(row['run']),
    isFilled: row['is_filled'] === 1,
    pauseReason: String(row['pause_reason']),
    releaseTick: Number(row['release_tick']),
    releasedAtS: Number(row['released_at_s']),
  }
}

/** Null when there is none. Throws as `readRows` does. */
export async function readLetter(db: D1Database, id: string): Promise<LetterRecord | null> {
  const [row] = await readRows(db, `SELECT ${COLUMNS} FROM letters WHERE id = ?`, id)
  return row === undefined ? null : toRecord(row)
}

/** The letters that were changed last. Throws as `readRows` does. */
export async function listLetters(db: D1Database, limit = 100): Promise<readonly LetterRecord[]> {
  const rows = await readRows(
    db,
    `SELECT ${COLUMNS} FROM letters ORDER BY changed_at_s DESC, id LIMIT ?`,
    limit,
  )
  return rows.map(toRecord)
}

export const insertingLetter = (id: string, draft: LetterDraft, nowS: number): Statement =>
  statement(
    `INSERT INTO letters (id, subject, preheader, body, topics, frequency, pace_per_minute, status, created_at_s,
       changed_at_s) VALUES (?, ?, ?, ?, ?, ?, ?, 'draft', ?, ?)`,
    id,
    draft.subject,
    draft.preheader,
    draft.body,
    draft.topics.join(','),
    draft.frequency,
    draft.pacePerMinute,
    nowS,
    nowS,
  )

/** Keeps a draft, unless somebody else has changed it since, or it is no draft any more: then it changes nothing. */
export const changingLetter = (id: string, draft: LetterDraft, version: number, nowS: number): Statement =>
  statement(
    `UPDATE letters SET subject = ?, preheader = ?, body = ?, topics = ?, frequency = ?, pace_per_minute = ?,
       version = version + 1, changed_at_s = ? WHERE id = ? AND version = ? AND status = 'draft'`,
    draft.subject,
    draft.preheader,
    draft.body,
    draft.topics.join(','),
    draft.frequency,
    draft.pacePerMinute,
    nowS,
    id,
    version,
  )

export const deletingDraft = (id: string): Statement =>
  statement(`DELETE FROM letters WHERE id = ? AND status = 'draft'`, id)

export const notingTest = (id: string, version: number): Statement =>
  statement('UPDATE letters SET tested_version = ?2 WHERE id = ?1 AND version = ?2', id, version)

/**
 * Puts a letter on the schedule. What is sent is settled from here on: the mail is made, and the letter has an address.
 * Changes nothing when somebody has changed the letter since, or it is no draft any more.
 */
export const schedulingLetter = (
  { id, version }: Pick<LetterRecord, 'id' | 'version'>,
  slug: string,
  frozen: FrozenLetter & { readonly archive: string },
  dueAtS: number,
  nowS: number,
): Statement =>
  statement(
    `UPDATE letters SET status = 'scheduled', slug = ?, frozen = ?, due_at_s = ?, changed_at_s = ?
     WHERE id = ? AND version = ? AND status = 'draft'`,
    slug,
    JSON.stringify(frozen),
    dueAtS,
    nowS,
    id,
    version,
  )

/** An address of the archive that no letter has yet. Throws as `readRows` does. */
export async function findFreeSlug(db: D1Database, slug: string): Promise<string> {
  const rows = await readRows(db, `SELECT slug FROM letters WHERE slug = ?1 OR slug GLOB ?1 || '-*'`, slug)
  const taken = new Set(rows.map((row) => row['slug']))
  const numbered = Array.from({ length: taken.size }, (_, index) => `${slug}-${index + 2}`)
  return [slug, ...numbered].find((one) => !taken.has(one)) ?? slug
}

/** Takes a letter off the schedule: it is a draft again. */
export const unschedulingLetter = (id: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET status = 'draft', due_at_s = NULL, slug = NULL, frozen = NULL, changed_at_s = ?
     WHERE id = ? AND status = 'scheduled'`,
    nowS,
    id,
  )

/** Begins to send a letter whose hour has come. Of two that begin at once one does. */
export const startingLetter = (id: string, nowS: number): Statement =>
  statement(
    `UPDATE letters SET status = 'sending', began_at_s = ?1, changed_at_s = ?1, run = run + 1
     WHERE id = ?2 AND status = 'scheduled' AND due_at_s <= ?1`,
    nowS,
    id,
  )

/** Moves a letter from one status to another; nothing when it is in none of those. */
export const movingLetter = (
  id: string,
  from: readonly LetterStatus[],
  to: LetterStatus,
  nowS: number,
  reason = '',
): Statement =>
  statement(
    `UPDATE letters SET status = ?1, changed_at_s = ?2, pause_reason = ?3, run = run + ?4,
       released_at_s = CASE WHEN ?1 = 'sending' THEN 0 ELSE released_at_s END,
       ended_at_s = CASE WHEN ?1 IN ('sent', 'cancelled') THEN ?2 ELSE ended_at_s END
     WHERE id = ?5 AND status IN (SELECT value FROM json_each(?6))`,
    to,
    nowS,
    reason,
    to === 'sending' ? 1 : 0,
    id,
    JSON.stringify(from),
  )

/** What a letter was when sending began; null when it has not. Throws as `readRows` does. */
export async function readFrozen(db: D1Database, id: string): Promise<FrozenLetter | null> {
  const [row] = await readRows(db, 'SELECT frozen FROM letters WHERE id = ?', id)
  const frozen = row?.['frozen']
  return typeof frozen === 'string' ? (JSON.parse(frozen) as FrozenLetter) : null
}

/** Letters whose hour has come. Throws as `readRows` does. */
export async function listDueLetters(db: D1Database, nowS: number): Promise<readonly LetterRecord[]> {
  const rows = await readRows(
    db,
    `SELECT ${COLUMNS} FROM letters WHERE status = 'scheduled' AND due_at_s <= ? ORDER BY due_at_s LIMIT 10`,
    nowS,
  )
  return rows.map(toRecord)
}

/** Letters on their way. Throws as `readRows` does. */
export async function listSendingLetters(db: D1Database): Promise<readonly LetterRecord[]> {
  const rows = await readRows(db, `SELECT ${COLUMNS} FROM letters WHERE status = 'sending'`)
  return rows.map(toRecord)
}
