/** Kinds of search results, in the order of the filter. The index is part of stored IDs: append only. */
export const SEARCH_KINDS = ['country', 'region', 'city', 'article'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Parses a kind; null when it is invalid. */
export function parseSearchKind(text: string): SearchKind | null {
  return SEARCH_KINDS.find((kind) => kind === text) ?? null
}
