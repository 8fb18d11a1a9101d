import type { Fetch } from '#src/platform/provider-fetch.ts'
import { isPublicHttpsAddress, type LinkResponse } from './link-verdict.ts'

const TIMEOUT_MS = 8000
const MAX_REDIRECTS = 5
const PERMANENT_REDIRECTS = new Set([301, 308])
/** Responses to HEAD that are inconclusive: many sites do not support the method. */
const RETRY_WITH_GET = new Set([400, 403, 404, 405, 406, 500, 501, 503])

const isRedirect = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.has('location')

/** Requests an address with one method; follows redirects to public addresses only. */
async function fetchFollowingRedirects(
  fetch: Fetch,
  address: string,
  init: RequestInit,
): Promise<LinkResponse> {
  let current = address
  let isPermanent = true
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await fetch(current, { ...init, redirect: 'manual' })
    await response.body?.cancel()
    if (!isRedirect(response)) {
      const hasMoved = hops > 0 && isPermanent && response.ok
      return { status: response.status, movedTo: hasMoved ? current : '' }
    }
    isPermanent &&= PERMANENT_REDIRECTS.has(response.status)
    const target = response.headers.get('location') ?? ''
    if (!URL.canParse(target, current)) return { status: null, movedTo: '' }
    current = new URL(target, current).href
    if (!isPublicHttpsAddress(current)) return { status: null, movedTo: '' }
  }
  return { status: null, movedTo: '' }
}

/**
 * Checks whether a link works: HEAD, then GET when HEAD is inconclusive. Reads no body. Never rejects.
 * @param address one that `isPublicHttpsAddress` accepts
 * @param userAgent identifies the bot, with a contact page
 * @param pause delay before the second request
 */
export async function requestLink(
  fetch: Fetch,
  address: string,
  userAgent: string,
  pause: () => Promise<void>,
): Promise<LinkResponse> {
  const request = async (method: 'HEAD' | 'GET'): Promise<LinkResponse> => {
    const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' }
    try {
      return await fetchFollowingRedirects(fetch, address, {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
    } catch {
      return { status: null, movedTo: '' }
    }
  }
  const headResponse = await request('HEAD')
  if (headResponse.status !== null && !RETRY_WITH_GET.has(headResponse.status)) return headResponse
  await pause()
  return request('GET')
}
