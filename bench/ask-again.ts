import { parentPort, workerData } from 'node:worker_threads'

/**
 * A reader in a thread of their own, whom nothing keeps waiting but the site: asks for an address again and again until
 * any message comes, then posts how long each answer took, in milliseconds.
 */
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const took: number[] = []
while (!isOver) {
  const askedMs = performance.now()
  await (await fetch(String(workerData))).text()
  took.push(performance.now() - askedMs)
}
parentPort?.postMessage(took)
