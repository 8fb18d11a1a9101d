import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { GUIDE_CACHE_PREFIX, GUIDE_RECORD_KEY } from '#isomorphic/offline/offline-names.ts'

/** What the cache of a guide says of itself. */
export type GuideRecord = {
  readonly manifest: GuideManifest
  /** ISO time; null while the guide is on its way. */
  readonly keptAt: string | null
}

export type OfflineGuide = GuideRecord & { readonly cacheName: string }

/** Caches of the device: those of the browser, or in tests some of their own. */
export type CacheStorageLike = {
  readonly open: (name: string) => Promise<Cache>
  readonly keys: () => Promise<readonly string[]>
  readonly delete: (name: string) => Promise<boolean>
  readonly match: (
    request: string,
    options?: { readonly ignoreVary?: boolean; readonly cacheName?: string },
  ) => Promise<Response | undefined>
}

/** One cache for each guide and build: a guide that is fetched anew takes nothing from the one that is there. */
export const cacheNameOf = ({ build, path }: Pick<GuideManifest, 'build' | 'path'>): string =>
  `${GUIDE_CACHE_PREFIX}${build}:${path}`

/** Names of the caches of guides, of one or of all. */
export async function listGuideCaches(
  caches: CacheStorageLike,
  path: string | null = null,
): Promise<readonly string[]> {
  const names = await caches.keys()
  return names.filter(
    (name) => name.startsWith(GUIDE_CACHE_PREFIX) && (path === null || name.endsWith(`:${path}`)),
  )
}

/**
 * Takes a cache away, entry by entry first: as long as anybody holds it, a browser keeps what is in a cache that was only
 * deleted, and the room with it.
 */
export async function deleteCache(caches: CacheStorageLike, name: string): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })))
  await caches.delete(name)
}

/**
 * What a cache says of itself; null for one that says nothing yet, or is gone. Opening it would make it anew, just when
 * somebody else has taken it away.
 */
export async function readGuideRecord(
  caches: CacheStorageLike,
  cacheName: string,
): Promise<GuideRecord | null> {
  const record = await caches.match(GUIDE_RECORD_KEY, { cacheName })
  return record === undefined ? null : ((await record.json()) as GuideRecord)
}

async function readOfflineGuide(
  caches: CacheStorageLike,
  cacheName: string,
): Promise<readonly OfflineGuide[]> {
  const record = await readGuideRecord(caches, cacheName)
  return record === null ? [] : [{ ...record, cacheName }]
}

const newestFirst = (one: OfflineGuide, other: OfflineGuide): number =>
  (other.keptAt ?? '').localeCompare(one.keptAt ?? '')

/** Every guide on the device, the one kept last first; those still on their way at the end. */
export async function readOfflineGuides(caches: CacheStorageLike): Promise<readonly OfflineGuide[]> {
  const names = await listGuideCaches(caches)
  return (await Promise.all(names.map((name) => readOfflineGuide(caches, name)))).flat().toSorted(newestFirst)
}

/** The guides that are whole, each once: of two builds the one kept last. */
export async function readCompleteGuides(caches: CacheStorageLike): Promise<readonly OfflineGuide[]> {
  const complete = (await readOfflineGuides(caches)).filter(({ keptAt }) => keptAt !== null)
  return complete.filter(
    ({ manifest }, index) => complete.findIndex((other) => other.manifest.path === manifest.path) === index,
  )
}

/** Says in a guide's cache what it is. */
export async function writeGuideRecord(cache: Cache, record: GuideRecord): Promise<void> {
  await cache.put(GUIDE_RECORD_KEY, Response.json(record))
}
