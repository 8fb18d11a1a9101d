import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { HostAnswer } from './hosted-command.ts'

/** Files of a package that takes the place of wrangler in `node_modules` of a checkout. */
export const WARM_WRANGLER_PACKAGE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'wrangler', type: 'module', main: 'main.js' }),
  'main.js': `import ${JSON.stringify(new URL('wrangler-client.ts', import.meta.url).href)}`,
}

/** Two processors: a third process would only wait. */
const MAX_HOSTS = 2

const idle: ChildProcess[] = []
const waiting: ((host: ChildProcess) => void)[] = []
let started = 0

async function startHost(): Promise<ChildProcess> {
  const host = fork(join(import.meta.dirname, 'wrangler-host.ts'), {
    env: { ...process.env, NODE_OPTIONS: '', CI: 'true', NO_COLOR: '1' },
    execArgv: ['--no-warnings', '--min-semi-space-size=64'],
    // With a stream of this process it would hold back the end of the test run.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const isReady = await Promise.race([
    once(host, 'message').then(() => true),
    once(host, 'exit').then(() => false),
  ])
  if (!isReady) throw new Error('wrangler-host.ts ended: start it alone to read why')
  host.unref()
  host.channel?.unref()
  return host
}

async function takeHost(): Promise<ChildProcess> {
  const free = idle.pop()
  if (free !== undefined) return free
  if (started < MAX_HOSTS) {
    started += 1
    return startHost()
  }
  return new Promise((take) => waiting.push(take))
}

function giveBack(host: ChildProcess): void {
  const next = waiting.shift()
  if (next === undefined) idle.push(host)
  else next(host)
}

/** Runs one command; when the process that waits for it is stopped, its requests end as well. */
async function serve(socket: Socket): Promise<void> {
  const [line] = (await once(createInterface({ input: socket }), 'line')) as [string]
  const host = await takeHost()
  const isDone = await new Promise<boolean>((resolve) => {
    const onAnswer = (answer: HostAnswer): void => {
      socket.write(`${JSON.stringify(answer)}\n`)
      if (answer.exitCode !== undefined) resolve(true)
    }
    host.on('message', onAnswer)
    host.once('exit', () => resolve(false))
    socket.once('close', () => resolve(false))
    host.send(JSON.parse(line))
  })
  socket.end()
  host.removeAllListeners()
  if (isDone) return giveBack(host)
  // Wrangler waits for the request that hangs before it ends by another signal.
  host.kill('SIGKILL')
  started -= 1
  if (waiting.length > 0) giveBack(await takeHost())
}

let serving: Promise<number> | null = null

async function listen(): Promise<number> {
  const server = createServer((socket) => {
    // A process that was stopped does not read its output.
    socket.on('error', () => undefined)
    void serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return (server.address() as AddressInfo).port
}

/**
 * The port of processes that have loaded wrangler and run its commands one after another: most of the time of a command
 * goes into loading half a million lines. They end with this process.
 */
export function warmWranglerPort(): Promise<number> {
  serving ??= listen()
  return serving
}
