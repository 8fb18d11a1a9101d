import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type CommandResult = {
  readonly exitCode: number
  /** All that was printed, warnings too. */
  readonly output: string
}

type CommandOutput = CommandResult & {
  /** What was printed without warnings and errors. */
  readonly result: string
}

/**
 * Wrangler without its starter, a process of its own that looks at the version of Node and starts this one. It is half a
 * million lines that live for a second: with little room for what is young, a sixth of that goes into collecting garbage.
 */
const WRANGLER = [
  '--no-warnings',
  '--min-semi-space-size=64',
  createRequire(import.meta.url).resolve('wrangler'),
]

/** What is started for a name, and what comes before its arguments. */
const commandLineFor = (name: string): readonly [command: string, first: readonly string[]] =>
  name === 'wrangler' ? [process.execPath, WRANGLER] : [join('node_modules', '.bin', name), []]

/**
 * Runs a program of node_modules/.bin and gathers what it prints.
 * @param env added to the environment of this process
 * @param input what the program reads: the place for secrets, which arguments are not
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
      // A tool may have quietened wrangler for itself, after which its answers would be empty. With its banner wrangler
      // looks for newer versions of itself.
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
