import { isSiteResponse } from '#client/offline/is-site-response.ts'

export type PageFetchTools = {
  /** Sends a request; follows redirects only with `redirect: 'follow'`. */
  readonly fetch: typeof fetch
  /** The navigation preload, or a request of the worker. May reject, resolve to an error response, or never settle. */
  readonly networkResponse: Promise<Response>
  /** Resolves after a delay. */
  readonly delay: (ms: number) => Promise<void>
  readonly origin: string
}

/** The page was removed from the guide, which is a valid response. */
const isRemovedPage = ({ status }: Response): boolean => status === 404 || status === 410

/** An opaque redirect hides its target, so the redirect is followed to check that it stays on the site. */
async function followRedirect(url: string, { fetch, origin }: PageFetchTools): Promise<Response | null> {
  const response = await fetch(url, { redirect: 'follow' })
  return response.ok && isSiteResponse(response) && new URL(response.url).origin === origin
    ? Response.redirect(response.url)
    : null
}

/** Reads the response body to its end: on a bad network the first bytes arrive early and the last ones never. */
async function bufferResponse(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}

/** The complete, successful response of the site; null for any other. */
async function fetchUsable(url: string, tools: PageFetchTools): Promise<Response | null> {
  const response = await tools.networkResponse.catch(() => null)
  if (response === null) return null
  if (response.type === 'opaqueredirect') return followRedirect(url, tools).catch(() => null)
  return isSiteResponse(response) && (response.ok || isRemovedPage(response))
    ? bufferResponse(response).catch(() => null)
    : null
}

/**
 * The network response to a page that is also cached; null unless a complete, successful response of the site arrives in
 * time. A redirect is followed, and is returned when it stays on the site.
 */
export async function fetchWithTimeout(
  url: string,
  timeoutMs: number,
  tools: PageFetchTools,
): Promise<Response | null> {
  return Promise.race([fetchUsable(url, tools), tools.delay(timeoutMs).then(() => null)])
}
