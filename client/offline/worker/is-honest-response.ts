import { isSiteResponse } from '#client/offline/is-site-response.ts'

/** Responses of a gateway that does not reach the site (RFC 9110, 15.6; RFC 6585 for 511). */
const GATEWAY_ERRORS = new Set([502, 503, 504, 511])
/** A static file of the site, small and the same for every visitor. */
const PROBE_PATH = '/favicon.svg'
/** Header of the challenge that the site's own network may put before a page; the visitor has to see it. */
const CHALLENGE_HEADER = 'cf-mitigated'

/** Whether the network reaches the site itself and no captive portal. */
async function reachesSite(fetchResource: typeof fetch): Promise<boolean> {
  const init: RequestInit = { method: 'HEAD', cache: 'no-store', credentials: 'omit', redirect: 'error' }
  return fetchResource(PROBE_PATH, init).then(
    (response) => response.ok && isSiteResponse(response),
    () => false,
  )
}

/**
 * Whether a response to a navigation comes from the site. Gateways and captive portals respond with pages and redirects
 * of their own. A redirect hides its target, and files for other sites lack the header of the site's pages: in doubt a
 * request for a known file shows who responds.
 */
export async function isHonestResponse(response: Response, fetchResource: typeof fetch): Promise<boolean> {
  if (response.type === 'error') return false
  if (isSiteResponse(response) || response.headers.has(CHALLENGE_HEADER)) return true
  return !GATEWAY_ERRORS.has(response.status) && reachesSite(fetchResource)
}
