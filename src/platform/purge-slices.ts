import { runStatements, type Statement, statement } from './database.ts'

/** Rows of a usual slice: a few milliseconds of the database, between which visitors' statements run. */
export const SLICE_ROWS = 500
const MAX_SLICES = 100

/** Something that grows old. */
export type Purge = {
  readonly name: string
  /** Statements, run as one, of which the last deletes the oldest rows, `limit` at most. */
  readonly slice: (limit: number) => readonly Statement[]
  /** Rows of a slice where they are dear to delete, because other tables and many indexes hang on them. */
  readonly sliceRows?: number
}

/**
 * Rows of one table, the oldest first; there must be an index on their age.
 * @param key of the table
 * @param age a column with a moment in seconds; rows with 0 have none and stay
 */
export function purgeRows(table: string, key: string, age: string, beforeS: number): Purge {
  return {
    name: table,
    slice: (limit) => [
      statement(
        `DELETE FROM ${table} WHERE ${key} IN
          (SELECT ${key} FROM ${table} WHERE ${age} < ?1 AND ${age} > 0 ORDER BY ${age} LIMIT ?2)`,
        beforeS,
        limit,
      ),
    ],
  }
}

export type PurgeOutcome = {
  readonly name: string
  readonly deleted: number
  /** False when the budget was over before everything old was gone: the next run goes on. */
  readonly isDone: boolean
  /** What stopped it; null when nothing did. */
  readonly error: unknown
}

export type PurgeBudget = {
  readonly nowMs: () => number
  /** For each purge by itself, so that none takes the time of another. */
  readonly budgetMs: number
  readonly maxSlices?: number
}

async function purgeOne(
  db: D1Database,
  { name, slice, sliceRows = SLICE_ROWS }: Purge,
  budget: PurgeBudget,
): Promise<PurgeOutcome> {
  const { nowMs, budgetMs, maxSlices = MAX_SLICES } = budget
  const endsAtMs = nowMs() + budgetMs
  let deleted = 0
  try {
    for (let slices = 0; slices < maxSlices && nowMs() < endsAtMs; slices += 1) {
      const results = await runStatements(db, slice(sliceRows))
      const changes = results.at(-1)?.changes ?? 0
      deleted += changes
      if (changes < sliceRows) return { name, deleted, isDone: true, error: null }
    }
    return { name, deleted, isDone: false, error: null }
  } catch (error) {
    return { name, deleted, isDone: false, error }
  }
}

/**
 * Deletes what is old in slices, one purge after the other: no statement takes long however much there is (R13.6). One
 * that fails stops none of the others. Never rejects.
 */
export async function purgeInSlices(
  db: D1Database,
  purges: readonly Purge[],
  budget: PurgeBudget,
): Promise<readonly PurgeOutcome[]> {
  const outcomes: PurgeOutcome[] = []
  for (const purge of purges) outcomes.push(await purgeOne(db, purge, budget))
  return outcomes
}
