import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { DEPLOY_TARGET, deployConfigRoot } from './build-target.ts'

/** Where the Workers plugin notes which worker was built last, and looks for it when it serves. */
const DEPLOY_CONFIG_PATH = '.wrangler/deploy/config.json'
const CONFIG = 'worker/wrangler.json'

function writeDeployConfig(root: string, config: string): void {
  const note = join(root, DEPLOY_CONFIG_PATH)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify({ configPath: join('../..', config), auxiliaryWorkers: [] }))
}

/**
 * Has a build note itself in its own root, and the note again name the worker that is deployed, if there is one: that one
 * may be built at the same time.
 */
function isolateDeployConfig(root: string): void {
  const deployed = join(DEPLOY_TARGET.folder, CONFIG)
  if (existsSync(deployed)) writeDeployConfig('', deployed)
  else rmSync(DEPLOY_CONFIG_PATH, { force: true })
  writeDeployConfig(root, CONFIG)
}

/**
 * Compiles content, then builds the client and the worker for production (`buildTarget` says which and where). Throws
 * when a part fails.
 */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  const root = deployConfigRoot()
  if (root !== process.cwd()) isolateDeployConfig(root)
}
