import { spawn } from 'node:child_process'
import { programArguments } from './program-arguments.ts'

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
 * Runs a program of an installed package, or a script of Node, and collects its output.
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
    const child = spawn(process.execPath, [...programArguments(name), ...args], {
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
