import { GUIDE_CACHE_PREFIX, SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import type { CacheStorageLike } from './offline-guides.ts'

/** Takes away everything that the pocket kept on this device: guides, and the page for bad networks. */
export async function clearOfflineCaches(caches: Pick<CacheStorageLike, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys()
  const ownNames = names.filter(
    (name) => name.startsWith(GUIDE_CACHE_PREFIX) || name.startsWith(SHELL_CACHE_PREFIX),
  )
  await Promise.all(ownNames.map((name) => caches.delete(name)))
}
