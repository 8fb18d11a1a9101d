import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Between two questions. */
const POLL_INTERVAL_MS = 50

/**
 * A reader in a thread of their own, whom nothing keeps waiting but the site: asks for an address again and again until
 * any message comes, then posts how long each answer took, in milliseconds.
 */
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const latenciesMs: number[] = []
for (let turn = 0; !isOver; turn += 1) {
  const askedMs = performance.now()
  // A client of its own each time, and not too many of them: how often one, and how often a place, may ask is limited.
  const client = `10.0.${(turn >> 8) & 255}.${turn & 255}`
  const response = await fetch(String(workerData), { headers: { 'cf-connecting-ip': client } })
  await response.text()
  if (response.status !== 200) throw new Error(`a reader was answered ${response.status}`)
  latenciesMs.push(performance.now() - askedMs)
  await setTimeout(POLL_INTERVAL_MS)
}
parentPort?.postMessage(latenciesMs)
