import { FIRST_CODE, MONTH_COUNT, SEASON_CODES } from './fact-words.ts'
import { SEASON_SHARES } from './ranking-rules.ts'
import type { WhereFacts } from './where-facts.ts'

/** A word of months that are never proposed. */
const NEVER = SEASON_CODES.findIndex((word) => !(word in SEASON_SHARES))
const NO_SEASON = String.fromCharCode(FIRST_CODE + NEVER).repeat(MONTH_COUNT)

/**
 * Facts of the whole guide by which only some places are ever proposed. All rows stay, so that the others have the
 * scores that they have in the whole guide.
 * @param ids paths without `/destinations/`; unknown ones are ignored
 */
export function limitFacts(facts: WhereFacts, ids: ReadonlySet<string>): WhereFacts {
  const seasons = facts.id.map((id, row) =>
    ids.has(id) ? facts.season.slice(row * MONTH_COUNT, (row + 1) * MONTH_COUNT) : NO_SEASON,
  )
  return { ...facts, season: seasons.join('') }
}
