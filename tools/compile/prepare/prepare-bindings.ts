import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from '#tools/command/run-command.ts'

const TYPES = '.generated/bindings.d.ts'
/** What the types are made from: the bindings and variables, and the version of wrangler. */
const SOURCES = ['wrangler.toml', 'package-lock.json']

const modifiedMs = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Has wrangler write the types of the bindings in wrangler.toml, unless those there are newer than it.
 * @param root folder of the project
 * @throws what wrangler says when it cannot
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
