import { spawn } from 'node:child_process'
import { programArguments } from './program-arguments.ts'

export type CommandResult = {
  readonly exitCode: number
  /** Everything that was printed, including warnings. */
  readonly output: string
}

/** Far more than its longest call takes; a platform that accepts a request and never answers must not hold a lock. */
const WRANGLER_DEADLINE_S = Number(process.env['WRANGLER_DEADLINE_S'] ?? 900)

type CommandOutput = CommandResult & {
  /** Standard output, without warnings and errors. */
  readonly result: string
}

/**
 * Runs a program of an installed package, or a script of Node, and collects its output. Wrangler, which needs the
 * network, is stopped after a quarter of an hour (`WRANGLER_DEADLINE_S`).
 * @param env added to the environment of this process
 * @param input standard input: for secrets, which must not be arguments
 * @throws {Error} when it cannot be started
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
    let isLate = false
    const stop = (): void => {
      isLate = child.kill()
    }
    const timer = name === 'wrangler' ? setTimeout(stop, WRANGLER_DEADLINE_S * 1000) : undefined
    child.on('error', reject)
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      if (isLate) output += `\n${name} did not end within ${WRANGLER_DEADLINE_S} seconds and was stopped.`
      resolve({ exitCode: exitCode ?? 1, output, result })
    })
  })
}
