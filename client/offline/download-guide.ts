import { findStylesheetFiles } from '#isomorphic/offline/find-stylesheet-files.ts'
import { findSubresources } from '#isomorphic/offline/find-subresources.ts'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { isImmutable } from '#isomorphic/offline/offline-names.ts'
import { DownloadError, type FetchTools, fetchFile } from './fetch-file.ts'
import {
  type CacheStorageLike,
  cacheNameOf,
  deleteCache,
  listGuideCaches,
  readGuideRecord,
  writeGuideRecord,
} from './offline-guides.ts'

/** Files that are fetched in parallel. */
const MAX_CONCURRENT_FILES = 4
const IGNORE_VARY = { ignoreVary: true } as const
/** Scripts and styles: every manifest lists all of its build. */
const BUILD_ASSET_PREFIX = '/assets/'

export type DownloadProgress = { readonly files: number; readonly totalFiles: number; readonly bytes: number }

export type DownloadTools = FetchTools & {
  readonly caches: CacheStorageLike
  readonly onProgress: (progress: DownloadProgress) => void
  readonly nowIso: () => string
}

type DownloadState = {
  readonly manifest: GuideManifest
  readonly cache: Cache
  /** Addresses that remain to be downloaded, in order. */
  readonly queue: string[]
  readonly knownAddresses: Set<string>
  readonly sizes: ReadonlyMap<string, number>
  files: number
  bytes: number
}

const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

async function putInCache(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response)
  } catch (error) {
    if (isQuotaExceeded(error)) throw new DownloadError('quota exceeded', { cause: error })
    // A body that breaks off while it is read is a network error.
    throw new DownloadError('offline', { cause: error })
  }
}

/** The files that a page or a style sheet refers to. */
async function findFilesOf(address: string, response: Response): Promise<readonly string[]> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) return findSubresources(await response.text(), address)
  return type.startsWith('text/css') ? findStylesheetFiles(await response.text(), address) : []
}

/**
 * Queues the files that the manifest does not list, such as the images of the day. An unlisted script belongs to another
 * build, of which more files would be missing than this page names.
 * @throws {DownloadError} for a script or style of another build
 */
function enqueueFiles(state: DownloadState, addresses: readonly string[]): void {
  for (const address of addresses) {
    if (state.knownAddresses.has(address)) continue
    if (address.startsWith(BUILD_ASSET_PREFIX)) throw new DownloadError('build changed')
    state.knownAddresses.add(address)
    state.queue.push(address)
  }
}

async function downloadFile(state: DownloadState, address: string, tools: DownloadTools): Promise<void> {
  const { cache } = state
  // A file that only a page names may be missing or private: the page is the same without it.
  const omitUnlisted = (error: unknown): null => {
    if (state.sizes.has(address) || !(error instanceof DownloadError) || error.reason !== 'failed')
      throw error
    return null
  }
  // Resumes a cancelled download; immutable files are copied from the caches of other guides.
  const cached = await cache.match(address, IGNORE_VARY)
  const cachedElsewhere =
    cached === undefined && isImmutable(address) ? await tools.caches.match(address, IGNORE_VARY) : undefined
  const response = cached ?? cachedElsewhere ?? (await fetchFile(address, tools).catch(omitUnlisted))
  if (response !== null) {
    const isPageOrStyle = /^text\/(?:html|css)/.test(response.headers.get('content-type') ?? '')
    const copy = isPageOrStyle ? response.clone() : null
    if (cached === undefined) await putInCache(cache, address, response)
    if (copy !== null) enqueueFiles(state, await findFilesOf(address, copy))
  }
  state.files += 1
  state.bytes += state.sizes.get(address) ?? 0
  tools.onProgress({ files: state.files, totalFiles: state.knownAddresses.size, bytes: state.bytes })
}

async function drainQueue(state: DownloadState, tools: DownloadTools): Promise<void> {
  for (let address = state.queue.shift(); address !== undefined; address = state.queue.shift()) {
    if (tools.signal.aborted) throw new DownloadError('cancelled')
    await downloadFile(state, address, tools)
  }
}

/** Pages precede all other files in the queue, so their subresources are known early. */
async function downloadAll(state: DownloadState, tools: DownloadTools): Promise<void> {
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, () => drainQueue(state, tools)))
  // The last page may have queued subresources after the other workers had finished.
  await drainQueue(state, tools)
}

/**
 * Downloads a guide into its own cache. Files that are already cached are not fetched again, and an earlier build is
 * deleted only after the download is complete, so the visitor loses nothing when it fails.
 * @throws {DownloadError}; the files downloaded so far remain for a retry, except when the quota is exceeded
 */
export async function downloadGuide(manifest: GuideManifest, tools: DownloadTools): Promise<void> {
  const { caches, nowIso } = tools
  const cacheName = cacheNameOf(manifest)
  if ((await readGuideRecord(caches, cacheName))?.downloadedAt != null) return
  const cache = await caches.open(cacheName)
  const addresses = manifest.files.map(([address]) => address)
  const state: DownloadState = {
    manifest,
    cache,
    queue: [...addresses],
    knownAddresses: new Set(addresses),
    sizes: new Map(manifest.files),
    files: 0,
    bytes: 0,
  }
  const controller = new AbortController()
  const signal = AbortSignal.any([tools.signal, controller.signal])
  try {
    await writeGuideRecord(cache, { manifest, downloadedAt: null })
    await downloadAll(state, { ...tools, signal })
    await writeGuideRecord(cache, { manifest, downloadedAt: nowIso() })
  } catch (error) {
    // A failed file aborts the other downloads.
    controller.abort()
    const failure =
      error instanceof DownloadError
        ? error
        : new DownloadError(isQuotaExceeded(error) ? 'quota exceeded' : 'failed')
    if (failure.reason === 'quota exceeded') await deleteCache(caches, cacheName)
    throw failure
  }
  const outdatedCaches = (await listGuideCaches(caches, manifest.path)).filter((name) => name !== cacheName)
  await Promise.all(outdatedCaches.map((name) => deleteCache(caches, name)))
}

/** Removes the incomplete downloads of a guide; a complete one of another build stays. */
export async function discardPartialGuide(caches: CacheStorageLike, path: string): Promise<void> {
  const names = await listGuideCaches(caches, path)
  const records = await Promise.all(names.map((name) => readGuideRecord(caches, name)))
  const partial = names.filter((_name, index) => records[index]?.downloadedAt == null)
  await Promise.all(partial.map((name) => deleteCache(caches, name)))
}

/** Removes a guide from the device, including incomplete downloads. */
export async function removeGuide(caches: CacheStorageLike, path: string): Promise<void> {
  await Promise.all((await listGuideCaches(caches, path)).map((name) => deleteCache(caches, name)))
}
