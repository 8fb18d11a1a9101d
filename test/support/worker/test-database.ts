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

/** Runs src/migrations in an empty database. */
export async function applyTestMigrations(db: D1Database): Promise<void> {
  for (const sql of Object.values(MIGRATIONS.get(db) ?? {})) {
    const statements = sql
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim() !== '')
    await db.batch(statements.map((statement) => db.prepare(statement)))
  }
}
