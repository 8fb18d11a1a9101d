import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type StartedSite = { readonly origin: string; readonly stop: () => Promise<void> }

const READY = /^ready (\S+)$/

async function readReadyLine(child: ChildProcess): Promise<string> {
  const output: string[] = []
  if (child.stdout === null) throw new Error('the site has no readable output')
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = READY.exec(line)?.[1]
    if (origin !== undefined) return origin
    output.push(line)
  }
  throw new Error(`the site exited before it was ready:\n${output.join('\n')}`)
}

/**
 * Serves the last build with fault injection (`FAULT_INJECTION=1 npm run build`) in a separate process with separate
 * environment variables.
 * @param env added to the environment: PORT, STATE_DIR …
 */
export async function startTestSite(env: NodeJS.ProcessEnv): Promise<StartedSite> {
  const child = spawn(process.execPath, ['tools/develop/preview.ts'], {
    env: { ...process.env, FAULT_INJECTION: '1', LOCAL_CRONS: 'off', LANGUAGES: 'de,fr,es,it,cs', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const origin = await readReadyLine(child)
  child.stdout?.resume()
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
