/** What a search may find; the order is the order of the filter, and part of stored ids: only ever add at the end. */
export const SEARCH_KINDS = ['country', 'region', 'city', 'article'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What visitors read, for one and for several. */
export const SEARCH_KIND_NAMES: Readonly<
  Record<SearchKind, { readonly one: string; readonly many: string }>
> = {
  country: { one: 'Country', many: 'Countries' },
  region: { one: 'Region', many: 'Regions' },
  city: { one: 'City', many: 'Cities' },
  article: { one: 'Story', many: 'Stories' },
}

/** Gives the kind when the text names one, else null. */
export function parseSearchKind(text: string): SearchKind | null {
  return SEARCH_KINDS.find((kind) => kind === text) ?? null
}
