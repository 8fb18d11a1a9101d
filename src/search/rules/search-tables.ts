/** Names of the tables of one index; shared by queries and the index build. */
export type SearchTables = {
  readonly documents: string
  /** All folded names of all documents, for exact matches. */
  readonly names: string
  /** FTS5 table of names only, about one percent of all words. */
  readonly nameWords: string
  /** FTS5 table of names and texts. */
  readonly words: string
}

/** @param generation an integer; it becomes part of the SQL */
export function searchTables(generation: number): SearchTables {
  const suffix = Math.trunc(generation)
  return {
    documents: `search_documents_${suffix}`,
    names: `search_names_${suffix}`,
    nameWords: `search_name_words_${suffix}`,
    words: `search_words_${suffix}`,
  }
}
