import { createFilter } from './create-filter.ts'
import { createScore } from './create-score.ts'
import type { FactTable } from './fact-table.ts'
import { createMonthJudge } from './month-values.ts'
import { orderByScore } from './order-by-score.ts'
import { pickResults } from './pick-results.ts'
import type { TripOrigin } from './trip-origin.ts'
import type { Wishes } from './wishes.ts'

/** The answer to a question. Rows are those of the table. */
export type Ranking = {
  /** Places that fit. */
  readonly total: number
  /** Places that fit and are left out because the guide advises against them. */
  readonly advisedCount: number
  /** The first results. */
  readonly results: readonly number[]
  /** Those after them, fewer than `MORE_COUNT`. */
  readonly more: readonly number[]
  /** Tenths of a point by position of `results`. */
  readonly scores: readonly number[]
}

/**
 * Ranks the places by the published formula (docs/adr/0054). Nothing but the facts and the wishes enters, so that the answer is the same for
 * every visitor.
 * @param origin null where no known place to start from is given
 */
export function rankPlaces(table: FactTable, wishes: Wishes, origin: TripOrigin | null): Ranking {
  const judge = createMonthJudge(table, wishes)
  const fits = createFilter(table, wishes, origin)
  const score = createScore(table, wishes, origin)
  const rows = new Uint32Array(table.size)
  const scores = new Int16Array(table.size)
  const values = new Float32Array(2)
  const start = wishes.month === null ? 0 : Math.floor((table.size * wishes.month) / 12)
  let [total, advisedCount] = [0, 0]
  // In the order of names, from another letter on in every month: the order of places with equal scores.
  for (let step = 0; step < table.size; step += 1) {
    const row = step + start < table.size ? step + start : step + start - table.size
    if (!fits(row) || judge(row, values) === 0) continue
    if (table.isAdvised[row] === 1) {
      advisedCount += 1
      continue
    }
    rows[total] = row
    scores[total] = score(row, values[0] ?? 0, values[1] ?? 0)
    total += 1
  }
  const order = orderByScore(scores, total)
  return { total, advisedCount, ...pickResults(table, wishes, { order, rows, scores }) }
}

/** Counts the places that fit, without ranking them. */
export function countPlaces(table: FactTable, wishes: Wishes, origin: TripOrigin | null): number {
  const judge = createMonthJudge(table, wishes)
  const fits = createFilter(table, wishes, origin)
  const values = new Float32Array(2)
  let total = 0
  for (let row = 0; row < table.size; row += 1)
    if (table.isAdvised[row] !== 1 && fits(row) && judge(row, values) !== 0) total += 1
  return total
}
