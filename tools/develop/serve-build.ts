import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { buildTarget, deployConfigRoot } from '#tools/build/build-target.ts'
import { onShutdownSignal } from '#tools/command/on-shutdown-signal.ts'
import { localStateDir } from '#tools/operate/deployment/store-flags.ts'
import { DEMO_USERS } from './identity-provider/local-identity.ts'
import type { DemoBook } from './library/demo-books.ts'
import { grantDemoBooks } from './library/load-demo-books.ts'
import { fillStores } from './local-run/fill-stores.ts'
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
 * @param filled the demo eBooks, when the stores are filled
 * @throws {ConfigError} naming a variable that is wrong
 */
export async function serveBuild(filled: readonly DemoBook[] | null = null): Promise<LocalSite> {
  applyLocalVariables()
  assertBuilt()
  const books = filled ?? (await fillStores(localStateDir()))
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

/**
 * Serves until the process is stopped, and prints how to use the site.
 * @param filled the demo eBooks, when the stores are filled
 */
export async function serveUntilStopped(filled: readonly DemoBook[] | null = null): Promise<void> {
  const site = await serveBuild(filled)
  onShutdownSignal(site.stop)
  const users = DEMO_USERS.map(({ login }) => login).join(' or ')
  console.log(`ready ${site.origin}`)
  console.log(`sign in at ${site.origin}/api/auth/login as ${users}, with any password`)
}
