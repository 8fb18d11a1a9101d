import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Pause between two requests. */
const POLL_INTERVAL_MS = 50

/**
 * A client in a separate thread, which only the site can delay: requests a URL repeatedly until it receives a message,
 * then posts the response times in milliseconds.
 */
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const latenciesMs: number[] = []
for (let turn = 0; !isOver; turn += 1) {
  const requestedMs = performance.now()
  // A new client each time, from a limited set: both clients and data centres are rate limited.
  const client = `10.0.${(turn >> 8) & 255}.${turn & 255}`
  const response = await fetch(String(workerData), { headers: { 'cf-connecting-ip': client } })
  await response.text()
  if (response.status !== 200) throw new Error(`a client received ${response.status}`)
  latenciesMs.push(performance.now() - requestedMs)
  await setTimeout(POLL_INTERVAL_MS)
}
parentPort?.postMessage(latenciesMs)
