import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Brings the local D1 up to date with src/migrations.
 * @param stateDir where the local stores live
 * @throws {Error} with wrangler's words when a migration fails
 */
export function applyMigrations(stateDir: string): void {
  const wrangler = join('node_modules', 'wrangler', 'bin', 'wrangler.js')
  const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir]
  const result = spawnSync(process.execPath, [wrangler, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  if (result.status !== 0) throw new Error(`D1 migrations failed:\n${result.stdout}${result.stderr}`)
}
