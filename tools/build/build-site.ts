import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { servedRoot } from './build-target.ts'

/** Where the Workers plugin notes which worker was built last, and looks for it when it serves. */
const NOTE = '.wrangler/deploy/config.json'
const BUILT_WORKER = JSON.stringify({ configPath: '../../worker/wrangler.json', auxiliaryWorkers: [] })

/** Runs a build that must leave no trace in the note, and writes one of its own. */
async function noteApart(root: string, build: () => Promise<void>): Promise<void> {
  const before = existsSync(NOTE) ? readFileSync(NOTE) : null
  await build()
  if (before === null) rmSync(NOTE)
  else writeFileSync(NOTE, before)
  const own = join(root, NOTE)
  mkdirSync(dirname(own), { recursive: true })
  writeFileSync(own, BUILT_WORKER)
}

/**
 * Compiles content, then builds the client and the worker for production (`buildTarget` says which and where). Throws
 * when a part fails.
 */
export async function buildSite(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const build = async (): Promise<void> => {
    const builder = await createBuilder({ logLevel: 'warn' })
    await builder.buildApp()
  }
  const root = servedRoot()
  return root === process.cwd() ? build() : noteApart(root, build)
}
