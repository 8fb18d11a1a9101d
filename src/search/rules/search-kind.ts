/** Kinds of search results, in the order of the filter. The index is part of stored IDs: append only. */
export const SEARCH_KINDS = ['country', 'region', 'city', 'article'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Labels, singular and plural. */
export const SEARCH_KIND_NAMES: Readonly<
  Record<SearchKind, { readonly one: string; readonly many: string }>
> = {
  country: { one: 'Country', many: 'Countries' },
  region: { one: 'Region', many: 'Regions' },
  city: { one: 'City', many: 'Cities' },
  article: { one: 'Story', many: 'Stories' },
}

/** Parses a kind; null when it is invalid. */
export function parseSearchKind(text: string): SearchKind | null {
  return SEARCH_KINDS.find((kind) => kind === text) ?? null
}
