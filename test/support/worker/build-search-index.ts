import compiled from '#generated/search-documents.ndjson?raw'
import type { SearchDocument } from '#src/search/search-types.ts'
import { bindingDatabase } from '#tools/operate/search/index-database.ts'
import { AT_ONCE, rebuildIndex } from '#tools/operate/search/rebuild-index.ts'
import { bindings } from './test-database.ts'

export const searchDb = bindings.SEARCH

/** The search documents that the content compiler wrote. */
export const COMPILED_DOCUMENTS: readonly SearchDocument[] = compiled
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as SearchDocument)

/**
 * Fills the search index of the test database as `npm start` and a deployment do, unless it already has these
 * documents.
 * @returns whether the index was written
 */
export async function buildSearchIndexForTests(
  documents: readonly SearchDocument[] = COMPILED_DOCUMENTS,
  version = 'compiled',
): Promise<boolean> {
  return rebuildIndex(bindingDatabase(searchDb as never), { documents, version }, false, AT_ONCE)
}
