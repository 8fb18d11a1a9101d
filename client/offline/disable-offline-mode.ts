import { clearOfflineCaches } from './clear-offline-caches.ts'

/**
 * Removes the offline mode from this device after the operator disabled it (docs/adr/0031). The service worker that
 * unregisters itself is not enough: a page from the browser's HTTP cache registers it again, and while another window is
 * open that registration cancels the pending unregistration.
 */
export async function disableOfflineMode(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await clearOfflineCaches(caches)
  await navigator.clearAppBadge?.()
}
