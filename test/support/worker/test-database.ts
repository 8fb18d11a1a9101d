/// <reference types="vite/types/importMeta.d.ts" />
import { env } from 'cloudflare:test'
import type { Bindings } from '#src/config/bindings.ts'

export const bindings = env as unknown as Bindings

const accounts = import.meta.glob<string>('/src/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const search = import.meta.glob<string>('/src/migrations/search/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const events = import.meta.glob<string>('/src/migrations/events/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const MIGRATIONS = new Map([
  [bindings.DB, accounts],
  [bindings.SEARCH, search],
  [bindings.EVENTS_DB, events],
])

/** Runs the statements of an SQL file without semicolons and comment marks in its texts. */
export const runSqlFile = (db: D1Database, sql: string): Promise<unknown> =>
  db.batch(
    sql
      .replaceAll(/(?<!\S)--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim() !== '')
      .map((statement) => db.prepare(statement)),
  )

/**
 * Runs src/migrations in a database.
 * @param applied names of files that it already has
 */
export async function applyTestMigrations(
  db: D1Database,
  applied: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const [path, sql] of Object.entries(MIGRATIONS.get(db) ?? {}))
    if (!applied.has(path.slice(path.lastIndexOf('/') + 1))) await runSqlFile(db, sql)
}
