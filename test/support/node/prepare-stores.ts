import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoBooks } from '#tools/develop/library/load-demo-books.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'

/** Makes stores with tables, search index and books once, for all sites of a run to begin from. */
export async function seedStores(folder: string): Promise<void> {
  await applyMigrations(folder)
  await rebuildLocalIndex(folder)
  await loadDemoBooks(folder)
}

/**
 * Copies stores that no site uses at the time.
 * @returns a folder that is the caller's to remove
 */
export function copyStores(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-site-'))
  cpSync(from, folder, { recursive: true })
  return folder
}
