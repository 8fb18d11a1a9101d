import type { D1Database } from '@cloudflare/workers-types'
import { createRandom } from '#art/drawing/random.ts'
import { percentile } from './percentile.ts'
import { recordDatabase } from './recorded-database.ts'
import { BIG_TABLES, insertMillionRows, SAVES, SUBSCRIBERS } from './stores/million-rows.ts'
import type { TimedWork } from './stores/timed-work-type.ts'

const RUNS = 200
const WARM_UP_RUNS = 20
/** Limit above which the run fails. */
const MAX_P99_MS = 50
/** Part of the worker's TypeScript project. */
const TIMED_WORK = './stores/timed-work.ts'

type TimedWorkModule = {
  readonly prepareTimedWork: (db: D1Database, nowS: number) => Promise<readonly TimedWork<D1Database>[]>
}

async function measure({ name, run }: TimedWork<D1Database>, real: D1Database): Promise<boolean> {
  const { db, scans } = recordDatabase(real)
  const random = createRandom(17)
  const took: number[] = []
  for (let index = 0; index < WARM_UP_RUNS + RUNS; index += 1) {
    const startedMs = performance.now()
    await run(db, random, index)
    if (index >= WARM_UP_RUNS) took.push(performance.now() - startedMs)
  }
  const [p50Ms, p99Ms] = [percentile(took, 0.5), percentile(took, 0.99)]
  const scanned = await scans(BIG_TABLES)
  const plan = scanned.length === 0 ? 'by index' : scanned.join('; ')
  console.log(`| ${[name, p50Ms.toFixed(1), p99Ms.toFixed(1), plan].join(' | ')} |`)
  return scanned.length === 0 && p99Ms <= MAX_P99_MS
}

/**
 * Prints the times of the SQL statements of newsletter and saves with a million rows, and whether each uses an index.
 * @returns whether all do, and take less than 50 ms at p99
 */
export async function measureStatements(db: D1Database): Promise<boolean> {
  const nowS = Math.floor(Date.now() / 1000)
  await insertMillionRows(db, nowS)
  const { prepareTimedWork } = (await import(TIMED_WORK)) as TimedWorkModule
  const work = await prepareTimedWork(db, nowS)
  console.log(`\n| ${SUBSCRIBERS} subscribers, ${SAVES} saves | p50 ms | p99 ms | rows found |`)
  console.log('| --- | --: | --: | --- |')
  let isFine = true
  for (const timed of work) isFine = (await measure(timed, db)) && isFine
  return isFine
}
