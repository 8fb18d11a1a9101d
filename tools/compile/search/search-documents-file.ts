/**
 * File name of the search documents in the folder of generated files; in a module of its own, so that readers do not
 * load the compiler.
 */
export const SEARCH_DOCUMENTS = 'search-documents.ndjson'
