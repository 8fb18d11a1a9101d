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

/** Without Web Locks two windows may fetch the same file twice, which is harmless. */
async function runLocked(path: string, work: () => Promise<void>, options: LockOptions): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(lockName(path), options, work) : work())
}

/** Registers the service worker; never rejects. */
export type RegisterServiceWorker = () => Promise<void>

/** The browser's APIs for downloading guides. */
export const createOfflineDevice = (registerWorker: RegisterServiceWorker): DownloaderTools => ({
  caches: globalThis.caches,
  fetch: (input, init) => fetch(input, init),
  delay,
  withLock: (path, work, signal) => runLocked(path, work, { signal }),
  withStolenLock: (path, work) => runLocked(path, work, { steal: true }),
  nowIso: () => new Date().toISOString(),
  async onDownloadStart() {
    // Persistent storage protects guides from eviction under storage pressure. Not awaited: Firefox prompts the
    // visitor, who may take a long time to decide.
    void navigator.storage?.persist?.().catch(() => false)
    await registerWorker()
  },
  onChanged() {
    navigator.serviceWorker.controller?.postMessage('guides')
    document.dispatchEvent(new Event(GUIDES_CHANGED_EVENT))
  },
})
