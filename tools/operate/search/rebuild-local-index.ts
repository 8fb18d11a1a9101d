import { runLocalBatch, withLocalEmulator } from '#tools/operate/local-emulator.ts'
import { createLocalStoreMarker } from '#tools/operate/local-store-marker.ts'
import { bindingDatabase } from './index-database.ts'
import { readSearchDocuments } from './read-search-documents.ts'
import { AT_ONCE, rebuildIndex } from './rebuild-index.ts'

const markerOf = (stateDir: string) => createLocalStoreMarker(stateDir, 'd1', 'filled-SEARCH')

/** Whether the local D1 has a search index, of whatever documents. */
export const hasLocalIndex = (stateDir: string): boolean => markerOf(stateDir).exists()

/**
 * Rebuilds the search index of the local D1 from the compiled catalogue; migrations must have been applied.
 * @param stateDir folder of the local stores
 * @param isForced rebuilds even when the documents are those of the current index
 * @returns whether anything was rebuilt
 */
export async function rebuildLocalIndex(stateDir: string, isForced = false): Promise<boolean> {
  const compiled = readSearchDocuments(process.cwd())
  const marker = markerOf(stateDir)
  if (!isForced && marker.matches(compiled.version)) return false
  return withLocalEmulator(stateDir, async (emulator) => {
    const database = await emulator.getD1Database('SEARCH')
    const { readState } = bindingDatabase(database)
    const run = (statements: readonly string[]) => runLocalBatch(emulator, 'SEARCH', statements)
    const isRebuilt = await rebuildIndex({ readState, run }, compiled, isForced, AT_ONCE)
    marker.write(compiled.version)
    return isRebuilt
  })
}
