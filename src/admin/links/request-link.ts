import type { Fetch } from '#src/platform/provider-fetch.ts'
import { isPublicHttpsAddress, type LinkResponse } from './link-verdict.ts'

const TIMEOUT_MS = 8000
const MAX_REDIRECTS = 5
const PERMANENT_REDIRECTS = new Set([301, 308])
/** Answers to HEAD that say nothing of the page: many sites do not know the method. */
const RETRY_WITH_GET = new Set([400, 403, 404, 405, 406, 500, 501, 503])

const isRedirect = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.has('location')

/** One address with one method; redirects are followed as far as they lead to what may be asked. */
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
 * Asks whether an address is still there: HEAD, and GET where that says nothing; no body is read. Never rejects.
 * @param address one that `mayAskAddress` lets through
 * @param userAgent says who asks, and where to complain
 * @param pause before it asks once more
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
