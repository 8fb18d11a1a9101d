import type { SearchTables } from '#src/search/rules/search-tables.ts'

/** Tables and metadata of the current index. */
export type OpenIndex = SearchTables & {
  readonly generation: number
  /** IDs up to this one are of pages with editorial text. */
  readonly weightyUntil: number
  /** Number of documents by facet number. */
  readonly facets: Readonly<Record<string, number>>
}

/** SQL with the values of its placeholders. */
export type SqlQuery = { readonly sql: string; readonly values: readonly (string | number)[] }
