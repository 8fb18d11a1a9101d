import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { threadTimeMs } from './process-cpu.ts'
import { type MeasuredWorker, type StartedWorker, startWorker } from './start-workers.ts'

/** Limit above which the run fails; the budget is lower (F18). */
const MAX_MS = 150
const PORT = 9806
const ROUNDS = 9
const BARE_WORKER = { script: 'export default { fetch: () => new Response("bare") }' }

async function read(address: string): Promise<void> {
  const response = await fetch(address)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} responded with ${response.status}; run npm run build first`)
}

/** Starts a fresh runtime, calls `measure`, and stops the runtime. */
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

/** CPU time of a runtime until its scripts are loaded. */
const loadingMs = (source: MeasuredWorker['source']): Promise<number> =>
  withFreshWorker(source, async () => threadTimeMs(PORT))

/**
 * CPU time of the first response for `/`. A request for a static file that never reaches the worker first starts the
 * emulator of static files, which does not run in the worker in production.
 */
const firstAnswerMs = (wranglerJson: string): Promise<number> =>
  withFreshWorker({ wranglerJson }, async ({ direct, routed }) => {
    await read(`${routed}/favicon.svg`)
    const before = threadTimeMs(PORT)
    await read(`${direct}/`)
    return threadTimeMs(PORT) - before
  })

/**
 * Prints the CPU time of a fresh isolate's first response: loading the scripts, less the time of a bare worker, plus
 * the response for `/`. Takes the minimum of several rounds, because other processes can only increase it.
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
  console.log(`| first response of / | ${answer.toFixed(1)} | |`)
  console.log(`| both | ${(loading + answer).toFixed(1)} | ${MAX_MS} |`)
}
