import { env } from 'cloudflare:test'
import type { Bindings } from '#src/env.ts'
import migration from '#src/migrations/0001_sessions.sql?raw'

export const bindings = env as unknown as Bindings

/** Makes the tables of src/migrations/0001_sessions.sql in the database of one test file. */
export async function applySessionsMigration(): Promise<void> {
  const statements = migration
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
  await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement)))
}
