import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

/** A process that runs until it is stopped, and needs some time to shut down. */
const SERVER = `
  import { onShutdownSignal } from ${JSON.stringify(resolve('tools/command/on-shutdown-signal.ts'))}
  setInterval(() => undefined, 1000)
  onShutdownSignal(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    console.log('stopped')
  })
  console.log('ready')
`
/** Starts the process as npm does, behind a shell that does not forward signals. */
const SHELL = ['-c', '"$0" --input-type=module -e "$1"; exit 1', process.execPath, SERVER]

/** Returns a function that reads everything the process has printed. */
function gather({ stdout }: ChildProcessWithoutNullStreams): () => string {
  let text = ''
  stdout.on('data', (piece) => {
    text += String(piece)
  })
  return () => text
}

it.each(['SIGTERM', 'SIGINT'] as const)('shuts down in order on %s', async (signal) => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER])
  const printed = gather(server)
  await expect.poll(printed).toBe('ready\n')
  server.kill(signal)
  const [exitCode] = await once(server, 'exit')
  expect([exitCode, printed()]).toEqual([0, 'ready\nstopped\n'])
})

it('shuts down in order when the parent process has ended', async () => {
  const shell = spawn('sh', SHELL)
  const printed = gather(shell)
  await expect.poll(printed).toBe('ready\n')
  shell.kill('SIGKILL')
  await expect.poll(printed).toBe('ready\nstopped\n')
})
