import type { SearchTables } from '#src/search/rules/search-tables.ts'

/** Tables of the index that is in use, and what is known of it. */
export type OpenIndex = SearchTables & {
  readonly generation: number
  /** Ids up to this one are of pages with a text of their own. */
  readonly weightyUntil: number
  /** How many documents there are, by number of facet. */
  readonly facets: Readonly<Record<string, number>>
}

/** One piece of SQL with what its question marks stand for. */
export type SqlQuery = { readonly sql: string; readonly values: readonly (string | number)[] }
