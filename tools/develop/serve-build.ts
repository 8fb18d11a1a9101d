import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { buildTarget, deployConfigRoot } from '#tools/build/build-target.ts'
import { onShutdownSignal } from '#tools/command/on-shutdown-signal.ts'
import { applyMigrations } from '#tools/operate/apply-migrations.ts'
import { rebuildLocalIndex } from '#tools/operate/search/rebuild-local-index.ts'
import { DEMO_USERS } from './identity-provider/local-identity.ts'
import { grantDemoBooks, loadDemoBooks } from './library/load-demo-books.ts'
import { applyLocalVariables } from './local-run/local-variables.ts'
import { runLocalCrons } from './local-run/run-local-crons.ts'

/** By default the emulator fetches a sample of request.cf from the internet. */
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
/** Disables writing a trace of every request to disk, which takes a quarter of the time. */
process.env['X_LOCAL_OBSERVABILITY'] ??= 'false'

/** @throws when the build is missing */
function assertBuilt(): void {
  const { folder } = buildTarget()
  const faults = process.env['FAULT_INJECTION'] === '1' ? 'FAULT_INJECTION=1 ' : ''
  if (!existsSync(join(folder, 'worker/wrangler.json')))
    throw new Error(`nothing is built in ${folder}: run ${faults}npm run build`)
}

export type LocalSite = { readonly origin: string; readonly stop: () => Promise<void> }

/**
 * Serves the last build in the Workers runtime with every binding emulated. PORT, STATE_DIR and the variables of
 * wrangler.toml are read from the environment, else from `.dev.vars`.
 * @throws {ConfigError} naming a variable that is wrong
 */
export async function serveBuild(): Promise<LocalSite> {
  applyLocalVariables()
  assertBuilt()
  const stateDir = process.env['STATE_DIR'] ?? '.wrangler/state'
  await applyMigrations(stateDir)
  await rebuildLocalIndex(stateDir)
  const books = await loadDemoBooks(stateDir)
  const server = await preview({
    logLevel: 'warn',
    root: deployConfigRoot(),
    configFile: resolve('vite.config.ts'),
    // Node runs TypeScript, so the configuration needs no bundling.
    configLoader: 'native',
  })
  const port = Number(process.env['PORT'] ?? 8787)
  const origin = `http://localhost:${port}`
  await grantDemoBooks(origin, process.env['WEBHOOK_SECRET'] ?? '', books)
  const stopCrons = runLocalCrons(origin)
  return {
    origin,
    stop: () => {
      stopCrons()
      return server.close()
    },
  }
}

/** Serves until the process is stopped, and prints how to use the site. */
export async function serveUntilStopped(): Promise<void> {
  const site = await serveBuild()
  onShutdownSignal(site.stop)
  const users = DEMO_USERS.map(({ login }) => login).join(' or ')
  console.log(`ready ${site.origin}`)
  console.log(`sign in at ${site.origin}/api/auth/login as ${users}, with any password`)
}
