import { createServer } from 'vite'
import { compileForDev } from '#tools/build/compile-for-dev.ts'
import { onShutdownSignal } from '#tools/command/on-shutdown-signal.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'
import { grantDemoBooks, loadDemoBooks } from './library/load-demo-books.ts'
import { applyLocalVariables } from './local-run/local-variables.ts'
import { runLocalCrons } from './local-run/run-local-crons.ts'

/**
 * Serves the site from its sources: changes of code, styles and content show at once. Also serves drafts.
 * @throws {ConfigError} naming a variable that is wrong
 */
export async function serveSources(): Promise<void> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
  applyLocalVariables()
  const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
  const [isCompiled] = await Promise.all([compileForDev(process.cwd()), applyMigrations(stateDir)])
  // The search uses what was compiled when the server started.
  if (isCompiled) await rebuildLocalIndex(stateDir)
  const books = await loadDemoBooks(stateDir)
  const server = await createServer()
  await server.listen()
  const origin = `http://localhost:${server.config.server.port}`
  const stopCrons = runLocalCrons(origin)
  onShutdownSignal(() => {
    stopCrons()
    return server.close()
  })
  await grantDemoBooks(origin, process.env['WEBHOOK_SECRET'] ?? '', books)
  server.printUrls()
}
