import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
import { withLocalEmulator } from './local-emulator.ts'
import { createLocalStoreMarker } from './local-store-marker.ts'

/**
 * Another process migrates the same database: it holds the lock, or has created the tables since. The local D1 reports
 * some locks as an internal error.
 */
const CONCURRENT_MIGRATION =
  /SQLITE_BUSY|database is locked|internal error|already exists|UNIQUE|duplicate column/i
const MAX_ATTEMPTS = 20
const BACKOFF_MS = 250

/** Bindings of wrangler.toml whose databases have migrations, with the folder of each. */
const FOLDERS = { DB: 'src/migrations', SEARCH: 'src/migrations/search', EVENTS_DB: 'src/migrations/events' }
type DatabaseName = keyof typeof FOLDERS
const DATABASES = Object.keys(FOLDERS) as readonly DatabaseName[]

/** The table in which wrangler records applied migrations, so that `wrangler d1 migrations` knows them as well. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

async function appliedTo(db: D1Database): Promise<ReadonlySet<string>> {
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

const migrationsOf = (database: DatabaseName): readonly string[] =>
  readdirSync(FOLDERS[database])
    .filter((file) => file.endsWith('.sql'))
    .sort()

/** Each migration is one transaction together with its record. */
async function migrate(db: D1Database, database: DatabaseName): Promise<void> {
  await db.prepare(CREATE_TABLE).run()
  const applied = await appliedTo(db)
  for (const name of migrationsOf(database).filter((file) => !applied.has(file))) {
    const statements = splitSqlQuery(readFileSync(join(FOLDERS[database], name), 'utf8'))
    const work = [
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]
    try {
      await db.batch(work)
    } catch (error) {
      // Another process has applied it meanwhile, perhaps with later ones that removed what it needs.
      if (!(await appliedTo(db)).has(name)) throw error
    }
  }
}

/** Opens the databases as `wrangler d1` does: without the worker of the site. */
const migrateAll = (stateDir: string, databases: readonly DatabaseName[]): Promise<void> =>
  withLocalEmulator(stateDir, async (emulator) => {
    for (const database of databases) await migrate(await emulator.getD1Database(database), database)
  })

async function migrateWithRetries(stateDir: string, databases: readonly DatabaseName[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateAll(stateDir, databases)
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !CONCURRENT_MIGRATION.test(String(error)))
        throw new Error(`D1 migrations failed: ${String(error)}`, { cause: error })
      await setTimeout(BACKOFF_MS)
    }
  }
}

/**
 * Applies src/migrations to the local databases, in this process: starting wrangler once per database takes a quarter
 * of a minute.
 * @param stateDir folder of the local stores
 * @param databases the databases to migrate
 * @throws {Error} with the cause when a migration fails
 */
export async function applyMigrations(
  stateDir: string,
  databases: readonly DatabaseName[] = DATABASES,
): Promise<void> {
  const pending = databases
    .map((database) => ({
      database,
      marker: createLocalStoreMarker(stateDir, 'd1', `migrated-${database}`),
      files: migrationsOf(database).join('\n'),
    }))
    .filter(({ marker, files }) => !marker.matches(files))
  if (pending.length === 0) return
  const databasesToMigrate = pending.map(({ database }) => database)
  await migrateWithRetries(stateDir, databasesToMigrate)
  for (const { marker, files } of pending) marker.write(files)
}
