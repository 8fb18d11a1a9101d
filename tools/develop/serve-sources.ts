import { createServer } from 'vite'
import { compileForDev } from '#tools/build/compile-for-dev.ts'
import { CONTENT_PLUGIN, type ContentPluginApi } from '#tools/build/vite/compile-content-plugin.ts'
import { onShutdownSignal } from '#tools/command/on-shutdown-signal.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { prepareBindings } from '#tools/compile/prepare/prepare-bindings.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { localStateDir } from '#tools/operate/deployment/store-flags.ts'
import { hasLocalIndex, rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'
import { hasServedFiles } from './has-served-files.ts'
import { grantDemoBooks, loadDemoBooks } from './library/load-demo-books.ts'
import { applyLocalVariables } from './local-run/local-variables.ts'
import { runLocalCrons } from './local-run/run-local-crons.ts'

/**
 * Compiles when no earlier compilation can be served, and creates the local stores where they are missing.
 * @returns the demo eBooks
 */
async function prepareStores(stateDir: string) {
  const compiling = hasServedFiles(process.cwd()) ? null : compileForDev(process.cwd())
  await Promise.all([compiling, applyMigrations(stateDir)])
  if (!hasLocalIndex(stateDir)) await rebuildLocalIndex(stateDir)
  return loadDemoBooks(stateDir)
}

/** Searches use the previous index until the new one is complete; it is made in a separate process. */
async function updateIndex(): Promise<void> {
  const { exitCode, output } = await runCommand('node', ['tools/operate/search-index.ts'])
  if (exitCode !== 0) console.error(output.trimEnd())
}

/**
 * Serves the site from its sources: changes of code, styles and content show at once. Also serves drafts. It starts with
 * the content that was compiled last, and compiles what changed since when it is ready.
 * @throws {ConfigError} naming a variable that is wrong
 */
export async function serveSources(): Promise<void> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  applyLocalVariables()
  const books = await prepareStores(localStateDir())
  // Node runs TypeScript, so the configuration needs no bundling.
  const server = await createServer({ configLoader: 'native' })
  await server.listen()
  const origin = `http://localhost:${server.config.server.port}`
  const stopCrons = runLocalCrons(origin)
  onShutdownSignal(() => {
    stopCrons()
    return server.close()
  })
  // The first request loads the worker.
  await grantDemoBooks(origin, process.env['WEBHOOK_SECRET'] ?? '', books)
  server.printUrls()
  const content = server.config.plugins.find(({ name }) => name === CONTENT_PLUGIN)
  const changes = await (content?.api as ContentPluginApi | undefined)?.catchUp()
  if (typeof changes === 'string') console.log(changes)
  await updateIndex()
  // For editors: the server itself needs no types.
  await prepareBindings(process.cwd())
}
