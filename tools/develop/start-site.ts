import { isBuildUpToDate } from '#tools/build/build-fingerprint.ts'
import { buildSite } from '#tools/build/build-site.ts'
import { buildTarget } from '#tools/build/build-target.ts'
import { compileForBuild } from '#tools/build/compile-for-build.ts'
import { printPhase } from '#tools/command/print-phase.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { localStateDir } from '#tools/operate/deployment/store-flags.ts'
import type { DemoBook } from './library/demo-books.ts'
import { fillStores, fillStoresBeside } from './local-run/fill-stores.ts'
import { applyLocalVariables } from './local-run/local-variables.ts'
import { serveUntilStopped } from './serve-build.ts'

/**
 * Builds the site and prepares the local stores, in parallel where neither needs the other.
 * @returns the demo eBooks
 */
async function buildAndFillStores(): Promise<readonly DemoBook[]> {
  const stateDir = localStateDir()
  const compiled = printPhase('content', compileForBuild)
  const migrated = printPhase('databases', () => applyMigrations(stateDir))
  const filled = Promise.all([compiled, migrated]).then(() =>
    printPhase('search index and eBooks', () => fillStoresBeside(stateDir)),
  )
  const [books] = await Promise.all([filled, printPhase('build', () => buildSite(compiled))])
  return books
}

/**
 * Builds the site, unless the last build has the same inputs, and serves it until the process is stopped.
 * @throws {ConfigError} naming a variable that is wrong
 * @throws when any part of the build fails
 */
export async function startSite(): Promise<void> {
  applyLocalVariables()
  const generateCount = Number(process.env['GENERATED_PLACES'] ?? 0)
  const { folder } = buildTarget()
  const isUpToDate = await printPhase('comparison with the last build', async () =>
    isBuildUpToDate(process.cwd(), folder, generateCount),
  )
  const books = isUpToDate ? await fillStores(localStateDir()) : await buildAndFillStores()
  await serveUntilStopped(books)
}
