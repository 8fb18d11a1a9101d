import { type CacheStorageLike, readOfflineGuides } from '#client/offline/offline-guides.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'

/** Kept answers say what they vary by; a device has one copy of each. */
const IGNORE_VARY = { ignoreVary: true } as const
const IMAGE_PROXY_PATH = '/_image'

/** The spelling of an address that pages are kept under (src/http/rules/canonical-path.ts). */
const toCachedPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** A page is not drawn before its styles are there: on a network that hangs its window would stay white. */
async function hasStyles(caches: CacheStorageLike, page: Response): Promise<boolean> {
  const styles = findSubresources(await page.text()).filter((address) => address.endsWith('.css'))
  const cached = await Promise.all(styles.map((address) => caches.match(address, IGNORE_VARY)))
  return cached.every((response) => response !== undefined)
}

/** The page as it was kept last, from a whole guide where one has it; from one on its way once it can be drawn. */
export async function findCachedPage(caches: CacheStorageLike, pathname: string): Promise<Response | null> {
  for (const { cacheName, keptAt } of await readOfflineGuides(caches)) {
    const response = await caches.match(toCachedPath(pathname), { ...IGNORE_VARY, cacheName })
    if (response !== undefined && (keptAt !== null || (await hasStyles(caches, response.clone()))))
      return response
  }
  return null
}

/** Of a picture one width was kept, which has to do for all. */
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

/** A file that pages show or need, from whichever guide has it. */
export async function findCachedFile(caches: CacheStorageLike, url: URL): Promise<Response | null> {
  const response = await caches.match(url.href, IGNORE_VARY)
  if (response !== undefined) return response
  return url.pathname === IMAGE_PROXY_PATH ? findCachedImage(caches, url) : null
}
