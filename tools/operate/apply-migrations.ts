import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler'
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

const migrationsOf = (database: DatabaseName): readonly string[] =>
  readdirSync(FOLDERS[database])
    .filter((file) => file.endsWith('.sql'))
    .sort()

/** Each migration is one transaction together with its record. */
async function migrate(db: D1Database, database: DatabaseName): Promise<void> {
  await db.prepare(CREATE_TABLE).run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of migrationsOf(database).filter((file) => !applied.has(file))) {
    const statements = splitSqlQuery(readFileSync(join(FOLDERS[database], name), 'utf8'))
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

const WranglerDatabases = v.object({
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
})

/** Ids of the databases in wrangler.toml by binding: the emulator stores each under its id. */
function databaseIds(): Readonly<Record<string, string>> {
  const { d1_databases } = v.parse(WranglerDatabases, parse(readFileSync('wrangler.toml', 'utf8')))
  return Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id]))
}

/** Opens the databases as `wrangler d1` does: without the other stores of the site, and closed even after a failure. */
async function migrateAll(stateDir: string, databases: readonly DatabaseName[]): Promise<void> {
  const emulator = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: '',
      log: new Log(LogLevel.ERROR),
      resourcePersistencePath: resolve(stateDir, 'v3'),
      d1Databases: databaseIds(),
    }),
  )
  try {
    for (const database of databases) await migrate(await emulator.getD1Database(database), database)
  } finally {
    await emulator.dispose()
  }
}

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
