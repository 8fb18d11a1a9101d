import { isAllowedRemoteUrl } from './allowed-remote-url.ts'
import { ProviderResponseError, ProviderUnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** Timeout of one request to the provider, body included. */
const REQUEST_TIMEOUT_MS = 4000
/** Larger than any key set or profile. */
const MAX_BODY_BYTES = 262_144

export type ProviderFetchOptions = {
  readonly fetch: Fetch
  readonly allowsLoopbackHttp: boolean
  /** Time limit for all requests of one sign-in together (R10.3: every response within 10 s). */
  readonly budgetMs: number
}

async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw new ProviderResponseError('response too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

async function fetchText(
  fetch: Fetch,
  address: string,
  init: RequestInit,
): Promise<{ response: Response; text: string }> {
  const response = await fetch(address, init)
  return { response, text: await readBounded(response.body) }
}

/**
 * The body is already decoded, so headers about its encoding and length no longer apply; only type and challenge are
 * passed on.
 */
function toBufferedResponse({ status, headers }: Response, text: string): Response {
  const headerEntries = ['content-type', 'www-authenticate'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(text === '' ? null : text, { status, headers: headerEntries })
}

/**
 * A fetch for the provider requests of one sign-in: allowed URLs only, with a deadline and a size limit.
 * @throws {ProviderUnavailableError} when the provider cannot be reached, times out, or responds with 429 or 5xx
 * @throws {ProviderResponseError} when a response is too large, or a successful one is not a JSON object
 */
export function createProviderFetch({ fetch, allowsLoopbackHttp, budgetMs }: ProviderFetchOptions): Fetch {
  const deadlineMs = Date.now() + budgetMs
  return async (address, init = {}) => {
    if (!isAllowedRemoteUrl(address, allowsLoopbackHttp))
      throw new ProviderResponseError('address must be https')
    const timeoutMs = Math.max(0, Math.min(REQUEST_TIMEOUT_MS, deadlineMs - Date.now()))
    const pending = fetchText(fetch, address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const { response, text } = await withDeadline(pending, timeoutMs, 'provider').catch((error: Error) => {
      if (error.cause instanceof ProviderResponseError) throw error.cause
      throw new ProviderUnavailableError('no response', { cause: error })
    })
    if (response.status >= 500 || response.status === 429)
      throw new ProviderUnavailableError(`status ${response.status}`)
    if (response.ok && !isJsonObject(text)) throw new ProviderResponseError('response is not a JSON object')
    return toBufferedResponse(response, text)
  }
}
