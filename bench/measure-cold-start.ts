import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { threadTimeMs } from './process-cpu.ts'
import { type MeasuredWorker, type StartedWorker, startWorker } from './start-workers.ts'

/** The run fails above this; the promise is lower (F18). */
const MAX_MS = 150
const PORT = 9806
const ROUNDS = 9
const BARE_WORKER = { script: 'export default { fetch: () => new Response("bare") }' }

async function read(address: string): Promise<void> {
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}; run npm run build first`)
}

/** Starts a fresh runtime, lets `measure` look at it, and stops it. */
async function withFreshWorker<T>(
  source: MeasuredWorker['source'],
  measure: (worker: StartedWorker) => Promise<T>,
): Promise<T> {
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-start-'))
  const worker = await startWorker({ name: 'cold', directPort: PORT, source }, stateDir)
  try {
    return await measure(worker)
  } finally {
    await worker.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** Processor time of a runtime until its scripts are loaded. */
const loadingMs = (source: MeasuredWorker['source']): Promise<number> =>
  withFreshWorker(source, async () => threadTimeMs(PORT))

/**
 * Processor time for the first answer of `/`. The emulator of static files, which in production runs elsewhere, is woken
 * before by a file that never reaches the worker.
 */
const firstAnswerMs = (wranglerJson: string): Promise<number> =>
  withFreshWorker({ wranglerJson }, async ({ direct, routed }) => {
    await read(`${routed}/favicon.svg`)
    const before = threadTimeMs(PORT)
    await read(`${direct}/`)
    return threadTimeMs(PORT) - before
  })

/**
 * Prints what the first answer of a fresh isolate costs in processor time: loading the scripts, less what a bare worker
 * needs, and answering `/`. The least of several rounds: other work on the machine only ever adds to it.
 */
export async function measureColdStart(wranglerJson: string): Promise<void> {
  const [ours, bare, answers]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await loadingMs({ folder: dirname(wranglerJson) }))
    bare.push(await loadingMs(BARE_WORKER))
    answers.push(await firstAnswerMs(wranglerJson))
  }
  const loading = Math.min(...ours) - Math.min(...bare)
  const answer = Math.min(...answers)
  console.log('\n| cold start, CPU ms | ms | limit |\n| --- | --: | --: |')
  console.log(`| loading the scripts, over a bare worker | ${loading.toFixed(1)} | |`)
  console.log(`| first answer of / | ${answer.toFixed(1)} | |`)
  console.log(`| both | ${(loading + answer).toFixed(1)} | ${MAX_MS} |`)
}
