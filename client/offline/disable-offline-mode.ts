import { clearOfflineCaches } from './clear-offline-caches.ts'

/**
 * Takes the pocket off this device where the operator has withdrawn it (docs/adr/0031). That the service worker takes itself
 * away is not enough: a page that the browser still had from before registers it again, and as long as another window is
 * open that only takes back that it was to go.
 */
export async function disableOfflineMode(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  await clearOfflineCaches(caches)
  await navigator.clearAppBadge?.()
}
