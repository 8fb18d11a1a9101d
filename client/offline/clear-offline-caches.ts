import { GUIDE_CACHE_PREFIX, SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import type { CacheStorageLike } from './offline-guides.ts'

/** Deletes every cache of the offline mode on this device: guides and the fallback page. */
export async function clearOfflineCaches(caches: Pick<CacheStorageLike, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys()
  const ownNames = names.filter(
    (name) => name.startsWith(GUIDE_CACHE_PREFIX) || name.startsWith(SHELL_CACHE_PREFIX),
  )
  await Promise.all(ownNames.map((name) => caches.delete(name)))
}
