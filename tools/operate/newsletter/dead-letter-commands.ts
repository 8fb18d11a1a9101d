import type { NewsletterDatabase } from './database-row.ts'
import { sqlText } from './sql-text.ts'

const MAX_LISTED = 200

/** Lists dead letters, the newest first: time, reason, and whether a retry is scheduled. */
export async function formatDeadLetters(database: NewsletterDatabase): Promise<string> {
  const rows = await database([
    `SELECT id, datetime(died_at_s, 'unixepoch') AS died_at, reason, subscriber_id IS NULL AS is_lost,
       replay_at_s IS NOT NULL AS is_waiting, (SELECT COUNT(*) FROM dead_letters) AS all_of_them
     FROM dead_letters ORDER BY died_at_s DESC LIMIT ${MAX_LISTED}`,
  ])
  if (rows.length === 0) return 'none'
  const lines = rows.map(({ id, died_at, reason, is_lost, is_waiting }) => {
    const state = is_lost === 1 ? 'no recipient' : is_waiting === 1 ? 'retry scheduled' : ''
    return `${id}  ${died_at}  ${reason}  ${state}`.trimEnd()
  })
  const all = Number(rows[0]?.['all_of_them'])
  return [...lines, ...(all > rows.length ? [`and ${all - rows.length} more`] : [])].join('\n')
}

/**
 * Schedules dead letters for a retry: the worker sends them within five minutes, a hundred at a time.
 * @param which the id of one, or `all`
 * @throws {Error} without an id
 */
export async function scheduleDeadLetterReplay(
  database: NewsletterDatabase,
  which: string | undefined,
  nowS: number,
): Promise<string> {
  if (which === undefined) throw new Error('replay needs the id of a dead letter, or all')
  const one = which === 'all' ? '' : ` AND id = ${sqlText(which)}`
  const rows = await database([
    `UPDATE dead_letters SET replay_at_s = ${nowS}
     WHERE subscriber_id IS NOT NULL AND replay_at_s IS NULL${one} RETURNING id`,
  ])
  return rows.length === 1 ? '1 mail will be retried' : `${rows.length} mails will be retried`
}
