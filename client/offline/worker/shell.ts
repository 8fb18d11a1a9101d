import { isSiteResponse } from '#client/offline/is-site-response.ts'
import type { CacheStorageLike } from '#client/offline/offline-guides.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import { OFFLINE_FALLBACK_PATH, SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'

/** Anonymous, and from the site itself: what is kept is everybody's. */
const ANONYMOUS: RequestInit = { credentials: 'omit', cache: 'no-store', redirect: 'error' }

async function fetchShellFile(address: string, fetchResource: typeof fetch): Promise<Response> {
  const response = await fetchResource(address, ANONYMOUS)
  if (!response.ok || !isSiteResponse(response)) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** Keeps the offline page of a build with what it shows: the only thing that is kept unasked. */
async function cacheShell(shell: Cache, fetchResource: typeof fetch): Promise<void> {
  const page = await fetchShellFile(OFFLINE_FALLBACK_PATH, fetchResource)
  const addresses = findSubresources(await page.clone().text())
  const files = await Promise.all(addresses.map((address) => fetchShellFile(address, fetchResource)))
  for (const [index, file] of files.entries()) await shell.put(addresses[index] ?? '', file)
  // Last, because it says that all is there.
  await shell.put(OFFLINE_FALLBACK_PATH, page)
}

/**
 * Makes sure that the offline page of a build is kept.
 * @throws when it cannot be had now
 */
export async function ensureShell(
  caches: CacheStorageLike,
  fetchResource: typeof fetch,
  build: string,
): Promise<void> {
  const shell = await caches.open(SHELL_CACHE_PREFIX + build)
  const cached = await shell.match(OFFLINE_FALLBACK_PATH, { ignoreVary: true })
  if (cached === undefined) await cacheShell(shell, fetchResource)
}

/** Takes the shells of other builds away; guides stay, whatever build they are of. */
export async function deleteOldShells(caches: CacheStorageLike, build: string): Promise<void> {
  const names = await caches.keys()
  const oldNames = names.filter(
    (name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== SHELL_CACHE_PREFIX + build,
  )
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}
