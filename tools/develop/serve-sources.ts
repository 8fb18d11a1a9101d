import { createServer } from 'vite'
import { onShutdownSignal } from '#tools/command/on-shutdown-signal.ts'
import { prepareGenerated } from '#tools/compile/prepare-generated.ts'
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
  await applyMigrations(stateDir)
  // The search uses what was compiled when the server started; the dev server shows errors of the content.
  const errors = await prepareGenerated(process.cwd(), {
    generateCount: Number(process.env['GENERATED_PLACES'] ?? 0),
    showsDrafts: true,
  })
  if (errors.length === 0) await rebuildLocalIndex(stateDir)
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
