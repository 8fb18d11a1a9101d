/** Queries with the page that each should rank first, grouped by purpose; paths without `/destinations/`. */
export type QueryTable = Readonly<Record<string, readonly (readonly [query: string, wanted: string])[]>>
