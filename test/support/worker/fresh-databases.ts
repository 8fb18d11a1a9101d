import { beforeAll } from 'vitest'
import { applyTestMigrations, bindings } from './test-database.ts'

const TABLES = `SELECT name FROM sqlite_master
  WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'`

async function tablesOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db.prepare(TABLES).all<{ name: string }>()
  return results.map(({ name }) => name)
}

// Test files of one process share an isolate and its databases. The first file creates the tables; each file starts
// with empty ones, in any order. The search index stays, because it takes seconds to fill and is compared by version.
beforeAll(async () => {
  for (const db of [bindings.DB, bindings.SEARCH, bindings.EVENTS_DB]) {
    const tables = await tablesOf(db)
    if (tables.length === 0) await applyTestMigrations(db)
    else if (db !== bindings.SEARCH) {
      const wipes = tables.map((name) => db.prepare(`DELETE FROM "${name}"`))
      await db.batch([db.prepare('PRAGMA defer_foreign_keys = ON'), ...wipes])
    }
  }
})
