import { type ImageSourceRules, judgeExternalSource } from '#src/images/rules/image-source.ts'
import { ImageError } from '#src/platform/app-error.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import type { ByteBudget, ByteLease } from './byte-budget.ts'
import { imageErrors } from './image-errors.ts'

/** Covers headers, redirects and body (R5.4). */
const DOWNLOAD_TIMEOUT_MS = 7000
const MAX_BYTES = 20_000_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOT_FOUND_STATUSES = new Set([403, 404, 410])
/** No headers of the visitor's request are forwarded (R5.7). */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Fernway-Images/1',
}

export type ImageDownloadOptions = {
  readonly fetch: Fetch
  readonly budget: ByteBudget
}

function discardBody(response: Response): void {
  // Releases the connection; errors of the origin are irrelevant.
  response.body?.cancel().catch(() => undefined)
}

/** Follows redirects manually and validates each target like the first address (R5.3). */
async function fetchFollowingRedirects(
  fetch: Fetch,
  address: string,
  rules: ImageSourceRules,
  signal: AbortSignal,
): Promise<Response> {
  let current = address
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(current, { headers: HEADERS, redirect: 'manual', signal })
    if (!REDIRECTS.has(response.status)) return response
    discardBody(response)
    const location = response.headers.get('location') ?? ''
    if (location === '' || !URL.canParse(location, current)) throw imageErrors.badOrigin()
    const verdict = judgeExternalSource(new URL(location, current).href, rules)
    if (verdict.kind !== 'external') throw imageErrors.badOrigin()
    current = verdict.address
  }
  throw imageErrors.badOrigin()
}

/** Reads a body completely, limited by decoded bytes rather than Content-Length (R5.4). */
export async function readLimited(response: Response, lease: ByteLease): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    discardBody(response)
    throw imageErrors.tooLarge()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) throw imageErrors.tooLarge()
    if (!lease.reserve(chunk.byteLength)) throw imageErrors.busy()
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

async function download(
  { fetch, budget }: ImageDownloadOptions,
  address: string,
  rules: ImageSourceRules,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const response = await fetchFollowingRedirects(fetch, address, rules, signal)
  if (response.status !== 200) {
    discardBody(response)
    throw NOT_FOUND_STATUSES.has(response.status) ? imageErrors.missing() : imageErrors.badOrigin()
  }
  const lease = budget.openLease()
  return readLimited(response, lease).finally(lease.release)
}

/**
 * Downloads an image from an allowed origin, with a timeout and a size limit.
 * @param address one that `judgeExternalSource` accepts
 * @throws {ImageError} with the status of the failure (R5.4, R5.8)
 */
export async function downloadImage(
  options: ImageDownloadOptions,
  address: string,
  rules: ImageSourceRules,
): Promise<Uint8Array> {
  const controller = new AbortController()
  const working = download(options, address, rules, controller.signal)
  try {
    return await withDeadline(working, DOWNLOAD_TIMEOUT_MS, 'image origin')
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof ImageError) throw cause
    throw cause === undefined ? imageErrors.slowOrigin() : imageErrors.badOrigin(cause)
  } finally {
    controller.abort()
  }
}
