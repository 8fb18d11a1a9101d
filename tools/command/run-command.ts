import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type CommandResult = {
  readonly exitCode: number
  /** Everything that was printed, including warnings. */
  readonly output: string
}

type CommandOutput = CommandResult & {
  /** Standard output, without warnings and errors. */
  readonly result: string
}

/**
 * Starts wrangler without its launcher, a process that only checks the version of Node and starts this one. Wrangler is
 * half a million lines of code that run for a second: with a small young generation, a sixth of that time is garbage
 * collection.
 */
const WRANGLER = [
  '--no-warnings',
  '--min-semi-space-size=64',
  createRequire(import.meta.url).resolve('wrangler'),
]

/** The executable for a name, and its first arguments. */
const commandLineFor = (name: string): readonly [command: string, first: readonly string[]] =>
  name === 'wrangler' ? [process.execPath, WRANGLER] : [join('node_modules', '.bin', name), []]

/**
 * Runs a program of node_modules/.bin and collects its output.
 * @param env added to the environment of this process
 * @param input standard input: for secrets, which must not be arguments
 */
export function runCommand(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const [command, first] = commandLineFor(name)
    const child = spawn(command, [...first, ...args], {
      // A tool may have lowered wrangler's log level for itself, which would suppress the output. With its banner
      // wrangler checks for updates.
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG: 'log',
        WRANGLER_HIDE_BANNER: 'true',
        ...env,
      },
      stdio: [input === '' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let result = ''
    const collectOutput = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdin?.end(input)
    child.stdout?.on('data', collectOutput)
    child.stdout?.on('data', (chunk: Buffer) => {
      result += chunk.toString()
    })
    child.stderr?.on('data', collectOutput)
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, output, result }))
  })
}
