import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { fillStatements, type IndexPlan } from './index-statements.ts'
import { type CompiledDocuments, type IndexStanding, planFilling, STANDING } from './plan-filling.ts'

/** A batch is one transaction. The whole guide fits into one; a much larger index is turned to in the last of several. */
const STATEMENTS_PER_BATCH = 400
/**
 * Another filling at the same time: it writes just now, it took the same generation, or it has put this one away. A lock
 * that the local D1 meets late is an internal error to whoever asked.
 */
const BUSY = /SQLITE_BUSY|database is locked|D1_ERROR.*internal error/i
const RIVAL = /already exists|no such table: search_/i
const MOST_ATTEMPTS = 5
/** A large batch of another filling takes some seconds. */
const MOST_BUSY_WAITS = 240
const BUSY_WAIT_MS = 250
/** Making a large index takes seconds of work: a connection that was closed meanwhile has to be noticed before it is used. */
const BREATH_MS = 5

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Does what may find the database locked until it is not; what failed so has changed nothing. */
async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work()
    } catch (error) {
      if (waits >= MOST_BUSY_WAITS || !BUSY.test(String(error))) throw error
      await wait(BUSY_WAIT_MS)
    }
  }
}

async function fill(db: D1Database, { documents }: CompiledDocuments, plan: IndexPlan): Promise<void> {
  let waiting: D1PreparedStatement[] = []
  const send = async (): Promise<void> => {
    await wait(BREATH_MS)
    await whenFree(() => db.batch(waiting))
    waiting = []
  }
  for (const sql of fillStatements(documents, plan)) {
    waiting.push(db.prepare(sql))
    if (waiting.length >= STATEMENTS_PER_BATCH) await send()
  }
  if (waiting.length > 0) await send()
}

/**
 * Fills the search index of a D1 database that can be reached by a binding, if its documents have changed. Two fillings at
 * once write tables of their own, one after the other, and the index of the one that began last stays in use.
 * @param isForced fills even when the documents are those of the index in use
 * @returns whether there was anything to do
 * @throws what D1 throws, also when it stays locked for a minute
 */
export async function fillDatabase(
  db: D1Database,
  compiled: CompiledDocuments,
  isForced = false,
): Promise<boolean> {
  const standing = async (): Promise<IndexStanding> => {
    const index = await whenFree(() => db.prepare(STANDING).first<IndexStanding>())
    if (index === null) throw new Error('the search index did not say what it is')
    return index
  }
  const before = await standing()
  for (let attempt = 1; ; attempt += 1) {
    const index = attempt === 1 ? before : await standing()
    // Another filling may have done what was to be done.
    const plan = planFilling(index, compiled.version, isForced && index.generation === before.generation)
    if (plan === null) return attempt > 1
    try {
      await fill(db, compiled, plan)
      return true
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !RIVAL.test(String(error))) throw error
    }
  }
}
