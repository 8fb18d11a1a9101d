import { posterAddress } from '#client/posters/poster-address.ts'
import type { SuggestAnswer, Suggestion } from '#client/search/suggestion.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { SEARCH_KIND_NAMES } from '#src/search/rules/search-kind.ts'
import { isNameTier, WITHIN_TIER } from '#src/search/rules/search-match.ts'
import { readTerms, type SearchTerms } from '#src/search/rules/search-terms.ts'
import type { SearchDatabase } from './search-database.ts'
import { calledBy } from './search-hits.ts'
import { restOf } from './search-rest.ts'
import { type FoundRow, parseHits } from './search-rows.ts'
import { findSpelling } from './search-spelling.ts'
import { hitStatement } from './search-statements.ts'

/** Lines under the search field (issue: up to eight). */
export const MOST_SUGGESTIONS = 8

function toSuggestion(row: FoundRow, terms: SearchTerms): Suggestion {
  const { title, path, kind, parents, poster } = row
  const { one } = SEARCH_KIND_NAMES[kind]
  // A city is in its country, whatever the region; the widest parent is the continent.
  const where = (parents[1] ?? parents[0])?.name
  const { otherName, landmark } = calledBy(row, terms)
  return {
    title,
    match: otherName ?? landmark,
    path,
    caption: where === undefined ? one : `${one} in ${where}`,
    picture: poster === null ? null : posterAddress(poster, '1x1', 'thumb'),
  }
}

/** The same for a place of the compiled catalogue. */
export function placeSuggestion({ name, path, kind, parentName, poster }: PlaceSummary): Suggestion {
  return {
    title: name,
    // The catalogue's titles do not say by which of its names a place was found.
    match: null,
    path,
    caption: `${SEARCH_KIND_NAMES[kind].one} in ${parentName}`,
    picture: posterAddress(poster, '1x1', 'thumb'),
  }
}

async function findNames(database: SearchDatabase, terms: SearchTerms): Promise<readonly FoundRow[]> {
  const query = {
    terms,
    reach: 'names',
    filter: {},
    offset: 0,
    limit: MOST_SUGGESTIONS,
    withBody: false,
  } as const
  const [rows] = await database.ask((index) => [hitStatement(index, query)])
  return parseHits(rows)
}

const answerOf = (rows: readonly FoundRow[], terms: SearchTerms): SuggestAnswer => ({
  suggestions: rows.map((row) => toSuggestion(row, terms)),
})

/**
 * Pages whose names match what is being typed, best first; those of the closest name when none does.
 * @param query folded
 * @throws {UnavailableError} or whatever D1 throws
 */
export async function suggestPages(database: SearchDatabase, query: string): Promise<SuggestAnswer> {
  const terms = readTerms(query)
  if (terms === null) return { suggestions: [] }
  const typed = await findNames(database, terms)
  const named = restOf(typed[0], terms)
  if (typed.length > 0 && named === null) return answerOf(typed, terms)
  const name = await findSpelling(database, { terms, reach: 'beginning', named })
  const meant = name === null ? null : readTerms(name)
  const instead = meant === null ? [] : await findNames(database, meant)
  // A page that is named among other words gives way only to one that all of them name.
  const isBetter = typed.length === 0 || isNameTier(instead[0]?.tier ?? WITHIN_TIER)
  return isBetter ? answerOf(instead, meant ?? terms) : answerOf(typed, terms)
}
