import { GUIDE_CACHE, SHELL_CACHE } from '#client/pocket/pocket-names.ts'
import { scope } from './worker-scope.ts'

/** Takes away everything that the service worker kept, and leaves this browser. */
async function leave(): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(GUIDE_CACHE) || name.startsWith(SHELL_CACHE))
  await Promise.all(ours.map((name) => caches.delete(name)))
  void scope.navigator.clearAppBadge?.().catch(() => undefined)
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
