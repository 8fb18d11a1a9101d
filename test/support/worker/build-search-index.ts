import compiled from '#generated/search-documents.ndjson?raw'
import type { SearchDocument } from '#src/search/search-types.ts'
import { bindingDatabase } from '#tools/operate/search/index-database.ts'
import { rebuildIndex } from '#tools/operate/search/rebuild-index.ts'
import { bindings } from './test-database.ts'

export const searchDb = bindings.SEARCH

/** What the content compiler wrote for the search. */
export const COMPILED_DOCUMENTS: readonly SearchDocument[] = compiled
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as SearchDocument)

/**
 * Fills the search index of the tests' database as `npm start` and a deployment do, if it is not of these documents yet.
 * @returns whether there was anything to do
 */
export async function buildSearchIndexForTests(
  documents: readonly SearchDocument[] = COMPILED_DOCUMENTS,
  version = 'compiled',
): Promise<boolean> {
  return rebuildIndex(bindingDatabase(searchDb as never), { documents, version })
}
