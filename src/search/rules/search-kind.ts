/** Kinds of search results, in the order of the filter. The index is part of stored IDs: append only. */
export const SEARCH_KINDS = ['country', 'region', 'city', 'article', 'topic', 'page'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Kinds from this index on are topics and pages of the site: in a query that names a place too, the place comes first. */
export const FIRST_SITE_KIND = SEARCH_KINDS.indexOf('topic')

/** Parses a kind; null when it is invalid. */
export function parseSearchKind(text: string): SearchKind | null {
  return SEARCH_KINDS.find((kind) => kind === text) ?? null
}
