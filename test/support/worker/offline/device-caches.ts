import type { CacheStorageLike } from '#client/offline/offline-guides.ts'

/** Origin of the pages that use the caches. */
const ORIGIN = 'https://fernway.test'

export type DeviceCaches = CacheStorageLike & {
  /** Returns the cached URLs, by cache name. */
  readonly list: () => Promise<Readonly<Record<string, readonly string[]>>>
}

const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href

/**
 * Creates named caches as in a browser; the test runtime has only a data centre's cache, which cannot list its entries.
 * @param maxBytes total quota; a write beyond it fails as in browsers
 */
export function createDeviceCaches(maxBytes = Number.POSITIVE_INFINITY): DeviceCaches {
  const stores = new Map<string, Map<string, { readonly bytes: ArrayBuffer; readonly headers: Headers }>>()
  const used = (): number =>
    [...stores.values()]
      .flatMap((store) => [...store.values()])
      .reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  const cacheOf = (name: string): Cache => {
    const store = stores.get(name) ?? new Map()
    stores.set(name, store)
    const cache = {
      match: async (request: RequestInfo | URL) => {
        const cached = store.get(keyOf(request))
        return cached === undefined ? undefined : new Response(cached.bytes, { headers: cached.headers })
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        const bytes = await response.arrayBuffer()
        if (used() + bytes.byteLength > maxBytes) throw new DOMException('no room', 'QuotaExceededError')
        store.set(keyOf(request), { bytes, headers: response.headers })
      },
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
    }
    return cache as unknown as Cache
  }
  return {
    open: async (name) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (request, { cacheName } = {}) => {
      const names = [...stores.keys()].filter((name) => cacheName === undefined || name === cacheName)
      for (const name of names) {
        const response = await cacheOf(name).match(request)
        if (response !== undefined) return response
      }
      return undefined
    },
    list: async () =>
      Object.fromEntries(
        [...stores].map(([name, store]) => [
          name,
          [...store.keys()].map((url) => url.slice(ORIGIN.length)).sort(),
        ]),
      ),
  }
}
