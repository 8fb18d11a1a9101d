import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { fillStatements } from './index-statements.ts'
import { type CompiledDocuments, type IndexInUse, planFilling } from './plan-filling.ts'

/**
 * A batch is one transaction. The whole guide fits into one, so that two fillings at once cannot mix; a much larger index
 * takes several, and is turned to in the last.
 */
const STATEMENTS_PER_BATCH = 400

/** Making a large index takes seconds of work: a connection that was closed meanwhile has to be noticed before it is used. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

/**
 * Fills the search index of a D1 database that can be reached by a binding, if its documents have changed.
 * @returns whether there was anything to do
 */
export async function fillDatabase(
  db: D1Database,
  { documents, version }: CompiledDocuments,
  isForced = false,
): Promise<boolean> {
  const inUse = await db.prepare('SELECT generation, version FROM search_index').first<IndexInUse>()
  const plan = planFilling(inUse, version, isForced)
  if (plan === null) return false
  let waiting: D1PreparedStatement[] = []
  const send = async (): Promise<void> => {
    await breathe()
    await db.batch(waiting)
    waiting = []
  }
  for (const sql of fillStatements(documents, plan)) {
    waiting.push(db.prepare(sql))
    if (waiting.length >= STATEMENTS_PER_BATCH) await send()
  }
  if (waiting.length > 0) await send()
  return true
}
