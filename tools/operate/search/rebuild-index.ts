import type { IndexDatabase } from './index-database.ts'
import { type IndexPlan, indexSlices } from './index-statements.ts'
import { type CompiledDocuments, planIndexRebuild } from './plan-index-rebuild.ts'

/**
 * Another filling at the same time: it writes just now, it took the same generation, or it has put this one away. A lock
 * that the local D1 meets late is an internal error to whoever asked.
 */
const BUSY_ERROR = /SQLITE_BUSY|database is locked|overloaded|D1_ERROR.*internal error|answers 429/i
const CONCURRENT_REBUILD_ERROR = /already exists|no such table: search_/i
const MAX_ATTEMPTS = 5
/** A large batch of another filling takes some seconds. */
const MAX_BUSY_RETRIES = 240
const BUSY_BACKOFF_MS = 250
/** Between two slices others have their turn. */
const PAUSE_BETWEEN_SLICES_MS = 5
/** More steps than the merge of a hundred thousand documents takes. */
const MAX_STEPS = 10_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Does what may find the database locked until it is not; what failed so has changed nothing. */
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
): Promise<void> {
  const run = async (statements: readonly string[]): Promise<number> => {
    await wait(PAUSE_BETWEEN_SLICES_MS)
    return retryWhileBusy(() => db.run(statements))
  }
  for (const { statements, repeatsUntilUnchanged } of indexSlices(documents, plan)) {
    let changes = await run(statements)
    for (let step = 0; repeatsUntilUnchanged !== null && changes > 1 && step < MAX_STEPS; step += 1)
      changes = await run([repeatsUntilUnchanged])
  }
}

/**
 * Fills the search index of a database, if its documents have changed, in slices: whoever searches meanwhile, by the index
 * before, is not kept waiting. Two fillings at once write tables of their own, one after the other, and the index of the one that began last stays in use.
 * @param isForced fills even when the documents are those of the index in use
 * @returns whether there was anything to do
 * @throws what D1 throws, also when it stays locked for a minute
 */
export async function rebuildIndex(
  db: IndexDatabase,
  compiled: CompiledDocuments,
  isForced = false,
): Promise<boolean> {
  const state = () => retryWhileBusy(db.readState)
  const before = await state()
  for (let attempt = 1; ; attempt += 1) {
    const index = attempt === 1 ? before : await state()
    // Another filling may have done what was to be done.
    const plan = planIndexRebuild(index, compiled.version, isForced && index.generation === before.generation)
    if (plan === null) return attempt > 1
    try {
      await writeIndex(db, compiled, plan)
      return true
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !CONCURRENT_REBUILD_ERROR.test(String(error))) throw error
    }
  }
}
