import { SERVICE_WORKER_PATH } from '#isomorphic/offline/offline-names.ts'

/** Whether this browser supports offline guides; disabled in development, where cached pages would hide changes. */
export const supportsOfflineGuides = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis

/** Whether the operator has disabled offline mode. */
export const isOfflineModeDisabled = (): boolean => document.documentElement.hasAttribute('data-no-pocket')

/** Registers the service worker unless it is registered. Never rejects, because every page works without it. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker
    .register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    .catch(() => undefined)
}
