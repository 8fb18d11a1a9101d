import { createFilter } from './create-filter.ts'
import { createScore } from './create-score.ts'
import type { FactTable } from './fact-table.ts'
import { createMonthJudge } from './month-values.ts'
import { createFullMonths } from './months/full-months.ts'
import { createRepresents } from './pick-results.ts'
import { isAdvised } from './place-facts.ts'
import { type Ranking, rankRows } from './rank-rows.ts'
import type { TripOrigin } from './trip-origin.ts'
import type { Wishes } from './wishes.ts'

/**
 * Ranks the places by the published formula (docs/adr/0054). Nothing but the facts and the wishes enters, so that the answer is the same for
 * every visitor.
 * @param origin null where no known place to start from is given
 */
export function rankPlaces(table: FactTable, wishes: Wishes, origin: TripOrigin | null): Ranking {
  return rankRows(table, wishes, {
    judge: createMonthJudge(table, wishes, createFullMonths(table, wishes)),
    fits: createFilter(table, wishes, origin),
    score: createScore(table, wishes, origin),
    represents: createRepresents(
      table.facts.id,
      wishes.interests.map((interest) => table.interests[interest].strength),
    ),
  })
}

/** Counts the places that fit, without ranking them. */
export function countPlaces(table: FactTable, wishes: Wishes, origin: TripOrigin | null): number {
  const judge = createMonthJudge(table, wishes, createFullMonths(table, wishes))
  const fits = createFilter(table, wishes, origin)
  const values = new Float32Array(2)
  let total = 0
  for (let row = 0; row < table.size; row += 1)
    if (!isAdvised(table, row) && fits(row) && judge(row, values) !== 0) total += 1
  return total
}
