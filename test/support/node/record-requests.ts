import type { Page, Request } from 'playwright-core'

const EVENTS_PATH = '/api/events'
/** Storage key of the recorded beacons: the browser does not report those of a page that is being left. */
const BEACONS = 'test-beacons'

export type RecordedEvent = {
  readonly name: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** The events that a visitor's pages sent, and their third-party requests. */
export type RecordedRequests = {
  /** Events that the site accepted, or that were in flight when their page was left. */
  readonly events: () => Promise<readonly RecordedEvent[]>
  readonly named: (name: string) => Promise<readonly RecordedEvent[]>
  /** Number of batches sent so far, by request and by beacon, including deferred ones. */
  readonly countBatches: () => Promise<number>
  /** URLs of the third-party requests. */
  readonly thirdPartyUrls: () => readonly string[]
}

const eventsOf = (body: string | null): readonly RecordedEvent[] =>
  (JSON.parse(body ?? '{}') as { readonly events?: readonly RecordedEvent[] }).events ?? []

/** Starts recording; call it before the first page is opened. Events of earlier pages are retained. */
export async function recordRequests(page: Page): Promise<RecordedRequests> {
  const requests: Request[] = []
  const deferred = new Set<Request>()
  page.context().on('request', (request) => requests.push(request))
  // The tracker sends a batch again after 429 or 5xx.
  page.context().on('response', (response) => {
    if (response.status() === 429 || response.status() >= 500) deferred.add(response.request())
  })
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const isQueued = send(address, body)
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
      if (isQueued) sessionStorage.setItem(key, JSON.stringify([...before, body]))
      return isQueued
    }
  }, BEACONS)
  const posts = (): readonly Request[] =>
    requests.filter(
      (request) => request.resourceType() !== 'ping' && new URL(request.url()).pathname === EVENTS_PATH,
    )
  const beacons = async (): Promise<readonly string[]> =>
    JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', BEACONS)) as string[]
  const events = async () => {
    const captured = posts().filter((request) => !deferred.has(request))
    return [...captured.map((request) => request.postData()), ...(await beacons())].flatMap(eventsOf)
  }
  return {
    events,
    named: async (name) => (await events()).filter((event) => event.name === name),
    countBatches: async () => posts().length + (await beacons()).length,
    thirdPartyUrls: () =>
      requests
        .map((request) => request.url())
        .filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(page.url()).origin),
  }
}
