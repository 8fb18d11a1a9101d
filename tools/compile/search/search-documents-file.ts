/**
 * File name of the search documents in the folder of generated files; in a separate module, so that readers do not
 * load the compiler.
 */
export const SEARCH_DOCUMENTS = 'search-documents.ndjson'
