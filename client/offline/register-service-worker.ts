import { SERVICE_WORKER_PATH } from '#isomorphic/offline/offline-names.ts'

/** Whether this browser can keep guides; while the site is worked on, what is kept would be in the way. */
export const supportsOfflineGuides = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis

/** Whether the operator has taken the pocket back. */
export const isOfflineModeDisabled = (): boolean => document.documentElement.hasAttribute('data-no-pocket')

/** Registers the service worker, or finds that it is; never rejects, because every page works without it. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker
    .register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    .catch(() => undefined)
}
