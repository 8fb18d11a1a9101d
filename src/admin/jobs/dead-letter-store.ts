import { type AuditActor, auditStatement } from '#src/platform/audit-statement.ts'
import { readRows, runStatements, statement } from '#src/platform/database.ts'

const MAX_LISTED = 50

export type DeadLetter = {
  readonly id: string
  readonly reason: string
  readonly failedAtS: number
  /** `no recipient`: the subscriber is unknown. `queued`: marked for a replay. */
  readonly state: 'failed' | 'queued' | 'no recipient'
}

/** Dead letters, newest first, without e-mail addresses. @throws {UnavailableError} when D1 does not answer */
export async function listDeadLetters(db: D1Database): Promise<readonly DeadLetter[]> {
  const rows = await readRows(
    db,
    `SELECT id, reason, died_at_s, subscriber_id IS NULL AS is_lost, replay_at_s IS NOT NULL AS is_waiting
     FROM dead_letters ORDER BY died_at_s DESC LIMIT ?`,
    MAX_LISTED,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    reason: String(row['reason']),
    failedAtS: Number(row['died_at_s']),
    state: row['is_lost'] === 1 ? 'no recipient' : row['is_waiting'] === 1 ? 'queued' : 'failed',
  }))
}

/**
 * Marks dead letters for a replay; the scheduled run sends them within five minutes (src/mail/dead-letters.ts).
 * @param which an ID, or `all`
 * @returns the number of marked letters
 * @throws {UnavailableError} when D1 does not answer
 */
export async function requestReplay(
  db: D1Database,
  actor: AuditActor,
  which: string,
  nowS: number,
): Promise<number> {
  const [marked] = await runStatements(db, [
    statement(
      `UPDATE dead_letters SET replay_at_s = ?1
       WHERE subscriber_id IS NOT NULL AND replay_at_s IS NULL AND (?2 = 'all' OR id = ?2)`,
      nowS,
      which,
    ),
    auditStatement(actor, { action: 'deadletter.replay', target: which }, nowS),
  ])
  return marked?.changes ?? 0
}
