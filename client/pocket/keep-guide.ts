import { type FetchTools, fetchFile, KeepError } from './fetch-file.ts'
import type { GuideManifest } from './guide-manifest.ts'
import { type Caches, cacheNameOf, dropCache, guideCaches, readRecord, writeRecord } from './kept-guides.ts'
import { pageAddresses } from './page-addresses.ts'
import { isImmutable } from './pocket-names.ts'

/** Files that are fetched at the same time. */
const AT_ONCE = 4
const ANY = { ignoreVary: true } as const
/** Scripts and styles: every list names all of its build. */
const BUILT = '/assets/'

export type KeepProgress = { readonly files: number; readonly allFiles: number; readonly bytes: number }

export type KeepTools = FetchTools & {
  readonly caches: Caches
  readonly onProgress: (progress: KeepProgress) => void
  readonly nowIso: () => string
}

type Keeping = {
  readonly manifest: GuideManifest
  readonly cache: Cache
  /** Addresses that are still to be kept, in their order. */
  readonly wanted: string[]
  readonly known: Set<string>
  readonly weights: ReadonlyMap<string, number>
  files: number
  bytes: number
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  try {
    await cache.put(address, answer)
  } catch (error) {
    if (isFull(error)) throw new KeepError('no room', { cause: error })
    // What breaks off while it is read is the network's.
    throw new KeepError('no network', { cause: error })
  }
}

/**
 * A page may show what its list did not know, as the pictures of the day: that is fetched with the rest. A script that the
 * list did not know is another build's, of which more would be missing than the page says.
 */
async function addShown(keeping: Keeping, answer: Response): Promise<void> {
  for (const address of pageAddresses(await answer.text())) {
    if (keeping.known.has(address)) continue
    if (address.startsWith(BUILT)) throw new KeepError('changed')
    keeping.known.add(address)
    keeping.wanted.push(address)
  }
}

async function keepFile(keeping: Keeping, address: string, tools: KeepTools): Promise<void> {
  const { cache } = keeping
  // A download that was stopped goes on where it was, and what another guide has is not fetched again.
  const here = await cache.match(address, ANY)
  const elsewhere =
    here === undefined && isImmutable(address) ? await tools.caches.match(address, ANY) : undefined
  const answer = here ?? elsewhere ?? (await fetchFile(address, tools))
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  const copy = isPage ? answer.clone() : null
  if (here === undefined) await put(cache, address, answer)
  if (copy !== null) await addShown(keeping, copy)
  keeping.files += 1
  keeping.bytes += keeping.weights.get(address) ?? 0
  tools.onProgress({ files: keeping.files, allFiles: keeping.known.size, bytes: keeping.bytes })
}

async function keepNext(keeping: Keeping, tools: KeepTools): Promise<void> {
  for (let address = keeping.wanted.shift(); address !== undefined; address = keeping.wanted.shift()) {
    if (tools.signal.aborted) throw new KeepError('stopped')
    await keepFile(keeping, address, tools)
  }
}

/** Pages come first and alone, so that what they show is known before the rest is fetched side by side. */
async function keepAll(keeping: Keeping, tools: KeepTools): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => keepNext(keeping, tools)))
  // What the last page showed may have come when the others had nothing left to do.
  await keepNext(keeping, tools)
}

/**
 * Keeps a guide whole, in a cache of its own: files that are there already stay, and only when all of it is there does it
 * take the place of an earlier edition, so that nothing that was kept is lost on the way.
 * @throws {KeepError}; what was fetched until then stays, to go on from, unless there is no room for it
 */
export async function keepGuide(manifest: GuideManifest, tools: KeepTools): Promise<void> {
  const { caches, nowIso } = tools
  const cacheName = cacheNameOf(manifest)
  if ((await readRecord(caches, cacheName))?.keptAt != null) return
  const cache = await caches.open(cacheName)
  const addresses = manifest.files.map(([address]) => address)
  const keeping: Keeping = {
    manifest,
    cache,
    wanted: [...addresses],
    known: new Set(addresses),
    weights: new Map(manifest.files),
    files: 0,
    bytes: 0,
  }
  const own = new AbortController()
  const signal = AbortSignal.any([tools.signal, own.signal])
  try {
    await writeRecord(cache, { manifest, keptAt: null })
    await keepAll(keeping, { ...tools, signal })
    await writeRecord(cache, { manifest, keptAt: nowIso() })
  } catch (error) {
    // One file that cannot be had ends the others.
    own.abort()
    const reason = error instanceof KeepError ? error : new KeepError(isFull(error) ? 'no room' : 'failed')
    if (reason.reason === 'no room') await dropCache(caches, cacheName)
    throw reason
  }
  const others = (await guideCaches(caches, manifest.path)).filter((name) => name !== cacheName)
  await Promise.all(others.map((name) => dropCache(caches, name)))
}

/** Takes a guide off the device, with everything of it that is on its way. */
export async function removeGuide(caches: Caches, path: string): Promise<void> {
  await Promise.all((await guideCaches(caches, path)).map((name) => dropCache(caches, name)))
}
