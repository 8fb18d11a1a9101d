/** What the search index is filled from, in the folder of generated files; named apart, so that who reads it loads no compiler. */
export const SEARCH_DOCUMENTS = 'search-documents.ndjson'
