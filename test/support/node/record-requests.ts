import type { Page, Request } from 'playwright-core'

const EVENTS_PATH = '/api/events'
/** Where the pages write down their beacons: the browser does not show those of a page that is left. */
const BEACONS = 'test-beacons'

export type RecordedEvent = {
  readonly name: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** What a visitor's pages sent to the event endpoint, and where else they went. */
export type RecordedRequests = {
  /** What the site took, or was on its way when its page was left. */
  readonly events: () => Promise<readonly RecordedEvent[]>
  readonly named: (name: string) => Promise<readonly RecordedEvent[]>
  /** Batches sent so far, by request and by beacon, also those that the site put off. */
  readonly countBatches: () => Promise<number>
  /** Addresses of other sites that were asked. */
  readonly outside: () => readonly string[]
}

const eventsOf = (body: string | null): readonly RecordedEvent[] =>
  (JSON.parse(body ?? '{}') as { readonly events?: readonly RecordedEvent[] }).events ?? []

/** Listens from now on, before the first page is opened; what earlier pages sent is kept. */
export async function recordRequests(page: Page): Promise<RecordedRequests> {
  const requests: Request[] = []
  const deferred = new Set<Request>()
  page.context().on('request', (request) => requests.push(request))
  // A site that has no time for a batch gets it again.
  page.context().on('response', (answer) => {
    if (answer.status() === 429 || answer.status() >= 500) deferred.add(answer.request())
  })
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const isTaken = send(address, body)
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
      if (isTaken) sessionStorage.setItem(key, JSON.stringify([...before, body]))
      return isTaken
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
    outside: () =>
      requests
        .map((request) => request.url())
        .filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(page.url()).origin),
  }
}
