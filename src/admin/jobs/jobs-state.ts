import * as v from 'valibot'
import type { Bindings } from '#src/config/bindings.ts'
import { type BindingState, checkBindings } from '#src/health/check-bindings.ts'
import type { Probe } from '#src/health/health-probes.ts'
import { type JobsHealth, type QueueState, readJobsHealth, readQueueState } from '#src/health/jobs-health.ts'
import { isSendingStopped } from '#src/mail/sending-stop.ts'
import { readRows } from '#src/platform/database.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { DAY_S } from '#src/platform/durations.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import { PROBE_TIMEOUT_MS } from '#src/platform/timeouts.ts'

/** Written by a deployment (tools/operate/deployment/asset-archive.ts). */
const BUILDS_KEY = 'asset-builds'
const Builds = v.array(
  v.object({ build: v.string(), files: v.array(v.string()), replacedAtS: v.nullable(v.number()) }),
)

export type DeployedBuild = v.InferOutput<typeof Builds>[number]
export type JobRun = { readonly job: string; readonly ranAtS: number; readonly outcome: string }

/** State of queues, runs, builds and databases; null for parts that could not be read. */
export type JobsState = {
  readonly bindings: Readonly<Record<string, BindingState>>
  readonly health: JobsHealth
  /** Batches of campaigns in flight; a paused campaign has none. */
  readonly campaignQueue: QueueState | null
  /** Whether an operator has stopped all sending (src/mail/sending-stop.ts). */
  readonly isSendingStopped: boolean | null
  readonly runs: readonly JobRun[] | null
  /** Builds whose assets are still served, newest first. */
  readonly builds: readonly DeployedBuild[] | null
  /** Size of each database in bytes. */
  readonly sizes: Readonly<Record<'DB' | 'SEARCH' | 'EVENTS_DB', number | null>>
  /** Sign-ins of the last hour; each writes a session to KV. */
  readonly signIns: number | null
  /** Errors of the worker recorded today (UTC); an isolate records each cause once a minute. */
  readonly workerErrors: number | null
}

const orNull = <T>(work: Promise<T>, what: string): Promise<T | null> =>
  withDeadline(work, PROBE_TIMEOUT_MS, what).catch(() => null)

/** D1 returns its size in the metadata of each query. */
async function readDatabaseSize(db: D1Database): Promise<number | null> {
  const { meta } = await db.prepare('SELECT 1').run()
  return typeof meta.size_after === 'number' ? meta.size_after : null
}

async function readRuns(db: D1Database): Promise<readonly JobRun[]> {
  const rows = await selectRows(db, 'job_runs', ['job', 'ran_at_s', 'outcome'], 'ORDER BY job')
  return rows.map(({ job, ran_at_s, outcome }) => ({ job, ranAtS: ran_at_s, outcome }))
}

/** Builds whose assets are still served. @throws when KV does not answer or its value is invalid */
export async function readBuilds(settings: KVNamespace): Promise<readonly DeployedBuild[]> {
  return v.parse(Builds, JSON.parse((await settings.get(BUILDS_KEY)) ?? '[]'))
}

async function countSignIns(db: D1Database): Promise<number> {
  const [row] = await readRows(db, 'SELECT count(*) AS many FROM used_sign_ins')
  return Number(row?.['many'])
}

async function countWorkerErrors(db: D1Database, nowS: number): Promise<number> {
  const [row] = await readRows(
    db,
    `SELECT COALESCE(SUM(error_days.times), 0) AS many FROM error_days
       JOIN error_groups USING (fingerprint) WHERE side = 'worker' AND day = ?`,
    Math.floor(nowS / DAY_S),
  )
  return Number(row?.['many'])
}

/** Reads all parts in parallel. Never rejects. */
export async function readJobsState(
  env: Bindings,
  probes: Readonly<Record<string, Probe>>,
  nowS: number,
): Promise<JobsState> {
  const [
    bindings,
    health,
    campaignQueue,
    isStopped,
    runs,
    builds,
    DB,
    SEARCH,
    EVENTS_DB,
    signIns,
    workerErrors,
  ] = await Promise.all([
    checkBindings(probes),
    readJobsHealth(env, nowS),
    orNull(readQueueState(env.LETTER_QUEUE, nowS), 'campaigns'),
    orNull(isSendingStopped(env.SETTINGS), 'sending'),
    orNull(readRuns(env.DB), 'runs'),
    orNull(readBuilds(env.SETTINGS), 'builds'),
    orNull(readDatabaseSize(env.DB), 'size'),
    orNull(readDatabaseSize(env.SEARCH), 'size'),
    orNull(readDatabaseSize(env.EVENTS_DB), 'size'),
    orNull(countSignIns(env.DB), 'sign-ins'),
    orNull(countWorkerErrors(env.EVENTS_DB, nowS), 'errors'),
  ])
  return {
    bindings,
    health,
    campaignQueue,
    isSendingStopped: isStopped,
    runs,
    builds,
    sizes: { DB, SEARCH, EVENTS_DB },
    signIns,
    workerErrors,
  }
}
