import { guideCaches } from '#client/pocket/kept-guides.ts'
import { answerPage } from './answer-page.ts'
import { findKeptFile } from './kept-answers.ts'
import { dropOldShells, ensureShell } from './shell.ts'
import { forgetOnceLeft, isLeaving } from './watch-leaving.ts'
import { type AskedEvent, scope } from './worker-scope.ts'

/** The worker of the site writes its build here when it answers with this script. */
const BUILD = '__FERNWAY_BUILD__'
/** Passed on as it is: signing in and out, and what is asked and told by scripts. */
const NEVER = /^\/api\//
/** What pages show and need. */
const FILES = /^\/(?:assets|fonts|posters|images)\/|^\/_image$|^\/favicon\.svg$|\.gpx$/
/** What the page for bad networks shows, which is kept on every device. */
const SHELL_FILES = /^\/assets\/offline-/

/** After this nobody waits for the network any more. */
const MOST_WAIT_MS = 5000

const { caches } = globalThis
const ask: typeof fetch = (input, init) => fetch(input, init)
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Until it is known that nothing is kept, files are looked for. */
let mayHaveGuides = true
async function lookForGuides(): Promise<void> {
  mayHaveGuides = (await guideCaches(caches)).length > 0
}

const shellThere = (): Promise<void> => ensureShell(caches, ask, BUILD).catch(() => undefined)

scope.addEventListener('install', (event) => {
  // A worker without that page is of more use than none: guides open with it.
  event.waitUntil(shellThere().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const tasks = [
    // At once: a page that waited for the rest could stand beside an active worker that does not answer for it.
    scope.clients.claim(),
    dropOldShells(caches, BUILD),
    scope.registration.navigationPreload?.enable(),
    lookForGuides(),
  ]
  // A head start that cannot be had just now keeps nobody from being answered.
  event.waitUntil(Promise.allSettled(tasks))
})

// Pages say so when a guide has come or gone.
scope.addEventListener('message', () => void lookForGuides())

/** Not every browser has a head start. The request goes on as it is, so that the site sees what it would have seen. */
const networkOf = (event: AskedEvent): Promise<Response> =>
  Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))

/**
 * Every page is answered here, also one that is not looked at: the browser has asked for it ahead by then, and would ask once
 * more if this were left to it. A way back from signing in counts once.
 */
function answerForPage(event: AskedEvent, url: URL): void {
  const network = networkOf(event)
  const { origin } = scope.location
  event.respondWith(
    NEVER.test(url.pathname) ? network : answerPage(url, { caches, fetch: ask, network, after, origin }),
  )
  // What was asked ahead is heard out, but not for ever: a worker that waits can neither rest nor be replaced.
  event.waitUntil(Promise.race([network.catch(() => undefined), after(MOST_WAIT_MS)]))
}

function answerLeaving(event: AskedEvent): void {
  const network = networkOf(event)
  event.respondWith(network)
  event.waitUntil(forgetOnceLeft(network))
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (isLeaving(request)) return answerLeaving(event)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') return answerForPage(event, url)
  if (!(mayHaveGuides ? FILES : SHELL_FILES).test(url.pathname)) return
  event.respondWith(findKeptFile(caches, url).then((kept) => kept ?? ask(request)))
})

void lookForGuides()
if (scope.registration.active !== null) void shellThere()
