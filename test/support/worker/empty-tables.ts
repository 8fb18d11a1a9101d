import { beforeAll } from 'vitest'
import { bindings } from './test-database.ts'

const TABLES = `SELECT name FROM sqlite_master
  WHERE type = 'table' AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'`

// Files of one process share an isolate and its databases. Each begins with empty ones, in whatever order they run;
// the search index stays, which takes seconds to fill and is compared by its version.
beforeAll(async () => {
  for (const db of [bindings.DB, bindings.EVENTS_DB]) {
    const { results } = await db.prepare(TABLES).all<{ name: string }>()
    const wipes = results.map(({ name }) => db.prepare(`DELETE FROM "${name}"`))
    if (wipes.length > 0) await db.batch([db.prepare('PRAGMA defer_foreign_keys = ON'), ...wipes])
  }
})
