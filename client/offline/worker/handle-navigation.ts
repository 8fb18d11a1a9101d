import { isSiteResponse } from '#client/offline/is-site-response.ts'
import { type CacheStorageLike, readCompleteGuides } from '#client/offline/offline-guides.ts'
import { OFFLINE_FALLBACK_PATH, OFFLINE_GUIDES_PATH } from '#isomorphic/offline/offline-names.ts'
import { findCachedPage } from './cached-responses.ts'
import { fillFallbackPage } from './fill-fallback-page.ts'

/** How long the network may take before what is kept is shown: a kept page is there within a second. */
const CACHED_PAGE_TIMEOUT_MS = 600
/** A search may take longer: two trips to a database far away, and more on a slow network. */
const SEARCH_TIMEOUT_MS = 3500
const SEARCH_PATH = '/search'

export type NavigationTools = {
  readonly caches: CacheStorageLike
  /** Asks the network; follows redirects only when told so. */
  readonly fetch: typeof fetch
  /** Rejects, is an error, or settles in its own time; the browser's head start or a request of our own. */
  readonly networkResponse: Promise<Response>
  /** Settles when a time has passed. */
  readonly delay: (ms: number) => Promise<void>
  readonly origin: string
}

/** The page was taken out of the guide: that is an answer too. */
const isRemovedPage = ({ status }: Response): boolean => status === 404 || status === 410

/** A redirect says nothing of where it leads: one of ours does stay on the site. */
async function followRedirect(url: string, { fetch, origin }: NavigationTools): Promise<Response | null> {
  const response = await fetch(url, { redirect: 'follow' })
  return response.ok && isSiteResponse(response) && new URL(response.url).origin === origin
    ? Response.redirect(response.url)
    : null
}

/** An answer with all of its text: on a bad network the first bytes come soon and the last never. */
async function bufferResponse(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(await response.arrayBuffer(), { status, statusText, headers })
}

/** The network's answer to a page that is kept too; null unless it is one of ours, good and all there. */
async function fetchUsable(url: string, tools: NavigationTools): Promise<Response | null> {
  const response = await tools.networkResponse.catch(() => null)
  if (response === null) return null
  if (response.type === 'opaqueredirect') return followRedirect(url, tools).catch(() => null)
  return isSiteResponse(response) && (response.ok || isRemovedPage(response))
    ? bufferResponse(response).catch(() => null)
    : null
}

async function fetchWithTimeout(
  url: string,
  timeoutMs: number,
  tools: NavigationTools,
): Promise<Response | null> {
  return Promise.race([fetchUsable(url, tools), tools.delay(timeoutMs).then(() => null)])
}

/** Where the pocket is to be searched, for a search that the site does not answer; null when nothing is kept. */
async function redirectToOfflineSearch(
  url: URL,
  { caches, origin }: NavigationTools,
): Promise<Response | null> {
  const query = url.searchParams.get('q') ?? ''
  if (url.pathname !== SEARCH_PATH || query === '') return null
  const guides = await readCompleteGuides(caches)
  if (guides.length === 0) return null
  return Response.redirect(`${origin}${OFFLINE_GUIDES_PATH}?q=${encodeURIComponent(query)}`)
}

async function offlineFallback(url: URL, { caches }: NavigationTools): Promise<Response> {
  const page = await caches.match(OFFLINE_FALLBACK_PATH, { ignoreVary: true })
  return page === undefined
    ? Response.error()
    : fillFallbackPage(page, await readCompleteGuides(caches), url.pathname + url.search)
}

/**
 * Answers for a page. A page that is kept: the network, and the kept copy when that is gone, slow, failing or somebody
 * else. Any other: the network as it is, and without one the page that says what is kept.
 */
export async function handleNavigation(url: URL, tools: NavigationTools): Promise<Response> {
  const cached = await findCachedPage(tools.caches, url.pathname)
  if (cached !== null) return (await fetchWithTimeout(url.href, CACHED_PAGE_TIMEOUT_MS, tools)) ?? cached
  // Without a guide to search instead, the site's search may take its time.
  const searchRedirect = await redirectToOfflineSearch(url, tools)
  if (searchRedirect !== null)
    return (await fetchWithTimeout(url.href, SEARCH_TIMEOUT_MS, tools)) ?? searchRedirect
  // Firefox does not reject what was asked ahead in vain: it gives an error for an answer.
  const response = await tools.networkResponse.catch(() => null)
  return response === null || response.type === 'error' ? offlineFallback(url, tools) : response
}
