import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { createLocalStoreMarker } from '#tools/operate/local-store-marker.ts'
import { bindingDatabase } from './index-database.ts'
import { readSearchDocuments } from './read-search-documents.ts'
import { rebuildIndex } from './rebuild-index.ts'

/**
 * Rebuilds the search index of the local D1 from the compiled catalogue; migrations must have been applied.
 * @param stateDir folder of the local stores
 * @param isForced rebuilds even when the documents are those of the current index
 * @returns whether anything was rebuilt
 */
export async function rebuildLocalIndex(stateDir: string, isForced = false): Promise<boolean> {
  // Disables warnings about secrets and the request for request.cf, which are irrelevant here.
  process.env['WRANGLER_LOG'] ??= 'error'
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  const compiled = readSearchDocuments(process.cwd())
  const marker = createLocalStoreMarker(stateDir, 'd1', 'filled-SEARCH')
  if (!isForced && marker.matches(compiled.version)) return false
  const proxy = await getPlatformProxy<{ readonly SEARCH: D1Database }>({
    persist: { path: join(stateDir, 'v3') },
  })
  try {
    const isRebuilt = await rebuildIndex(bindingDatabase(proxy.env.SEARCH), compiled, isForced)
    marker.write(compiled.version)
    return isRebuilt
  } finally {
    await proxy.dispose()
  }
}
