import { listGuideCaches } from '#client/offline/offline-guides.ts'
import { findCachedFile } from './cached-responses.ts'
import { handleNavigation } from './handle-navigation.ts'
import { clearOutboxAfterSessionEnd, isSessionEnd } from './session-end.ts'
import { deleteOldShells, ensureShell } from './shell.ts'
import { scope, type WorkerFetchEvent } from './worker-scope.ts'

/** The worker of the site writes its build here when it answers with this script. */
const BUILD_ID = '__FERNWAY_BUILD__'
/** Passed on as it is: signing in and out, and what is asked and told by scripts. */
const PASS_THROUGH = /^\/api\//
/** What pages show and need. */
const CACHEABLE_FILES = /^\/(?:assets|fonts|posters|images)\/|^\/_image$|^\/favicon\.svg$|\.gpx$/
/** What the page for bad networks shows, which is kept on every device. */
const SHELL_FILES = /^\/assets\/offline-/

/** After this nobody waits for the network any more. */
const MAX_NETWORK_WAIT_MS = 5000

const { caches } = globalThis
const fetchFromNetwork: typeof fetch = (input, init) => fetch(input, init)
const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Until it is known that nothing is kept, files are looked for. */
let mayHaveGuides = true
async function checkForGuides(): Promise<void> {
  mayHaveGuides = (await listGuideCaches(caches)).length > 0
}

const tryEnsureShell = (): Promise<void> =>
  ensureShell(caches, fetchFromNetwork, BUILD_ID).catch(() => undefined)

scope.addEventListener('install', (event) => {
  // A worker without that page is of more use than none: guides open with it.
  event.waitUntil(tryEnsureShell().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const tasks = [
    // At once: a page that waited for the rest could stand beside an active worker that does not answer for it.
    scope.clients.claim(),
    deleteOldShells(caches, BUILD_ID),
    scope.registration.navigationPreload?.enable(),
    checkForGuides(),
  ]
  // A head start that cannot be had just now keeps nobody from being answered.
  event.waitUntil(Promise.allSettled(tasks))
})

// Pages say so when a guide has come or gone.
scope.addEventListener('message', () => void checkForGuides())

/** Not every browser has a head start. The request goes on as it is, so that the site sees what it would have seen. */
const getNetworkResponse = (event: WorkerFetchEvent): Promise<Response> =>
  Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request))

/**
 * Every page is answered here, also one that is not looked at: the browser has asked for it ahead by then, and would ask once
 * more if this were left to it. A way back from signing in counts once.
 */
function respondToNavigation(event: WorkerFetchEvent, url: URL): void {
  const networkResponse = getNetworkResponse(event)
  const { origin } = scope.location
  event.respondWith(
    PASS_THROUGH.test(url.pathname)
      ? networkResponse
      : handleNavigation(url, { caches, fetch: fetchFromNetwork, networkResponse, delay, origin }),
  )
  // What was asked ahead is heard out, but not for ever: a worker that waits can neither rest nor be replaced.
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
  if (!(mayHaveGuides ? CACHEABLE_FILES : SHELL_FILES).test(url.pathname)) return
  event.respondWith(findCachedFile(caches, url).then((cached) => cached ?? fetchFromNetwork(request)))
})

void checkForGuides()
if (scope.registration.active !== null) void tryEnsureShell()
