import { clearOfflineCaches } from '#client/offline/clear-offline-caches.ts'
import { scope } from './worker-scope.ts'

/** Takes away everything that the service worker kept, and leaves this browser. */
async function uninstall(): Promise<void> {
  await clearOfflineCaches(caches)
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(uninstall()))
