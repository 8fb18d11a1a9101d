import { env } from 'cloudflare:test'
import type { Bindings } from '#src/env.ts'
import migration from '#src/migrations/0007_events.sql?raw'

/** Makes the table of src/migrations/0007_events.sql in the database that all worker tests share. */
export async function applyEventsMigration(): Promise<D1Database> {
  const { DB } = env as unknown as Bindings
  const statements = migration
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/CREATE (TABLE|INDEX)/g, 'CREATE $1 IF NOT EXISTS')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  await DB.batch(statements.map((statement) => DB.prepare(statement)))
  return DB
}
