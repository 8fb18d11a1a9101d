import { readdirSync } from 'node:fs'
import { runCommand } from '#tools/command/run-command.ts'
import { createLocalStoreMarker } from './local-store-marker.ts'

/**
 * When two processes start on a new database, one finds tables that it was about to create; on a retry they are known.
 */
const MAX_ATTEMPTS = 3

/** Bindings of wrangler.toml whose databases have migrations, with the folder of each. */
const FOLDERS = { DB: 'src/migrations', SEARCH: 'src/migrations/search', EVENTS_DB: 'src/migrations/events' }
type DatabaseName = keyof typeof FOLDERS
const DATABASES = Object.keys(FOLDERS) as readonly DatabaseName[]

/**
 * Applies src/migrations to the local databases, one after another.
 * @param stateDir folder of the local stores
 * @param databases the databases to migrate
 * @throws {Error} with wrangler's output when a migration fails
 */
export async function applyMigrations(
  stateDir: string,
  databases: readonly DatabaseName[] = DATABASES,
): Promise<void> {
  for (const database of databases) {
    const marker = createLocalStoreMarker(stateDir, 'd1', `migrated-${database}`)
    const migrations = readdirSync(FOLDERS[database]).filter((file) => file.endsWith('.sql'))
    const applied = migrations.sort().join('\n')
    if (marker.matches(applied)) continue
    await migrate(stateDir, database)
    marker.write(applied)
  }
}

async function migrate(stateDir: string, database: DatabaseName): Promise<void> {
  const args = ['d1', 'migrations', 'apply', database, '--local', '--persist-to', stateDir]
  for (let attempt = 1; ; attempt += 1) {
    const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' })
    if (exitCode === 0) return
    if (attempt >= MAX_ATTEMPTS) throw new Error(`D1 migrations failed:\n${output}`)
  }
}
