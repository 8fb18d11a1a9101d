import { runStatements, type Statement, statement } from './database.ts'

/** Default rows per slice: a few milliseconds of database time, between which visitors' statements run. */
export const SLICE_ROWS = 500
const MAX_SLICES = 100

/** Deletion of expired rows. */
export type Purge = {
  readonly name: string
  /** Statements that run as one transaction; the last deletes the oldest rows, up to `limit`. */
  readonly slice: (limit: number) => readonly Statement[]
  /** Smaller slices for rows that are expensive to delete, because other tables and many indexes reference them. */
  readonly sliceRows?: number
}

/**
 * Deletes expired rows of one table, oldest first; the age column must be indexed.
 * @param key primary key of the table
 * @param age column with a time in seconds; rows with 0 have no expiry
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
  /** False when the budget ended before all old rows were deleted: the next run continues. */
  readonly isDone: boolean
  /** The error that stopped it, else null. */
  readonly error: unknown
}

export type PurgeBudget = {
  readonly nowMs: () => number
  /** For each purge separately, so that no purge uses another's time. */
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
 * Deletes expired rows in slices, one purge after the other, so that no statement runs long regardless of the amount
 * (R13.6). A failed purge does not stop the others. Never rejects.
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
