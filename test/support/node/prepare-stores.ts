import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoBooks } from '#tools/develop/library/load-demo-books.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'

/** Creates stores with tables, search index and books, which all sites of a test run are seeded from. */
export async function seedStores(folder: string): Promise<void> {
  await applyMigrations(folder)
  await rebuildLocalIndex(folder)
  await loadDemoBooks(folder)
}

/**
 * Copies stores that no site is using.
 * @returns a folder that the caller removes
 */
export function copyStores(from: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-site-'))
  cpSync(from, folder, { recursive: true })
  return folder
}
