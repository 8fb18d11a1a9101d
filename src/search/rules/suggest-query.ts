import { foldText } from '#isomorphic/search/fold-text.ts'
import { parseSearchQuery } from './search-query.ts'

const MAX_CHARACTERS = 60

/**
 * Normalises a query for lookups and as a cache key, so that `Kyoto`, `kyoto ` and `KYŌTO` share a response. Null when
 * it has no letters or digits.
 */
export function parseSuggestQuery(raw: string | undefined): string | null {
  const folded = [...foldText(parseSearchQuery(raw))].slice(0, MAX_CHARACTERS).join('').trim()
  return folded === '' ? null : folded
}
