import { env } from 'cloudflare:test'
import compiled from '#generated/search-documents.ndjson?raw'
import type { SearchDocument } from '#src/catalogue/search-types.ts'
import type { Bindings } from '#src/env.ts'
import migration from '#src/migrations/0002_search.sql?raw'
import { fillDatabase } from '#tools/search/fill-database.ts'

export const searchDb = (env as unknown as Bindings).DB

/** What the content compiler wrote for the search. */
export const COMPILED_DOCUMENTS: readonly SearchDocument[] = compiled
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as SearchDocument)

async function applyMigration(): Promise<void> {
  const statement = migration.replaceAll(/--.*$/gm, '').trim().replace(/;$/, '')
  await searchDb.prepare(statement.replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS')).run()
}

/**
 * Fills the search index of the tests' database as `npm start` and a deployment do, if it is not of these documents yet.
 * @returns whether there was anything to do
 */
export async function fillSearchIndex(
  documents: readonly SearchDocument[] = COMPILED_DOCUMENTS,
  version = 'compiled',
): Promise<boolean> {
  await applyMigration()
  return fillDatabase(searchDb as never, { documents, version })
}
