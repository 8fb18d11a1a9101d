import { GUIDES_CHANGED_EVENT } from '#isomorphic/offline/offline-names.ts'
import type { DownloaderTools } from './guide-downloader.ts'

const lockName = (path: string): string => `fernway-pocket:${path}`

const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Without a lock two windows may fetch a file twice; nothing worse. */
async function runLocked(path: string, work: () => Promise<void>, options: LockOptions): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(lockName(path), options, work) : work())
}

/** Registers the service worker; never rejects. */
export type RegisterServiceWorker = () => Promise<void>

/** The device as it is, for what keeps guides on it. */
export const createOfflineDevice = (registerWorker: RegisterServiceWorker): DownloaderTools => ({
  caches: globalThis.caches,
  fetch: (input, init) => fetch(input, init),
  delay,
  withLock: (path, work, signal) => runLocked(path, work, { signal }),
  withStolenLock: (path, work) => runLocked(path, work, { steal: true }),
  nowIso: () => new Date().toISOString(),
  async onDownloadStart() {
    // What a visitor asks to be kept should not go when the device wants room. Browsers decide, or ask the visitor, who may
    // take their time (Firefox): nothing waits for it.
    void navigator.storage?.persist?.().catch(() => false)
    await registerWorker()
  },
  onChanged() {
    navigator.serviceWorker.controller?.postMessage('guides')
    document.dispatchEvent(new Event(GUIDES_CHANGED_EVENT))
  },
})
