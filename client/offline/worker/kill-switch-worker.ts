import { clearOfflineCaches } from '#client/offline/clear-offline-caches.ts'
import { scope } from './worker-scope.ts'

/** Deletes all caches of the offline mode and unregisters the service worker. */
async function uninstall(): Promise<void> {
  await clearOfflineCaches(caches)
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(uninstall()))
