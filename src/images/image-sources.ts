import { readImageBytes } from '#src/images/rules/image-bytes.ts'
import { imageTypeOf, isDecodable, readImageHeader } from '#src/images/rules/image-header.ts'
import type { ImageSource, ImageSourceRules } from '#src/images/rules/image-source.ts'
import type { ImageHeader } from '#src/images/rules/image-type.ts'
import { ImageError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { createSingleFlight } from '#src/platform/single-flight.ts'
import { EDGE_CACHE_TIMEOUT_MS } from '#src/platform/timeouts.ts'
import type { WaitUntil } from '#src/platform/wait-until.ts'
import { type ByteBudget, createByteBudget } from './byte-budget.ts'
import { downloadImage, readLimited } from './image-download.ts'
import { imageErrors } from './image-errors.ts'

/** Memory limit for downloads and encoding, of the isolate's 128 MB; a file may be in memory twice. */
const BUDGET_BYTES = 32_000_000
/** Longer than a request can take: download, AVIF attempt, and fallback format. */
const MAX_LEASE_MS = 30_000
/** Longer than any download. */
const WAIT_TIMEOUT_MS = 9000
const OWN_FILE_TIMEOUT_MS = 3000
/** TTL of cached sources, so that further widths of an image need no second download. */
const SOURCE_TTL_S = HOUR_S

/** Platform dependencies of one request. */
export type ImageSourceContext = {
  readonly assets: Fetcher
  readonly edgeCache: Cache
  readonly siteOrigin: string
  readonly rules: ImageSourceRules
  readonly waitUntil: WaitUntil
}

export type LoadedImage = { readonly file: Uint8Array; readonly header: ImageHeader }

export type ImageSources = {
  /**
   * Loads an image and validates it by its bytes.
   * @throws {ImageError} when it cannot be loaded, is too large, or is not an image (R5.4, R5.5, R5.8)
   */
  readonly load: (source: ImageSource, context: ImageSourceContext) => Promise<LoadedImage>
  /** Counts a loaded file in the memory budget until it is released; see `ByteBudget`. */
  readonly retain: (file: Uint8Array) => () => void
}

function checkImage(file: Uint8Array): LoadedImage {
  if (imageTypeOf(readImageBytes(file)) === null) throw imageErrors.wrongType()
  const header = readImageHeader(file)
  if (header === null) throw imageErrors.broken()
  if (!isDecodable(header)) throw imageErrors.tooLarge()
  return { file, header }
}

const edgeAddress = ({ siteOrigin }: ImageSourceContext, address: string): string =>
  `${siteOrigin}/_image/source?url=${encodeURIComponent(address)}`

async function readCachedSource(
  context: ImageSourceContext,
  address: string,
  budget: ByteBudget,
): Promise<Uint8Array | null> {
  const lease = budget.openLease()
  const reading = context.edgeCache
    .match(edgeAddress(context, address))
    .then((hit) => (hit === undefined ? null : readLimited(hit, lease)))
  return withDeadline(reading, EDGE_CACHE_TIMEOUT_MS, 'edge cache')
    .catch(() => null)
    .finally(lease.release)
}

async function cacheSource(context: ImageSourceContext, address: string, file: Uint8Array): Promise<void> {
  const headers = { 'cache-control': `public, max-age=${SOURCE_TTL_S}` }
  const writing = context.edgeCache.put(edgeAddress(context, address), new Response(file, { headers }))
  // On failure the next width downloads the source again.
  await withDeadline(writing, EDGE_CACHE_TIMEOUT_MS, 'edge cache').catch(() => undefined)
}

/** Loads images from static files and allowed origins; concurrent requests for a source share one download. */
export function createImageSources(fetch: Fetch, nowMs: () => number): ImageSources {
  const budget = createByteBudget(BUDGET_BYTES, MAX_LEASE_MS, nowMs)
  const downloads = createSingleFlight<LoadedImage>({
    timeoutMs: WAIT_TIMEOUT_MS,
    nowMs,
    createTimeoutError: imageErrors.slowOrigin,
  })

  async function loadOwn(path: string, { assets, siteOrigin }: ImageSourceContext): Promise<LoadedImage> {
    const lease = budget.openLease()
    const reading = assets.fetch(siteOrigin + path).then((response) => {
      if (response.status !== 200) throw imageErrors.missing()
      return readLimited(response, lease)
    })
    const file = await withDeadline(reading, OWN_FILE_TIMEOUT_MS, 'assets')
      .catch((error: Error) => {
        throw error.cause instanceof ImageError ? error.cause : imageErrors.busy(error)
      })
      .finally(lease.release)
    return checkImage(file)
  }

  async function loadExternal(address: string, context: ImageSourceContext): Promise<LoadedImage> {
    const cached = await readCachedSource(context, address, budget)
    if (cached !== null) return checkImage(cached)
    const loaded = checkImage(await downloadImage({ fetch, budget }, address, context.rules))
    const release = budget.retain(loaded.file)
    await cacheSource(context, address, loaded.file).finally(release)
    return loaded
  }

  return {
    retain: budget.retain,
    load: (source, context) =>
      source.kind === 'own'
        ? loadOwn(source.path, context)
        : downloads.run(source.address, () => loadExternal(source.address, context), context.waitUntil),
  }
}
