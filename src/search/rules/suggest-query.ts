import { foldText } from '#isomorphic/search/fold-text.ts'
import { parseSearchQuery } from './search-query.ts'

const MAX_CHARACTERS = 60

/**
 * The form of a query that suggestions are looked up and kept by, so that `Kyoto`, `kyoto ` and `KYŌTO` share an answer.
 * Null when nothing is left to look for.
 */
export function parseSuggestQuery(raw: string | undefined): string | null {
  const folded = [...foldText(parseSearchQuery(raw))].slice(0, MAX_CHARACTERS).join('').trim()
  return folded === '' ? null : folded
}
