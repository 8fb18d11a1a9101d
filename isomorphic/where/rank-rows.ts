import { TENTHS } from './base-score.ts'
import type { FactTable } from './fact-table.ts'
import { ADVISED } from './fact-words.ts'
import { orderByScore } from './order-by-score.ts'
import { type PickedRows, pickResults, type Represents } from './pick-results.ts'
import { POINTS } from './ranking-rules.ts'
import type { Wishes } from './wishes.ts'

/** The answer to a question. Rows are those of the table. */
export type Ranking = PickedRows & {
  /** Places that fit. */
  readonly total: number
  /** Places that fit and are left out because the guide advises against them. */
  readonly advisedCount: number
}

type RankRules = {
  /** Whether a row fits the wishes that do not depend on the month. */
  readonly fits: (row: number) => boolean
  /** Writes the shares for season and weather; returns the months that fit, 0 for none. */
  readonly judge: (row: number, out: Float32Array) => number
  /** Tenths of a point. */
  readonly score: (row: number, season: number, weather: number) => number
  readonly represents: Represents
}

/** Ranks the rows that fit: the part of the formula that the site and a device without network have in common. */
export function rankRows(
  table: Pick<FactTable, 'size' | 'caution' | 'country' | 'continent'>,
  wishes: Pick<Wishes, 'month' | 'from' | 'continent'>,
  { fits, judge, score, represents }: RankRules,
): Ranking {
  const rows = new Uint32Array(table.size)
  const scores = new Int16Array(table.size)
  const values = new Float32Array(2)
  const start = wishes.month === null ? 0 : Math.floor((table.size * wishes.month) / 12)
  let [total, advisedCount] = [0, 0]
  // In the order of names, from another letter on in every month: the order of places with equal scores.
  for (let step = 0; step < table.size; step += 1) {
    const row = step + start < table.size ? step + start : step + start - table.size
    if (!fits(row) || judge(row, values) === 0) continue
    const caution = table.caution[row] ?? 0
    if (caution === ADVISED) {
      advisedCount += 1
      continue
    }
    rows[total] = row
    // The other caution is `HARD`, which is 1.
    scores[total] = score(row, values[0] ?? 0, values[1] ?? 0) - caution * POINTS.access * TENTHS
    total += 1
  }
  const order = orderByScore(scores, total)
  return { total, advisedCount, ...pickResults(table, wishes, { order, rows, scores, represents }) }
}
