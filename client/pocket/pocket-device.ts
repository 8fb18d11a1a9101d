import type { KeeperTools } from './guide-keeper.ts'

const LOCK = 'fernway-pocket'

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Without a lock two windows may fetch a file twice; nothing worse. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}

/** Registers the service worker; never rejects. */
export type RegisterWorker = () => Promise<void>

/** The device as it is, for what keeps guides on it. */
export const createPocketDevice = (registerWorker: RegisterWorker): KeeperTools => ({
  caches: globalThis.caches,
  fetch: (input, init) => fetch(input, init),
  wait,
  alone,
  nowIso: () => new Date().toISOString(),
  async onKeeping() {
    // What a visitor asks to be kept should not go when the device wants room; browsers decide.
    await navigator.storage?.persist?.().catch(() => false)
    await registerWorker()
  },
  onChanged: () => navigator.serviceWorker.controller?.postMessage('guides'),
})
