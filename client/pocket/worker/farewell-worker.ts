import { emptyPocket } from '#client/pocket/empty-pocket.ts'
import { scope } from './worker-scope.ts'

/** Takes away everything that the service worker kept, and leaves this browser. */
async function leave(): Promise<void> {
  await emptyPocket(caches)
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
