import type { CacheStorageLike } from '#client/offline/offline-guides.ts'

/** Origin of the pages that keep something. */
const ORIGIN = 'https://fernway.test'

export type DeviceCaches = CacheStorageLike & {
  /** Addresses by the name of their cache. */
  readonly list: () => Promise<Readonly<Record<string, readonly string[]>>>
}

const keyOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).href

/**
 * Named caches as a browser has them; the runtime of the tests has one of a data centre instead, which cannot list what is
 * in it.
 * @param maxBytes what fits in all together; more is refused as browsers do
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
      match: async (asked: RequestInfo | URL) => {
        const cached = store.get(keyOf(asked))
        return cached === undefined ? undefined : new Response(cached.bytes, { headers: cached.headers })
      },
      put: async (asked: RequestInfo | URL, answer: Response) => {
        const bytes = await answer.arrayBuffer()
        if (used() + bytes.byteLength > maxBytes) throw new DOMException('no room', 'QuotaExceededError')
        store.set(keyOf(asked), { bytes, headers: answer.headers })
      },
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (asked: RequestInfo | URL) => store.delete(keyOf(asked)),
    }
    return cache as unknown as Cache
  }
  return {
    open: async (name) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (asked, { cacheName } = {}) => {
      const names = [...stores.keys()].filter((name) => cacheName === undefined || name === cacheName)
      for (const name of names) {
        const answer = await cacheOf(name).match(asked)
        if (answer !== undefined) return answer
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
