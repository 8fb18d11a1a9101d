import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from '#tools/command/run-command.ts'

const TYPES = '.generated/bindings.d.ts'
/** Inputs of the types: bindings and variables, and the version of wrangler. */
const SOURCES = ['wrangler.toml', 'package-lock.json']

const modifiedMs = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Generates the types of the bindings in wrangler.toml with wrangler, unless they are up to date.
 * @param root project folder
 * @throws with wrangler's output when it fails
 */
export async function prepareBindings(root: string): Promise<void> {
  const path = join(root, TYPES)
  if (SOURCES.every((source) => modifiedMs(join(root, source)) < modifiedMs(path))) return
  mkdirSync(dirname(path), { recursive: true })
  const { exitCode, output } = await runCommand('wrangler', [
    'types',
    path,
    '--include-runtime=false',
    '--strict-vars=false',
  ])
  if (exitCode !== 0) throw new Error(output)
}
