import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { removeBuildFingerprint, writeBuildFingerprint } from './build-fingerprint.ts'
import { buildTarget, DEPLOY_TARGET, deployConfigRoot } from './build-target.ts'
import { compileForBuild } from './compile-for-build.ts'

/** File in which the Workers plugin records the last build, and from which it reads which worker to serve. */
const DEPLOY_CONFIG_PATH = '.wrangler/deploy/config.json'
const CONFIG = 'worker/wrangler.json'

function writeDeployConfig(root: string, config: string): void {
  const note = join(root, DEPLOY_CONFIG_PATH)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify({ configPath: join('../..', config), auxiliaryWorkers: [] }))
}

/**
 * Moves the plugin's record of the last build to the build's own root, and points the default record at the deployable
 * worker again, if one exists: both targets may be built in parallel.
 */
function isolateDeployConfig(root: string): void {
  const deployed = join(DEPLOY_TARGET.folder, CONFIG)
  if (existsSync(deployed)) writeDeployConfig('', deployed)
  else rmSync(DEPLOY_CONFIG_PATH, { force: true })
  writeDeployConfig(root, CONFIG)
}

/**
 * Compiles the content, then builds the client and the worker for production, as `buildTarget` defines.
 * @param compiled when the content is compiled; loading the build tools does not wait for it
 * @throws when any part of the build fails
 */
export async function buildSite(compiled: Promise<void> = compileForBuild()): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const { folder } = buildTarget()
  removeBuildFingerprint(folder)
  // Node runs TypeScript, so the configuration needs no bundling.
  const creating = createBuilder({ logLevel: 'warn', configLoader: 'native' })
  const [builder] = await Promise.all([creating, compiled])
  await builder.buildApp()
  const root = deployConfigRoot()
  if (root !== process.cwd()) isolateDeployConfig(root)
  writeBuildFingerprint(process.cwd(), folder, Number(process.env['GENERATED_PLACES'] ?? 0))
}
