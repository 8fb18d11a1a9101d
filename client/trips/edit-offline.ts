import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { UNREACHABLE_EVENT } from '#client/kit/live-forms.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { isMetered } from '#client/offline/metered.ts'
import { type TripResponse, tripApiPath } from '#isomorphic/trips/trip-api.ts'
import type { DrawnTrip } from './draw-stored-trip.tsx'
import { accountTrips } from './trip-database.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

/** The script that draws the copy is loaded with the first touch of the plan, or after this time. */
const DRAWING_DELAY_MS = 5000
/** Changes of the page are stored once it is still. */
const STORE_DELAY_MS = 500
/** Waiting changes are sent again this often while the copy is shown. */
const RETRY_MS = 30_000

/** Stores a copy of a trip of the account, so that it can be read and changed without a network. */
async function storeCopy(tripId: string, owner: string): Promise<void> {
  const response = await fetch(tripApiPath(tripId)).catch(() => null)
  // The trip was deleted, or the visitor is no longer a member.
  if (response?.status === 404) return accountTrips.removeDelivered(tripId)
  if (response?.ok !== true) return
  const { fields, seq: siteSeq } = (await response.json()) as TripResponse
  const isWaiting = (await accountTrips.listWaiting()).some((one) => one.tripId === tripId)
  const known = await accountTrips.read(tripId)
  if (!isWaiting)
    await accountTrips.write({ ...known, id: tripId, owner, fields, siteSeq, changedAt: Date.now() })
}

/** Actions that only the site carries out: they are about people, links and the trip as a whole. */
const SITE_ACTIONS = new Set<unknown>(['link', 'end-link', 'role', 'delete-trip', 'leave'])
const needsSite = (body: FormData): boolean => SITE_ACTIONS.has(body.get('do'))

let drawing: Promise<typeof import('./draw-stored-trip.tsx')> | null = null

/** One import for all changes: browsers end several imports of a script that is still loading in any order. */
function loadDrawing() {
  drawing ??= import('./draw-stored-trip.tsx').catch((error: unknown) => {
    drawing = null
    throw error
  })
  return drawing
}

/**
 * Loads the drawing when it may be needed soon: a visitor who only reads the plan does not load it at once.
 * @param onLoad called then
 */
function preloadDrawing(region: HTMLElement, onLoad: () => void): void {
  const load = (): void => {
    clearTimeout(timer)
    loadDrawing().then(onLoad, () => undefined)
  }
  const timer = setTimeout(() => (isMetered() ? undefined : load()), DRAWING_DELAY_MS)
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    region.addEventListener(type, load, { once: true, passive: true })
}

/**
 * Lets the page of a trip of the account be changed without a network: its forms then change the copy of this device,
 * which is drawn instead, and wait in the outbox.
 * @param region the part of the page with the plan
 */
export function editOffline(region: HTMLElement, tripId: string, session: ClientSessionStore): void {
  let drawn: DrawnTrip | null = null
  let isCopied = false
  let isLoaded = false
  let storing: ReturnType<typeof setTimeout> | undefined
  /** What the copy shows besides the trip itself: once there is a copy, and its drawing. */
  async function storeFacts(): Promise<void> {
    if (isCopied && isLoaded) await (await import('./store-place-facts.ts')).storePlaceFacts(tripId)
  }
  async function copy(owner: string): Promise<void> {
    await storeCopy(tripId, owner)
    isCopied = true
    await storeFacts()
  }
  const store = (): void => {
    const { user } = session.read()
    if (user === null || drawn !== null) return
    clearTimeout(storing)
    storing = setTimeout(() => void copy(user.id).catch(() => undefined), STORE_DELAY_MS)
  }
  session.subscribe(store)
  store()
  // A form of the page, or another person, has changed the trip.
  new MutationObserver(store).observe(region, { childList: true })
  preloadDrawing(region, () => {
    isLoaded = true
    storeFacts().catch(() => undefined)
  })
  async function draw(): Promise<DrawnTrip> {
    const trip = await accountTrips.read(tripId)
    if (trip === undefined) throw new Error('there is no copy')
    const { drawStoredTrip } = await loadDrawing()
    if (drawn === null) {
      drawn = drawStoredTrip(region, trip)
      // An outage of the site ends without an event of the browser.
      setInterval(() => void (navigator.onLine && session.checkSession()), RETRY_MS)
    }
    return drawn
  }
  async function change(body: FormData): Promise<void> {
    try {
      ;(await draw()).change(body)
    } catch {
      const status = document.querySelector('[data-live-status]')
      if (status === null) return
      status.textContent = pageWordsOf(TRIP_TOOLS_WORDS).noCopy
      status.classList.remove('visually-hidden')
    }
  }
  region.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || (navigator.onLine && drawn === null)) return
      const body = new FormData(event.target, event.submitter)
      if (needsSite(body)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void change(body)
    },
    { capture: true },
  )
  region.addEventListener(UNREACHABLE_EVENT, (event) => {
    const { detail: body } = event as CustomEvent<FormData>
    if (needsSite(body)) return
    event.preventDefault()
    void change(body)
  })
  // The site has the last word: it merges what others did meanwhile.
  addEventListener('online', () => void session.checkSession())
}
