import { isSiteResponse } from '#client/offline/is-site-response.ts'
import type { CacheStorageLike } from '#client/offline/offline-guides.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import { OFFLINE_FALLBACK_PATH, SHELL_CACHE_PREFIX } from '#isomorphic/offline/offline-names.ts'
import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** Anonymous requests to the site itself: the cache contains public responses only. */
const ANONYMOUS: RequestInit = { credentials: 'omit', cache: 'no-store', redirect: 'error' }

async function fetchShellFile(address: string, fetchResource: typeof fetch): Promise<Response> {
  const response = await fetchResource(address, ANONYMOUS)
  if (!response.ok || !isSiteResponse(response)) throw new Error(`${address} returned ${response.status}`)
  return response
}

/** Caches the fallback page of a build and its subresources: the only files cached without a request of the visitor. */
async function cacheShell(shell: Cache, path: string, fetchResource: typeof fetch): Promise<void> {
  const page = await fetchShellFile(path, fetchResource)
  const addresses = findSubresources(await page.clone().text())
  const files = await Promise.all(addresses.map((address) => fetchShellFile(address, fetchResource)))
  for (const [index, file] of files.entries()) await shell.put(addresses[index] ?? '', file)
  // Last, because its presence marks the shell as complete.
  await shell.put(path, page)
}

/**
 * Caches the fallback page of a build in a language unless it is cached.
 * @throws when a file of it cannot be fetched, also when the site does not offer the language
 */
export async function ensureShell(
  caches: CacheStorageLike,
  fetchResource: typeof fetch,
  build: string,
  tag: LocaleTag = DEFAULT_LOCALE,
): Promise<void> {
  const path = localiseHref(tag, OFFLINE_FALLBACK_PATH)
  const shell = await caches.open(SHELL_CACHE_PREFIX + build)
  const cached = await shell.match(path, { ignoreVary: true })
  if (cached === undefined) await cacheShell(shell, path, fetchResource)
}

/** Deletes the shells of other builds; guides of any build remain. */
export async function deleteOldShells(caches: CacheStorageLike, build: string): Promise<void> {
  const names = await caches.keys()
  const oldNames = names.filter(
    (name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== SHELL_CACHE_PREFIX + build,
  )
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}
