import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'

type Value = string | number | null
type Result = {
  readonly success: true
  readonly results: readonly unknown[]
  readonly meta: { readonly changes: number }
}

/** A prepared statement with D1's interface, run by SQLite. */
type Prepared = {
  readonly bind: (...values: readonly Value[]) => Prepared
  readonly run: () => Promise<Result>
  readonly all: () => Promise<Result>
  readonly first: (column?: string) => Promise<unknown>
  readonly execute: () => Result
}

/**
 * SQLite on a file, with the part of D1's interface that the stores use: measures the time of the database, without the
 * emulator's overhead.
 */
export function openSqlite(file: string): { readonly db: D1Database; readonly close: () => void } {
  const sqlite = new DatabaseSync(file)
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  const countChanges = sqlite.prepare('SELECT total_changes() AS many')
  const changes = (): number => Number(countChanges.get()?.['many'])

  function prepare(sql: string, values: readonly Value[] = []): Prepared {
    const execute = (): Result => {
      const before = changes()
      const results = sqlite.prepare(sql).all(...values)
      return { success: true, results, meta: { changes: changes() - before } }
    }
    return {
      execute,
      bind: (...bound) => prepare(sql, bound),
      run: async () => execute(),
      all: async () => execute(),
      async first(column) {
        const row = execute().results[0] as Readonly<Record<string, unknown>> | undefined
        if (row === undefined) return null
        return column === undefined ? row : row[column]
      },
    }
  }

  async function batch(statements: readonly Prepared[]): Promise<readonly Result[]> {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      const results = statements.map((statement) => statement.execute())
      sqlite.exec('COMMIT')
      return results
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }
  return { db: { prepare, batch } as unknown as D1Database, close: () => sqlite.close() }
}
