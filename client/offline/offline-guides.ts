import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { GUIDE_CACHE_PREFIX, GUIDE_RECORD_KEY } from '#isomorphic/offline/offline-names.ts'

/** Name of `GuideRecord.downloadedAt` in the stored JSON: devices have records of earlier versions. */
const STORED_TIME_KEY = 'keptAt'

/** The metadata in the cache of a guide. */
export type GuideRecord = {
  readonly manifest: GuideManifest
  /** ISO time of the completed download; null while it is incomplete. */
  readonly downloadedAt: string | null
}

type StoredGuideRecord = Pick<GuideRecord, 'manifest'> & {
  readonly [STORED_TIME_KEY]: GuideRecord['downloadedAt']
}

export type OfflineGuide = GuideRecord & { readonly cacheName: string }

/** The Cache Storage of the browser, or a fake in tests. */
export type CacheStorageLike = {
  readonly open: (name: string) => Promise<Cache>
  readonly keys: () => Promise<readonly string[]>
  readonly delete: (name: string) => Promise<boolean>
  readonly match: (
    request: string,
    options?: { readonly ignoreVary?: boolean; readonly cacheName?: string },
  ) => Promise<Response | undefined>
}

/** Each guide and build has its own cache, so that downloading a new build does not alter the present one. */
export const cacheNameOf = ({ build, path }: Pick<GuideManifest, 'build' | 'path'>): string =>
  `${GUIDE_CACHE_PREFIX}${build}:${path}`

/**
 * Lists the names of guide caches.
 * @param path of one guide; null for all guides
 */
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
 * Deletes a cache, entry by entry first: browsers retain the entries of a deleted cache, and their storage, while a
 * reference to the cache exists.
 */
export async function deleteCache(caches: CacheStorageLike, name: string): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })))
  await caches.delete(name)
}

/** Whether stored JSON is a record; one that is not would fail at each navigation of the device. */
const isStoredRecord = (stored: Partial<StoredGuideRecord> | null): stored is StoredGuideRecord =>
  typeof stored?.manifest?.path === 'string'

/**
 * Reads the metadata of a guide cache; null when there is none, or none that can be read. Opening the cache would
 * recreate it when another window has just deleted it.
 */
export async function readGuideRecord(
  caches: CacheStorageLike,
  cacheName: string,
): Promise<GuideRecord | null> {
  const response = await caches.match(GUIDE_RECORD_KEY, { cacheName })
  if (response === undefined) return null
  const stored = (await response.json().catch(() => null)) as Partial<StoredGuideRecord> | null
  if (!isStoredRecord(stored)) return null
  return { manifest: stored.manifest, downloadedAt: stored[STORED_TIME_KEY] }
}

async function readOfflineGuide(
  caches: CacheStorageLike,
  cacheName: string,
): Promise<readonly OfflineGuide[]> {
  const record = await readGuideRecord(caches, cacheName)
  return record === null ? [] : [{ ...record, cacheName }]
}

const newestFirst = (one: OfflineGuide, other: OfflineGuide): number =>
  (other.downloadedAt ?? '').localeCompare(one.downloadedAt ?? '')

/** Reads every guide on the device, most recent download first, incomplete downloads last. */
export async function readOfflineGuides(caches: CacheStorageLike): Promise<readonly OfflineGuide[]> {
  const names = await listGuideCaches(caches)
  return (await Promise.all(names.map((name) => readOfflineGuide(caches, name)))).flat().toSorted(newestFirst)
}

/** Reads the guides that are complete, each once: of two builds the most recent download. */
export async function readCompleteGuides(caches: CacheStorageLike): Promise<readonly OfflineGuide[]> {
  const complete = (await readOfflineGuides(caches)).filter(({ downloadedAt }) => downloadedAt !== null)
  return complete.filter(
    ({ manifest }, index) => complete.findIndex((other) => other.manifest.path === manifest.path) === index,
  )
}

/** Writes the metadata of a guide into its cache. */
export async function writeGuideRecord(cache: Cache, { manifest, downloadedAt }: GuideRecord): Promise<void> {
  const stored: StoredGuideRecord = { manifest, [STORED_TIME_KEY]: downloadedAt }
  await cache.put(GUIDE_RECORD_KEY, Response.json(stored))
}
