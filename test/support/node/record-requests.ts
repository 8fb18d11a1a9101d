import type { Page, Request } from 'playwright-core'

const EVENTS_PATH = '/api/events'
/** Where the pages write down their beacons: the browser does not show those of a page that is left. */
const BEACONS = 'test-beacons'

export type SentEvent = {
  readonly name: string
  readonly path: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** What a visitor's pages sent to the event endpoint, and where else they went. */
export type RecordedRequests = {
  readonly events: () => Promise<readonly SentEvent[]>
  readonly named: (name: string) => Promise<readonly SentEvent[]>
  /** Batches sent so far, by request and by beacon. */
  readonly countBatches: () => Promise<number>
  /** Addresses of other sites that were asked. */
  readonly outside: () => readonly string[]
}

const eventsOf = (body: string | null): readonly SentEvent[] =>
  (JSON.parse(body ?? '{}') as { readonly events?: readonly SentEvent[] }).events ?? []

/** Listens from now on, before the first page is opened; what earlier pages sent is kept. */
export async function recordRequests(page: Page): Promise<RecordedRequests> {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const isTaken = send(address, body)
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]
      if (isTaken) sessionStorage.setItem(key, JSON.stringify([...before, body]))
      return isTaken
    }
  }, BEACONS)
  const batches = async (): Promise<readonly (string | null)[]> => {
    const beacons = await page.evaluate((key) => sessionStorage.getItem(key) ?? '[]', BEACONS)
    const posts = requests.filter(
      (request) => request.resourceType() !== 'ping' && new URL(request.url()).pathname === EVENTS_PATH,
    )
    return [...posts.map((request) => request.postData()), ...(JSON.parse(beacons) as string[])]
  }
  const events = async () => (await batches()).flatMap(eventsOf)
  return {
    events,
    named: async (name) => (await events()).filter((event) => event.name === name),
    countBatches: async () => (await batches()).length,
    outside: () =>
      requests
        .map((request) => request.url())
        .filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(page.url()).origin),
  }
}
