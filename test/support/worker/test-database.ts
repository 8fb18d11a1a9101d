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
const MIGRATIONS = [
  [bindings.DB, accounts],
  [bindings.SEARCH, search],
  [bindings.EVENTS_DB, events],
] as const

async function migrate(db: D1Database, migrations: Readonly<Record<string, string>>): Promise<void> {
  for (const sql of Object.values(migrations)) {
    const statements = sql
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim() !== '')
    await db.batch(statements.map((statement) => db.prepare(statement))).catch(() => undefined)
  }
}

/** Makes the tables of src/migrations in each database, unless another test file of this isolate has made them. */
export async function applyMigrations(): Promise<void> {
  for (const [db, migrations] of MIGRATIONS) await migrate(db, migrations)
}
