import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadTimeMs } from './process-cpu.ts'
import { startWorker } from './start-workers.ts'

/** Performance, figure 18. */
const MOST_MS = 150
const PORT = 9806
const ROUNDS = 7

/**
 * Asks the services that an answer of `/` asks, so that starting their emulators counts for both, and answers a string.
 */
const BARE = `export default {
  async fetch(request, env) {
    await (await env.ASSETS.fetch('https://assets.local/favicon.svg')).text()
    await env.SETTINGS.get('alert')
    await caches.default.match('https://cache.local/')
    return new Response('bare')
  },
}`

type ColdStart = { readonly startMs: number; readonly answerMs: number }

/** Processor time of a fresh runtime until it listens, and from there until its first answer of `/` is read. */
async function startOnce(
  source: { readonly wranglerJson: string; readonly script?: string },
  stateDir: string,
): Promise<ColdStart | null> {
  const worker = await startWorker({ name: 'cold', directPort: PORT, source }, stateDir)
  try {
    const started = threadTimeMs(PORT)
    const response = await fetch(`${worker.direct}/`)
    await response.arrayBuffer()
    const answered = threadTimeMs(PORT)
    if (!response.ok) throw new Error(`the first answer is ${response.status}`)
    return started === null || answered === null ? null : { startMs: started, answerMs: answered - started }
  } finally {
    await worker.stop()
  }
}

/**
 * Prints what the first answer of a fresh isolate costs: the processor time of a fresh runtime from its start to the
 * first answer of `/`, less that of a bare worker with the same bindings. The least of several rounds, in which the two take turns: other work
 * on the machine only ever adds to it.
 */
export async function measureColdStart(wranglerJson: string): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'fernway-start-'))
  const ours: ColdStart[] = []
  const bare: ColdStart[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await startOnce({ wranglerJson }, stateDir)
    const floor = await startOnce({ wranglerJson, script: BARE }, stateDir)
    if (own === null || floor === null) return console.log('\ncold start: not measured, there is no /proc')
    ours.push(own)
    bare.push(floor)
  }
  rmSync(stateDir, { recursive: true, force: true })
  const least = (starts: readonly ColdStart[], key: keyof ColdStart): number =>
    Math.min(...starts.map((each) => each[key]))
  const over = (key: keyof ColdStart): number => least(ours, key) - least(bare, key)
  console.log('\n| cold start, CPU ms over a bare worker | ms | limit |\n| --- | --: | --: |')
  console.log(`| loading the scripts | ${over('startMs').toFixed(1)} | |`)
  console.log(`| first answer of / | ${over('answerMs').toFixed(1)} | |`)
  console.log(`| both | ${(over('startMs') + over('answerMs')).toFixed(1)} | ${MOST_MS} |`)
  console.log(
    `| the bare worker itself | ${(least(bare, 'startMs') + least(bare, 'answerMs')).toFixed(1)} | |`,
  )
}
