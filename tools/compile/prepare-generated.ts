import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMonth, compileYear } from '#tools/command/compile-year.ts'
import { runCommand } from '#tools/command/run-command.ts'
import type { CompileOptions } from './compile-options.ts'
import { memoize } from './geography/memoize.ts'
import {
  type ChangedInputs,
  changedInputs,
  hasDrafts,
  hashContent,
  isContentUpToDate,
  removeFingerprint,
  writeFingerprint,
} from './prepare/content-fingerprint.ts'
import { prepareBindings } from './prepare/prepare-bindings.ts'

const modifiedMs = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Latest change of the lock file and the code of one tool: output younger than that is up to date. */
function newestSourceTime(root: string, toolFolder: string): number {
  const folder = join(root, toolFolder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  return Math.max(...[...files, join(root, 'package-lock.json')].map(modifiedMs))
}

async function prepareFonts(root: string): Promise<void> {
  const isThere = existsSync(join(root, 'public/fonts'))
  if (
    isThere &&
    modifiedMs(join(root, '.generated/fonts.json')) >= newestSourceTime(root, 'tools/compile/fonts')
  )
    return
  const { exitCode, output } = await runCommand('node', ['tools/compile/fonts/make-fonts.ts'])
  if (exitCode !== 0) throw new Error(output)
}

/** The compiler, with the map data of the installed packages. Neither is loaded for up-to-date output. */
const compilerOf = memoize(async (root: string) => {
  const { loadCompiler } = await import('./load-compiler.ts')
  const compiler = await loadCompiler(root)
  return { ...compiler, geodata: compiler.createGeodata() }
})

async function prepareWorldLand(root: string): Promise<void> {
  const path = join(root, 'public/world-land.svg')
  if (modifiedMs(path) >= newestSourceTime(root, 'src/maps')) return
  const { drawWorldLand, geodata } = await compilerOf(root)
  writeFileSync(path, drawWorldLand(geodata.worldLand))
}

type PrepareOptions = Pick<CompileOptions, 'generateCount' | 'showsDrafts'>

/** Everything besides files that the compiled content depends on. */
const contentSettings = (root: string, { generateCount = 0, showsDrafts = false }: PrepareOptions) => ({
  generateCount,
  // Without drafts the output is the same, so that `npm start` and `npm run dev` share it.
  showsDrafts: showsDrafts && hasDrafts(root),
  year: compileYear(process.env, Date.now()),
  // Feasts that move are shown in the months in which they fall next.
  month: compileMonth(process.env, Date.now()),
})

/**
 * Hash over the inputs of the compiled content, if it is up to date and complete.
 * @returns null when it has to be compiled
 */
export function upToDateContent(root: string, options: PrepareOptions): string | null {
  const inputs = hashContent(root, contentSettings(root, options))
  return isContentUpToDate(root, inputs) ? inputs.sources : null
}

/** What changed since the content was compiled last; null when it is up to date. */
export function changedContent(root: string, options: PrepareOptions): ChangedInputs | null {
  const inputs = hashContent(root, contentSettings(root, options))
  return isContentUpToDate(root, inputs) ? null : changedInputs(root, inputs)
}

/** Compiles the content, unless the existing output has the same inputs. */
async function prepareContent(root: string, options: PrepareOptions): Promise<readonly string[]> {
  const settings = contentSettings(root, options)
  const inputs = hashContent(root, settings)
  if (isContentUpToDate(root, inputs)) return []
  removeFingerprint(root)
  const { compileContent, bundle, geodata } = await compilerOf(root)
  const { errors, written } = await compileContent({ root, ...settings, bundle, geodata })
  if (written !== null) writeFingerprint(root, { ...inputs, version: written.version })
  return errors
}

/**
 * Creates everything that code and styles import but is not in the repository: fonts, the land of the world map, the
 * catalogue. Up-to-date output is not created again.
 * @param root project folder
 * @returns errors of `content/`, one per line; empty when there are none
 */
export async function prepareGenerated(
  root: string,
  options: PrepareOptions = {},
): Promise<readonly string[]> {
  // A separate process, in parallel with the compiler.
  const fonts = prepareFonts(root)
  await prepareWorldLand(root)
  const [errors] = await Promise.all([prepareContent(root, options), fonts])
  return errors
}

if (import.meta.main) {
  // Pages are rendered by the production build of React, which is faster.
  process.env['NODE_ENV'] ??= 'production'
  const root = process.cwd()
  // Only the type check and editors need them; wrangler takes seconds to load.
  const bindings = process.argv.includes('--without-types') ? null : prepareBindings(root)
  const preparing = prepareGenerated(root, {
    generateCount: Number(process.env['GENERATED_PLACES'] ?? 0),
    showsDrafts: process.argv.includes('--drafts'),
  })
  const [errors] = await Promise.all([preparing, bindings])
  for (const error of errors) console.error(error)
  if (errors.length > 0) process.exitCode = 1
}
