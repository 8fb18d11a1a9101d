import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '#tools/command/run-command.ts'

const PLACES = 100_000
const FOLDER = '.state/large-guide'
const WORKER = 'dist/worker/wrangler.json'
/** Inputs of a build; all other files are generated or not needed. */
const COPIED_SOURCES = [
  'art',
  'client',
  'content',
  'docs',
  'geodata',
  'isomorphic',
  'public',
  'src',
  'test',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.art.json',
  'tsconfig.base.json',
  'tsconfig.client.json',
  'tsconfig.isomorphic.json',
  'tsconfig.json',
  'tsconfig.tools.json',
  'tsconfig.worker.json',
  'vite.config.ts',
  'wrangler.toml',
] as const

const builtAtMs = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Builds the site with 100,000 destinations in a separate folder; takes some minutes. Reuses a build that is newer than
 * that of the site.
 * @returns its wrangler.json
 * @throws {Error} with the output of the build when it fails
 */
export async function buildLargeGuide(): Promise<string> {
  const built = join(FOLDER, WORKER)
  if (builtAtMs(built) > builtAtMs(WORKER)) return built
  console.log(`building a guide of ${PLACES.toLocaleString('en')} destinations in ${FOLDER}`)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const name of COPIED_SOURCES)
    cpSync(name, join(FOLDER, name), {
      recursive: true,
      filter: (path) => !path.includes('public/_catalogue'),
    })
  symlinkSync(resolve('node_modules'), join(FOLDER, 'node_modules'), 'junction')
  const script = `process.chdir(${JSON.stringify(resolve(FOLDER))}); await import(${JSON.stringify(resolve(FOLDER, 'tools/build/build.ts'))})`
  const args = ['--input-type=module', '--max-old-space-size=6000', '--eval', script]
  const { exitCode, output } = await runCommand('node', args, { GENERATED_PLACES: String(PLACES) })
  if (exitCode !== 0) throw new Error(output)
  return built
}
