import { type CacheStorageLike, readOfflineGuides } from '#client/offline/offline-guides.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'

/** Cached responses have a Vary header; a device has only one variant of each. */
const IGNORE_VARY = { ignoreVary: true } as const
const IMAGE_PROXY_PATH = '/_image'

/** The canonical path that pages are cached under (src/http/rules/canonical-path.ts). */
const toCachedPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/**
 * The browser does not render a page before its styles are loaded: on a hanging network the window would stay blank.
 */
async function hasStyles(caches: CacheStorageLike, page: Response): Promise<boolean> {
  const styles = findSubresources(await page.text()).filter((address) => address.endsWith('.css'))
  const cached = await Promise.all(styles.map((address) => caches.match(address, IGNORE_VARY)))
  return cached.every((response) => response !== undefined)
}

/**
 * Returns the most recent copy of a page, preferably of a complete guide; of an incomplete guide only when its styles
 * are cached.
 */
export async function findCachedPage(caches: CacheStorageLike, pathname: string): Promise<Response | null> {
  for (const { cacheName, downloadedAt } of await readOfflineGuides(caches)) {
    const response = await caches.match(toCachedPath(pathname), { ...IGNORE_VARY, cacheName })
    if (response !== undefined && (downloadedAt !== null || (await hasStyles(caches, response.clone()))))
      return response
  }
  return null
}

/** Only one width of an image is cached, which serves every requested width. */
async function findCachedImage(caches: CacheStorageLike, url: URL): Promise<Response | null> {
  const source = url.searchParams.get('url')
  for (const { cacheName } of await readOfflineGuides(caches)) {
    const cache = await caches.open(cacheName)
    const cachedRequest = (await cache.keys()).find((request) => {
      const other = new URL(request.url)
      return other.pathname === IMAGE_PROXY_PATH && other.searchParams.get('url') === source
    })
    const response = cachedRequest && (await cache.match(cachedRequest, IGNORE_VARY))
    if (response !== undefined) return response
  }
  return null
}

/**
 * Returns a cached subresource, from any guide; null also when the caches cannot be read, so that the file comes from
 * the network.
 */
export async function findCachedFile(caches: CacheStorageLike, url: URL): Promise<Response | null> {
  try {
    const response = await caches.match(url.href, IGNORE_VARY)
    if (response !== undefined) return response
    return url.pathname === IMAGE_PROXY_PATH ? await findCachedImage(caches, url) : null
  } catch {
    return null
  }
}
