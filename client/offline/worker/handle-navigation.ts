import { isSiteResponse } from '#client/offline/is-site-response.ts'
import { type CacheStorageLike, readCompleteGuides } from '#client/offline/offline-guides.ts'
import {
  DEVICE_GUIDE_PATH,
  OFFLINE_FALLBACK_PATH,
  OFFLINE_GUIDES_PATH,
  OFFLINE_TRIP_PATH,
} from '#isomorphic/offline/offline-names.ts'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { type LocalisedPath, localiseHref, splitLanguage } from '#isomorphic/words/localised-path.ts'
import { findCachedPage } from './cached-responses.ts'
import { fillFallbackPage } from './fill-fallback-page.ts'
import { isHonestResponse } from './is-honest-response.ts'

/** How long a navigation waits for the network before a cached page is shown: it appears within a second. */
const CACHED_PAGE_TIMEOUT_MS = 600
/**
 * How long a navigation waits for the first bytes of a page that is not cached: a response appears within 3 s, also on a
 * slow phone.
 */
const UNCACHED_PAGE_TIMEOUT_MS = 2200
/**
 * The same for a visitor who tries again after the fallback page, and for a file, which the site may take time to write:
 * a slow network gets its chance.
 */
const RETRY_TIMEOUT_MS = 20_000
const FILE = /\.[a-z0-9]{2,8}$/i
/** A search may take longer than a page: two queries of a distant database, and more on a slow network. */
const SEARCH_TIMEOUT_MS = 2500
const SEARCH_PATH = '/search'
const ACCOUNT_TRIP = /^\/profile\/trips\/(?<id>[0-9a-f]{32})$/
/** All lists of the account, or one. */
const ACCOUNT_LISTS = /^\/profile\/saves(?:\/[0-9a-z]+)?$/

export type NavigationTools = {
  readonly caches: CacheStorageLike
  /** Sends a request; follows redirects only with `redirect: 'follow'`. */
  readonly fetch: typeof fetch
  /** The navigation preload, or a request of the worker. May reject, resolve to an error response, or never settle. */
  readonly networkResponse: Promise<Response>
  /** Resolves after a delay. */
  readonly delay: (ms: number) => Promise<void>
  readonly origin: string
  /** Whether the visitor tries again from the fallback page, which is shown at the address that failed. */
  readonly isRetry: boolean
}

/** The page was removed from the guide, which is a valid response. */
const isRemovedPage = ({ status }: Response): boolean => status === 404 || status === 410

/** An opaque redirect hides its target, so the redirect is followed to check that it stays on the site. */
async function followRedirect(url: string, { fetch, origin }: NavigationTools): Promise<Response | null> {
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

/**
 * The network response to a page that is also cached; null unless it is a complete, successful response of the site.
 */
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

/** The language and the path of an address; whether the site offers the language is not known here. */
export const languageOf = ({ pathname }: URL): LocalisedPath =>
  splitLanguage(pathname, TRANSLATED_TAGS.join())

/** The address of a page of the device: in the language of another address where that is cached, else in English. */
async function deviceAddress(page: string, url: URL, caches: CacheStorageLike): Promise<string | null> {
  const { tag } = languageOf(url)
  for (const address of new Set([localiseHref(tag, page), page]))
    if ((await findCachedPage(caches, address)) !== null) return address
  return null
}

/**
 * The offline search with the same query, for a search that the site does not answer; null when no guide is downloaded.
 */
async function redirectToOfflineSearch(
  url: URL,
  { caches, origin }: NavigationTools,
): Promise<Response | null> {
  const query = url.searchParams.get('q') ?? ''
  if (languageOf(url).path !== SEARCH_PATH || query === '') return null
  const guides = await readCompleteGuides(caches)
  if (guides.length === 0) return null
  const page = (await deviceAddress(OFFLINE_GUIDES_PATH, url, caches)) ?? OFFLINE_GUIDES_PATH
  return Response.redirect(`${origin}${page}?q=${encodeURIComponent(query)}`)
}

/**
 * The page of the device that shows the copy of a trip or of a list of the account; null for any other page, and while the
 * page of the device is not cached.
 */
async function redirectToDeviceCopy(url: URL, { caches, origin }: NavigationTools): Promise<Response | null> {
  const { path } = languageOf(url)
  const tripId = ACCOUNT_TRIP.exec(path)?.groups?.['id']
  const isList = ACCOUNT_LISTS.test(path)
  if (tripId === undefined && !isList) return null
  const page = await deviceAddress(isList ? DEVICE_GUIDE_PATH : OFFLINE_TRIP_PATH, url, caches)
  if (page === null) return null
  return Response.redirect(origin + page + (isList ? '' : `#${tripId}`))
}

/**
 * The fallback page with the downloaded guides, in the language of the address if that is cached, else in English; null
 * while neither is.
 */
async function offlineFallback(url: URL, { caches }: NavigationTools): Promise<Response | null> {
  const localised = localiseHref(languageOf(url).tag, OFFLINE_FALLBACK_PATH)
  const page =
    (await caches.match(localised, { ignoreVary: true })) ??
    (await caches.match(OFFLINE_FALLBACK_PATH, { ignoreVary: true }))
  return page === undefined
    ? null
    : fillFallbackPage(page, await readCompleteGuides(caches), url.pathname + url.search)
}

/** Passes the response of the network on, unless it is late, an error of the network, or not of the site. */
async function respondUncached(url: URL, tools: NavigationTools): Promise<Response> {
  const { delay, fetch, isRetry } = tools
  const timeoutMs = isRetry || FILE.test(url.pathname) ? RETRY_TIMEOUT_MS : UNCACHED_PAGE_TIMEOUT_MS
  // Firefox resolves a failed navigation preload with an error response instead of rejecting it.
  const networkResponse = tools.networkResponse.catch(() => Response.error())
  const isHonest = networkResponse.then((response) => isHonestResponse(response, fetch))
  if (await Promise.race([isHonest, delay(timeoutMs).then(() => false)])) return networkResponse
  return (await redirectToDeviceCopy(url, tools)) ?? (await offlineFallback(url, tools)) ?? networkResponse
}

/**
 * A cached page without its speculation rules: the browser would fetch them, and prefetch pages, over a network that
 * does not respond.
 */
function withoutPrefetching({ body, status, statusText, headers }: Response): Response {
  const copy = new Headers(headers)
  copy.delete('speculation-rules')
  return new Response(body, { status, statusText, headers: copy })
}

async function respond(url: URL, tools: NavigationTools): Promise<Response> {
  const cached = await findCachedPage(tools.caches, url.pathname)
  if (cached !== null)
    return (await fetchWithTimeout(url.href, CACHED_PAGE_TIMEOUT_MS, tools)) ?? withoutPrefetching(cached)
  const searchRedirect = await redirectToOfflineSearch(url, tools)
  if (searchRedirect !== null)
    return (await fetchWithTimeout(url.href, SEARCH_TIMEOUT_MS, tools)) ?? searchRedirect
  return respondUncached(url, tools)
}

/**
 * Responds to a navigation. A cached page: network first, with the cached copy as fallback when the network is offline,
 * slow, failing or a captive portal. Any other page, and every page while the caches cannot be read: network only, with
 * the fallback page in the same cases if it can be read.
 * @throws errors of the network, when nothing is cached that could be served instead
 */
export const handleNavigation = (url: URL, tools: NavigationTools): Promise<Response> =>
  respond(url, tools).catch(() => tools.networkResponse)
