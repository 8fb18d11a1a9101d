/** Names of the tables of one filled index; readers and the filling share them. */
export type SearchTables = {
  readonly documents: string
  /** Every folded name of every document, for exact matches. */
  readonly names: string
  /** Full text of the names alone, which is a hundredth of all words. */
  readonly nameWords: string
  /** Full text of names and texts. */
  readonly words: string
}

/** @param generation a whole number; it becomes part of SQL */
export function searchTables(generation: number): SearchTables {
  const suffix = Math.trunc(generation)
  return {
    documents: `search_documents_${suffix}`,
    names: `search_names_${suffix}`,
    nameWords: `search_name_words_${suffix}`,
    words: `search_words_${suffix}`,
  }
}
