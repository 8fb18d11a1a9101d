import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of the programs that the tools start. */
const PACKAGES: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  wrangler: 'wrangler',
}

/**
 * Wrangler is half a million lines of code that run for a second: with a small young generation, a sixth of that time is
 * garbage collection. Its main module is started without its launcher, a process that only checks the version of Node.
 */
const WRANGLER_FLAGS = ['--no-warnings', '--min-semi-space-size=64']

/**
 * The arguments with which Node starts a program: the files of node_modules/.bin are shell scripts on Windows, which
 * only a shell can start.
 * @param name `node` for a script whose path follows, or a program of the table
 * @throws {Error} when the program is not in the table, or is not installed
 */
export function programArguments(name: string): readonly string[] {
  if (name === 'node') return []
  const folder = join('node_modules', PACKAGES[name] ?? '')
  if (PACKAGES[name] === undefined) throw new Error(`the program ${name} is not known`)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly main?: string
    readonly bin?: Readonly<Record<string, string>>
  }
  return name === 'wrangler'
    ? [...WRANGLER_FLAGS, join(folder, manifest.main ?? '')]
    : [join(folder, manifest.bin?.[name] ?? '')]
}
