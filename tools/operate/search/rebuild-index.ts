import type { IndexDatabase } from './index-database.ts'
import { type IndexPlan, indexSlices, MAX_SLICE_CHARACTERS } from './index-statements.ts'
import { type CompiledDocuments, planIndexRebuild } from './plan-index-rebuild.ts'

/**
 * A concurrent rebuild: it is writing, it has the same generation, or it has dropped these tables. When the local D1
 * encounters a lock late, it returns an internal error.
 */
const BUSY_ERROR = /SQLITE_BUSY|database is locked|overloaded|D1_ERROR.*internal error|responded with 429/i
const CONCURRENT_REBUILD_ERROR = /already exists|no such table: search_/i
const MAX_ATTEMPTS = 5
/** A large batch of another rebuild takes some seconds. */
const MAX_BUSY_RETRIES = 240
const BUSY_BACKOFF_MS = 250

/** How much SQL a rebuild runs at once, and how long it waits for other queries in between. */
export type RebuildPace = { readonly maxSliceCharacters: number; readonly pauseMs: number }
/** For a database in which visitors search. */
const BESIDE_SEARCHES: RebuildPace = { maxSliceCharacters: MAX_SLICE_CHARACTERS, pauseMs: 5 }
/** For one that no site has open. */
export const AT_ONCE: RebuildPace = { maxSliceCharacters: 1_000_000, pauseMs: 0 }

/** More steps than the merge of a hundred thousand documents needs. */
const MAX_STEPS = 10_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Retries work with backoff while the database is locked; a failed attempt has changed nothing. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work()
    } catch (error) {
      if (waits >= MAX_BUSY_RETRIES || !BUSY_ERROR.test(String(error))) throw error
      await wait(BUSY_BACKOFF_MS)
    }
  }
}

async function writeIndex(
  db: IndexDatabase,
  { documents }: CompiledDocuments,
  plan: IndexPlan,
  { maxSliceCharacters, pauseMs }: RebuildPace,
): Promise<void> {
  const run = async (statements: readonly string[]): Promise<number> => {
    if (pauseMs > 0) await wait(pauseMs)
    return retryWhileBusy(() => db.run(statements))
  }
  for (const { statements, repeatsUntilUnchanged } of indexSlices(documents, plan, maxSliceCharacters)) {
    let changes = await run(statements)
    for (let step = 0; repeatsUntilUnchanged !== null && changes > 1 && step < MAX_STEPS; step += 1)
      changes = await run([repeatsUntilUnchanged])
  }
}

/**
 * Rebuilds the search index of a database, if its documents have changed, in slices: concurrent searches use the
 * previous index and do not wait. Two concurrent rebuilds write separate tables, and the index of the one that started
 * last becomes current.
 * @param isForced rebuilds even when the documents are those of the current index
 * @returns whether anything was rebuilt
 * @throws errors of D1, including a lock that lasts for a minute
 */
export async function rebuildIndex(
  db: IndexDatabase,
  compiled: CompiledDocuments,
  isForced = false,
  pace = BESIDE_SEARCHES,
): Promise<boolean> {
  const state = () => retryWhileBusy(db.readState)
  const before = await state()
  for (let attempt = 1; ; attempt += 1) {
    const index = attempt === 1 ? before : await state()
    // Another rebuild may have finished the same work.
    const plan = planIndexRebuild(index, compiled.version, isForced && index.generation === before.generation)
    if (plan === null) return attempt > 1
    try {
      await writeIndex(db, compiled, plan, pace)
      return true
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !CONCURRENT_REBUILD_ERROR.test(String(error))) throw error
    }
  }
}
