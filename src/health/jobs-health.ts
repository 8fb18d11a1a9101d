import type { Bindings } from '#src/config/bindings.ts'
import { readRows } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { PROBE_TIMEOUT_MS } from '#src/platform/timeouts.ts'

/** The daily run is at least two hours overdue. */
const MAX_CRON_AGE_S = 26 * HOUR_S
/** Mails are retried for about fifteen hours; a queue without a working consumer must be detected long before that. */
export const MAX_QUEUE_AGE_S = HOUR_S

/** Backlog of a queue. */
export type QueueState = { readonly waiting: number; readonly oldestAgeS: number | null }

/** State of queues and scheduled jobs; a part is null when it could not be read or does not exist yet. */
export type JobsHealth = {
  readonly queue: QueueState | null
  readonly cron: { readonly lastRunS: number; readonly ageS: number; readonly outcome: string } | null
  readonly deadLetters: number | null
  readonly searchGeneration: number | null
}

const orNull = <T>(work: Promise<T>, label: string): Promise<T | null> =>
  withDeadline(work, PROBE_TIMEOUT_MS, label).catch(() => null)

/** Number of waiting messages and age of the oldest. @throws when the queue returns no metrics */
export async function readQueueState(queue: Queue, nowS: number): Promise<QueueState> {
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const sinceS =
    oldestMessageTimestamp === undefined ? null : Math.floor(oldestMessageTimestamp.getTime() / 1000)
  return { waiting: backlogCount, oldestAgeS: sinceS === null ? null : Math.max(0, nowS - sinceS) }
}

async function readCronState({ DB }: Bindings, nowS: number): Promise<JobsHealth['cron']> {
  const [row] = await selectRows(DB, 'job_runs', ['ran_at_s', 'outcome'], `WHERE job = 'daily'`)
  if (row === undefined) return null
  const { ran_at_s: lastRunS, outcome } = row
  return { lastRunS, ageS: nowS - lastRunS, outcome }
}

/** The number in the first column of the first row; null for any other value. */
async function readNumber(db: D1Database, sql: string): Promise<number | null> {
  const [row] = await readRows(db, sql)
  const value = Object.values(row ?? {})[0]
  return typeof value === 'number' ? value : null
}

/**
 * Reads the age of the mail queue, the last daily run, the number of dead letters and the search index in use. Never
 * rejects.
 */
export async function readJobsHealth(env: Bindings, nowS: number): Promise<JobsHealth> {
  const [queue, cron, deadLetters, searchGeneration] = await Promise.all([
    orNull(readQueueState(env.MAIL_QUEUE, nowS), 'queue'),
    orNull(readCronState(env, nowS), 'jobs'),
    orNull(readNumber(env.DB, 'SELECT COUNT(*) AS many FROM dead_letters'), 'dead letters'),
    orNull(readNumber(env.SEARCH, 'SELECT generation FROM search_index WHERE id = 1'), 'search index'),
  ])
  return { queue, cron, deadLetters, searchGeneration }
}

/** Names of the parts that need an operator's attention. */
export function overdueJobs({ queue, cron, searchGeneration }: JobsHealth): readonly string[] {
  return [
    ...(queue !== null && (queue.oldestAgeS ?? 0) > MAX_QUEUE_AGE_S ? ['queue'] : []),
    ...(cron !== null && cron.ageS > MAX_CRON_AGE_S ? ['cron'] : []),
    ...(searchGeneration === null ? ['search index'] : []),
  ]
}
