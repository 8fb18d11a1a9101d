/// <reference types="vite/types/importMeta.d.ts" />
import { env } from 'cloudflare:test'
import type { Bindings } from '#src/config/bindings.ts'

export const bindings = env as unknown as Bindings

const migrations = import.meta.glob<string>('/src/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Makes the tables of src/migrations, unless another test file of this isolate has made them. */
export async function applyMigrations(): Promise<void> {
  for (const sql of Object.values(migrations)) {
    const statements = sql
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim() !== '')
    await bindings.DB.batch(statements.map((statement) => bindings.DB.prepare(statement))).catch(
      () => undefined,
    )
  }
}
