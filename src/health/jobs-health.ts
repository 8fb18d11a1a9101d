import type { Bindings } from '#src/config/bindings.ts'
import { readRows } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'

const TIMEOUT_MS = 1500
/** The daily run is an hour late and more. */
const MAX_CRON_AGE_S = 26 * 60 * 60
/** Mails are tried for about fifteen hours; a queue that nobody empties is noticed long before. */
export const MAX_QUEUE_AGE_S = 60 * 60

/** What waits in a queue. */
export type QueueState = { readonly waiting: number; readonly oldestAgeS: number | null }

/** What goes on without visitors; null is what could not be read, or has not happened yet. */
export type JobsHealth = {
  readonly queue: QueueState | null
  readonly cron: { readonly lastRunS: number; readonly ageS: number; readonly outcome: string } | null
  readonly deadLetters: number | null
  readonly searchGeneration: number | null
}

const orNull = <T>(work: Promise<T>, label: string): Promise<T | null> =>
  withDeadline(work, TIMEOUT_MS, label).catch(() => null)

/** How many messages wait, and for how long. @throws when the queue does not tell */
export async function readQueueState(queue: Queue, nowS: number): Promise<QueueState> {
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const sinceS =
    oldestMessageTimestamp === undefined ? null : Math.floor(oldestMessageTimestamp.getTime() / 1000)
  return { waiting: backlogCount, oldestAgeS: sinceS === null ? null : Math.max(0, nowS - sinceS) }
}

async function readCronState({ DB }: Bindings, nowS: number): Promise<JobsHealth['cron']> {
  const [row] = await readRows(DB, `SELECT ran_at_s, outcome FROM job_runs WHERE job = 'daily'`)
  if (row === undefined) return null
  const lastRunS = Number(row['ran_at_s'])
  return { lastRunS, ageS: nowS - lastRunS, outcome: String(row['outcome']) }
}

/** The number in the first column of the first row. */
async function readNumber(db: D1Database, sql: string): Promise<number | null> {
  const [row] = await readRows(db, sql)
  const value = Object.values(row ?? {})[0]
  return typeof value === 'number' ? value : null
}

/** Age of the mail queue, last daily run, mails that were given up, the search index in use. Never rejects. */
export async function readJobsHealth(env: Bindings, nowS: number): Promise<JobsHealth> {
  const [queue, cron, deadLetters, searchGeneration] = await Promise.all([
    orNull(readQueueState(env.MAIL_QUEUE, nowS), 'queue'),
    orNull(readCronState(env, nowS), 'jobs'),
    orNull(readNumber(env.DB, 'SELECT COUNT(*) AS many FROM dead_letters'), 'dead letters'),
    orNull(readNumber(env.SEARCH, 'SELECT generation FROM search_index WHERE id = 1'), 'search index'),
  ])
  return { queue, cron, deadLetters, searchGeneration }
}

/** What of it an operator should look at. */
export function overdueJobs({ queue, cron, searchGeneration }: JobsHealth): readonly string[] {
  return [
    ...(queue !== null && (queue.oldestAgeS ?? 0) > MAX_QUEUE_AGE_S ? ['queue'] : []),
    ...(cron !== null && cron.ageS > MAX_CRON_AGE_S ? ['cron'] : []),
    ...(searchGeneration === null ? ['search index'] : []),
  ]
}
