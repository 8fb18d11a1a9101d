import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLargeGuide } from './build-large-guide.ts'
import { createTables } from './create-tables.ts'
import { measureRandomPages } from './measure-random-pages.ts'
import { measureStatements } from './measure-statements.ts'
import { startWorker } from './start-workers.ts'
import { openSqlite } from './stores/sqlite-database.ts'

const WRANGLER_JSON = 'dist/worker/wrangler.json'

async function tryStatements(file: string): Promise<boolean> {
  const { db, close } = openSqlite(file)
  try {
    await createTables(db)
    return await measureStatements(db)
  } finally {
    close()
  }
}

/**
 * Measures 100,000 destinations, a million subscribers and a million saves: what grows and what does not
 * (docs/scale.md). Sets the exit code when a limit is exceeded.
 */
export async function measureScale(): Promise<void> {
  const largeJson = await buildLargeGuide()
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-scale-'))
  process.env['PAGE_CACHE'] = 'off'
  const start = (name: string, directPort: number, wranglerJson: string) =>
    startWorker({ name, directPort, source: { wranglerJson } }, join(stateDir, name))
  const real = await start('real', 9831, WRANGLER_JSON)
  const large = await start('large', 9832, largeJson)
  try {
    const arePagesFine = await measureRandomPages(real, large)
    const areStatementsFine = await tryStatements(join(stateDir, 'accounts.sqlite'))
    if (!arePagesFine || !areStatementsFine) process.exitCode = 1
  } finally {
    await Promise.all([real.stop(), large.stop()])
    rmSync(stateDir, { recursive: true, force: true })
  }
}
