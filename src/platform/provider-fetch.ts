import { isAllowedRemoteUrl } from './allowed-remote-url.ts'
import { ProviderResponseError, ProviderUnavailableError } from './app-error.ts'
import { withDeadline } from './deadline.ts'

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/** One request to the provider may take this long, body included. */
const REQUEST_TIMEOUT_MS = 4000
/** Larger than any key set or profile. */
const MAX_BODY_BYTES = 262_144

export type ProviderFetchOptions = {
  readonly fetch: Fetch
  readonly allowsLoopbackHttp: boolean
  /** All requests of one sign-in together may take this long (R10.3: every answer within 10 s). */
  readonly budgetMs: number
}

async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) throw new ProviderResponseError('answer too large')
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

/** The body was decoded and read, so of the headers only those that say what it is may stay. */
function toBufferedResponse({ status, headers }: Response, text: string): Response {
  const headerEntries = ['content-type', 'www-authenticate'].flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(text === '' ? null : text, { status, headers: headerEntries })
}

/**
 * A fetch for one sign-in's requests to the provider: only to permitted addresses, in time, and of bounded size.
 * @throws {ProviderUnavailableError} when the provider cannot be reached, is too slow, or says that it is in trouble
 * @throws {ProviderResponseError} when an answer is too large, or should be a JSON object and is not
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
      throw new ProviderUnavailableError('no answer', { cause: error })
    })
    if (response.status >= 500 || response.status === 429)
      throw new ProviderUnavailableError(`status ${response.status}`)
    if (response.ok && !isJsonObject(text)) throw new ProviderResponseError('answer is not a JSON object')
    return toBufferedResponse(response, text)
  }
}
