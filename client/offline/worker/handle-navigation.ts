import { type CacheStorageLike, readCompleteGuides } from '#client/offline/offline-guides.ts'
import {
  DEVICE_GUIDE_PATH,
  DEVICE_PAGES,
  OFFLINE_FALLBACK_PATH,
  OFFLINE_GUIDES_PATH,
  OFFLINE_TRIP_PATH,
} from '#isomorphic/offline/offline-names.ts'
import { DEFAULT_LOCALE, TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { type LocalisedPath, localiseHref, splitLanguage } from '#isomorphic/words/localised-path.ts'
import { findCachedPage } from './cached-responses.ts'
import { fetchWithTimeout, type PageFetchTools } from './fetch-with-timeout.ts'
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

export type NavigationTools = PageFetchTools & {
  readonly caches: CacheStorageLike
  /** Whether the visitor tries again from the fallback page, which is shown at the address that failed. */
  readonly isRetry: boolean
}

/** The language and the path of an address; whether the site offers the language is not known here. */
export const languageOf = ({ pathname }: URL): LocalisedPath =>
  splitLanguage(pathname, TRANSLATED_TAGS.join())

/**
 * The address of a page of the device: in the language of another address where that is cached, else in English, else in
 * the language of the guides that the device has.
 */
async function deviceAddress(page: string, url: URL, caches: CacheStorageLike): Promise<string | null> {
  const tags = [languageOf(url).tag, DEFAULT_LOCALE, ...TRANSLATED_TAGS]
  for (const address of new Set(tags.map((tag) => localiseHref(tag, page))))
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
 * A page of the device in another language, if it is cached in that alone: the installed app and its shortcuts have
 * English addresses.
 */
async function redirectToOtherLanguage(
  url: URL,
  { caches, origin }: NavigationTools,
): Promise<Response | null> {
  const { path } = languageOf(url)
  if (path !== OFFLINE_GUIDES_PATH && !DEVICE_PAGES.includes(path)) return null
  const page = await deviceAddress(path, url, caches)
  return page === null ? null : Response.redirect(origin + page + url.search)
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
  return (
    (await redirectToDeviceCopy(url, tools)) ??
    (await redirectToOtherLanguage(url, tools)) ??
    (await offlineFallback(url, tools)) ??
    networkResponse
  )
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
