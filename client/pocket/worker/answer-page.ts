import { type Caches, readWholeGuides } from '#client/pocket/kept-guides.ts'
import { isOurs } from '#client/pocket/own-answer.ts'
import { OFFLINE_PATH, POCKET_PATH } from '#client/pocket/pocket-names.ts'
import { findKeptPage } from './kept-answers.ts'
import { listInOfflinePage } from './offline-page.ts'

/** How long the network may take before what is kept is shown: a kept page is there within a second. */
const KEPT_LIMIT_MS = 600
/** A search may take longer: two trips to a database far away, and more on a slow network. */
const SEARCH_LIMIT_MS = 3500
const SEARCH_PATH = '/search'

export type PageTools = {
  readonly caches: Caches
  /** Asks the network; follows redirects only when told so. */
  readonly fetch: typeof fetch
  /** Rejects, is an error, or settles in its own time; the browser's head start or a request of our own. */
  readonly network: Promise<Response>
  /** Settles when a time has passed. */
  readonly after: (ms: number) => Promise<void>
  readonly origin: string
}

/** The page was taken out of the guide: that is an answer too. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 410

/** A redirect says nothing of where it leads: one of ours does stay on the site. */
async function follow(url: string, { fetch, origin }: PageTools): Promise<Response | null> {
  const answer = await fetch(url, { redirect: 'follow' })
  return answer.ok && isOurs(answer) && new URL(answer.url).origin === origin
    ? Response.redirect(answer.url)
    : null
}

/** An answer with all of its text: on a bad network the first bytes come soon and the last never. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer
  return new Response(await answer.arrayBuffer(), { status, statusText, headers })
}

/** The network's answer to a page that is kept too; null unless it is one of ours, good and all there. */
async function usable(url: string, tools: PageTools): Promise<Response | null> {
  const answer = await tools.network.catch(() => null)
  if (answer === null) return null
  if (answer.type === 'opaqueredirect') return follow(url, tools).catch(() => null)
  return isOurs(answer) && (answer.ok || isGone(answer)) ? whole(answer).catch(() => null) : null
}

async function inTime(url: string, limitMs: number, tools: PageTools): Promise<Response | null> {
  return Promise.race([usable(url, tools), tools.after(limitMs).then(() => null)])
}

/** Where the pocket is to be searched, for a search that the site does not answer; null when nothing is kept. */
async function searchInPocket(url: URL, { caches, origin }: PageTools): Promise<Response | null> {
  const query = url.searchParams.get('q') ?? ''
  if (url.pathname !== SEARCH_PATH || query === '') return null
  const kept = await readWholeGuides(caches)
  if (kept.length === 0) return null
  return Response.redirect(`${origin}${POCKET_PATH}?q=${encodeURIComponent(query)}`)
}

async function offlinePage(url: URL, { caches }: PageTools): Promise<Response> {
  const page = await caches.match(OFFLINE_PATH, { ignoreVary: true })
  return page === undefined
    ? Response.error()
    : listInOfflinePage(page, await readWholeGuides(caches), url.pathname + url.search)
}

/**
 * Answers for a page. A page that is kept: the network, and the kept copy when that is gone, slow, failing or somebody
 * else. Any other: the network as it is, and without one the page that says what is kept.
 */
export async function answerPage(url: URL, tools: PageTools): Promise<Response> {
  const kept = await findKeptPage(tools.caches, url.pathname)
  if (kept !== null) return (await inTime(url.href, KEPT_LIMIT_MS, tools)) ?? kept
  // Without a guide to search instead, the site's search may take its time.
  const instead = await searchInPocket(url, tools)
  if (instead !== null) return (await inTime(url.href, SEARCH_LIMIT_MS, tools)) ?? instead
  // Firefox does not reject what was asked ahead in vain: it gives an error for an answer.
  const answer = await tools.network.catch(() => null)
  return answer === null || answer.type === 'error' ? offlinePage(url, tools) : answer
}
