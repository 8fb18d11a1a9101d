import { runCommand } from '#tools/command/run-command.ts'
import { DEMO_BOOKS, type DemoBook } from '#tools/develop/library/demo-books.ts'
import { loadDemoBooks } from '#tools/develop/library/load-demo-books.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'

const SCRIPT = 'tools/develop/fill-stores-command.ts'

/**
 * Creates the databases, the search index and the demo eBooks of the local stores, where they are missing or old.
 * @param stateDir folder of the local stores, which no other process may have open
 * @returns the demo eBooks
 */
export async function fillStores(stateDir: string): Promise<readonly DemoBook[]> {
  await applyMigrations(stateDir)
  await rebuildLocalIndex(stateDir)
  return loadDemoBooks(stateDir)
}

/**
 * The same in a separate process, beside a build: each alone takes all of one thread for ten seconds.
 * @throws {Error} with what the process printed
 */
export async function fillStoresBeside(stateDir: string): Promise<readonly DemoBook[]> {
  const { exitCode, output } = await runCommand('node', [SCRIPT], { STATE_DIR: stateDir })
  if (exitCode !== 0) throw new Error(output.trimEnd())
  return DEMO_BOOKS
}
