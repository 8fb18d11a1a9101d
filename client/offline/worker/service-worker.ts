import { listGuideCaches } from '#client/offline/offline-guides.ts'
import { OFFLINE_DOWNLOAD_HEADER } from '#isomorphic/offline/offline-names.ts'
import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { findCachedFile } from './cached-responses.ts'
import { handleNavigation, languageOf } from './handle-navigation.ts'
import { NETWORK_ROUTES } from './network-routes.ts'
import { clearOutboxAfterSessionEnd, isSessionEnd } from './session-end.ts'
import { deleteOldShells, ensureShell } from './shell.ts'
import { scope, type WorkerFetchEvent } from './worker-scope.ts'

/** The server replaces this placeholder with its build when it sends the script. */
const BUILD_ID = '__FERNWAY_BUILD__'
/** Never answered from a cache: the sign-in and sign-out redirects and the API. */
const PASS_THROUGH = /^\/api\//
/** Files that pages link, besides the subresources that they load. */
const LINKED_FILE = /\.[a-z0-9]{2,8}$|^\/_image$/i
/** Styles of the fallback page, which every device caches. */
const SHELL_FILES = /^\/assets\/offline-/

/** Maximum time that an event waits for the network. */
const MAX_NETWORK_WAIT_MS = 5000

const { caches } = globalThis
const fetchFromNetwork: typeof fetch = (input, init) => fetch(input, init)
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Files are looked up in the caches until it is known that no guide exists. */
let mayHaveGuides = true
async function checkForGuides(): Promise<void> {
  mayHaveGuides = (await listGuideCaches(caches)).length > 0
}

const tryEnsureShell = (tag: LocaleTag = DEFAULT_LOCALE): Promise<void> =>
  ensureShell(caches, fetchFromNetwork, BUILD_ID, tag).catch(() => undefined)

/** Caches the fallback page in the languages of the open windows, besides English. */
async function ensureShellsOfWindows(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tags = new Set(windows.map(({ url }) => languageOf(new URL(url)).tag))
  tags.delete(DEFAULT_LOCALE)
  await Promise.all([...tags].map((tag) => tryEnsureShell(tag)))
}

const isCacheable = ({ destination, headers }: Request, { pathname }: URL): boolean =>
  // A download replaces the files of an earlier build, which must not come from its cache.
  !headers.has(OFFLINE_DOWNLOAD_HEADER) &&
  (mayHaveGuides ? destination !== '' || LINKED_FILE.test(pathname) : SHELL_FILES.test(pathname))

scope.addEventListener('install', (event) => {
  // Not every browser supports static routes, and one may refuse a rule: the fetch handler has the same exceptions.
  event.waitUntil(event.addRoutes?.([...NETWORK_ROUTES]).catch(() => undefined) ?? Promise.resolve())
  // A worker without the fallback page is still useful: guides open with it.
  event.waitUntil(
    tryEnsureShell()
      .then(() => ensureShellsOfWindows().catch(() => undefined))
      .then(() => scope.skipWaiting()),
  )
})

scope.addEventListener('activate', (event) => {
  const tasks = [
    // Not after the other tasks: until the claim the active worker does not control the open pages.
    scope.clients.claim(),
    deleteOldShells(caches, BUILD_ID),
    scope.registration.navigationPreload?.enable(),
    checkForGuides(),
  ]
  // The worker activates also when navigation preload is unavailable.
  event.waitUntil(Promise.allSettled(tasks))
})

// Pages post a message when a guide was downloaded or removed.
scope.addEventListener('message', () => void checkForGuides())

/** Not every browser supports navigation preload. The fallback sends the original request unchanged. */
const getNetworkResponse = (event: WorkerFetchEvent): Promise<Response> =>
  Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request))

/**
 * Responds to every navigation, including paths that pass through: navigation preload has already sent the request, and
 * the browser would send it a second time. A sign-in callback is valid only once.
 */
function respondToNavigation(event: WorkerFetchEvent, url: URL): void {
  const networkResponse = getNetworkResponse(event)
  const { origin } = scope.location
  event.respondWith(
    PASS_THROUGH.test(url.pathname)
      ? networkResponse
      : handleNavigation(url, {
          ...{ caches, fetch: fetchFromNetwork, networkResponse, delay, origin },
          isRetry: event.request.referrer === event.request.url,
        }),
  )
  const { tag } = languageOf(url)
  if (tag !== DEFAULT_LOCALE)
    event.waitUntil(networkResponse.then(() => tryEnsureShell(tag)).catch(() => undefined))
  // Waits for the preload response only for a limited time: a worker with a pending event can neither be stopped nor
  // replaced.
  event.waitUntil(Promise.race([networkResponse.catch(() => undefined), delay(MAX_NETWORK_WAIT_MS)]))
}

function respondToSessionEnd(event: WorkerFetchEvent): void {
  const networkResponse = getNetworkResponse(event)
  event.respondWith(networkResponse)
  event.waitUntil(clearOutboxAfterSessionEnd(networkResponse))
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (isSessionEnd(request)) return respondToSessionEnd(event)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') return respondToNavigation(event, url)
  if (PASS_THROUGH.test(url.pathname) || !isCacheable(request, url)) return
  event.respondWith(findCachedFile(caches, url).then((cached) => cached ?? fetchFromNetwork(request)))
})

void checkForGuides()
if (scope.registration.active !== null) void tryEnsureShell()
