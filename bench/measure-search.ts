import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { SearchDocument } from '#src/search/search-types.ts'
import { bindingDatabase } from '#tools/operate/search/index-database.ts'
import { rebuildIndex } from '#tools/operate/search/rebuild-index.ts'
import { percentile } from './percentile.ts'
import type { StartedWorker } from './start-workers.ts'
import { addSyntheticDocuments } from './synthetic-documents.ts'
import { SEARCH_QUERIES_TIMED, SUGGEST_QUERIES_TIMED } from './timed-queries.ts'

const LARGE = 100_000
const ROUNDS = 10
const MIGRATION = 'src/migrations/search/0001_search.sql'

type Latency = {
  readonly name: string
  readonly p50Ms: number
  readonly p99Ms: number
  /** Time of the slowest query, each in its best round, which excludes load peaks of the machine. */
  readonly slowestBestMs: number
  readonly failures: number
}

/**
 * Requests one URL after another like a single visitor, in the same order every round; the first round is a warm-up.
 */
async function measure(name: string, addresses: readonly string[]): Promise<Latency> {
  const took: number[] = []
  const best = addresses.map(() => Number.POSITIVE_INFINITY)
  let failures = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const startedMs = performance.now()
      // A new client each time, because clients are rate limited.
      const client = `10.${round}.${index >> 8}.${index & 255}`
      const response = await fetch(address, { headers: { 'cf-connecting-ip': client } })
      const body = await response.text()
      const tookMs = performance.now() - startedMs
      best[index] = Math.min(best[index] ?? tookMs, tookMs)
      if (round > 0) took.push(tookMs)
      if (response.status !== 200 || body.includes('matches by title only')) failures += 1
    }
  }
  const [p50Ms, p99Ms] = [percentile(took, 0.5), percentile(took, 0.99)]
  return { name, p50Ms, p99Ms, slowestBestMs: Math.max(...best), failures }
}

/** The search documents of the real catalogue. */
export function readDocuments(): readonly SearchDocument[] {
  const lines = readFileSync('.generated/search-documents.ndjson', 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SearchDocument)
}

/** Indexes documents in the search of a worker. */
export async function buildSearchIndex(
  worker: StartedWorker,
  documents: readonly SearchDocument[],
): Promise<void> {
  const db = await worker.database('SEARCH')
  const statement = readFileSync(MIGRATION, 'utf8').replaceAll(/--.*$/gm, '').trim().replace(/;$/, '')
  await db.prepare(statement.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS')).run()
  await rebuildIndex(bindingDatabase(db), { documents, version: String(documents.length) })
}

/** Rebuilds the index during continuous searches, and prints the times of both. */
async function measureIndexing(worker: StartedWorker, documents: readonly SearchDocument[]): Promise<void> {
  const reader = new Worker(new URL('./poll-worker.ts', import.meta.url), {
    workerData: `${worker.direct}/search?q=kyoto`,
  })
  const startedMs = performance.now()
  await buildSearchIndex(worker, documents)
  const seconds = (performance.now() - startedMs) / 1000
  const responses = once(reader, 'message')
  reader.postMessage('the index is rebuilt')
  const took = ((await responses)[0] as number[]).sort((one, other) => one - other)
  const cells = [percentile(took, 0.5), percentile(took, 0.99), took.at(-1) ?? 0].map((ms) => ms.toFixed(1))
  console.log(
    `\nindexing ${documents.length} documents: ${seconds.toFixed(1)} s; ${took.length} concurrent searches, p50 ${cells[0]} ms, p99 ${cells[1]} ms, slowest ${cells[2]} ms`,
  )
}

/**
 * Prints the times of search and suggestions, uncached, with the real catalogue and with 100,000 documents.
 * @param worker a worker without response cache
 */
export async function measureSearch(worker: StartedWorker): Promise<void> {
  const real = readDocuments()
  const search = SEARCH_QUERIES_TIMED.map((query) => `${worker.direct}/search?q=${encodeURIComponent(query)}`)
  const suggest = SUGGEST_QUERIES_TIMED.map(
    (query) => `${worker.direct}/api/suggest?q=${encodeURIComponent(query)}`,
  )
  await buildSearchIndex(worker, real)
  await measureIndexing(worker, addSyntheticDocuments(real, LARGE))
  console.log('\n| search, uncached | p50 ms | p99 ms | slowest query at its best ms | failures |')
  console.log('| --- | --: | --: | --: | --: |')
  for (const total of [real.length, LARGE]) {
    await buildSearchIndex(worker, addSyntheticDocuments(real, total))
    for (const [what, addresses] of [
      ['suggest', suggest],
      ['search', search],
    ] as const) {
      const { name, failures, ...times } = await measure(`${what}, ${total} documents`, addresses)
      const cells = [times.p50Ms, times.p99Ms, times.slowestBestMs].map((ms) => ms.toFixed(1))
      console.log(`| ${[name, ...cells, failures].join(' | ')} |`)
    }
  }
}
