/** Queries and the page that each should find first, by what they try; addresses without `/destinations/`. */
export type QueryTable = Readonly<Record<string, readonly (readonly [query: string, wanted: string])[]>>
