import { applyMigrations, bindings } from './test-database.ts'

/** The database that all worker tests share, with its tables. */
export async function applyEventsMigration(): Promise<D1Database> {
  await applyMigrations()
  return bindings.DB
}
