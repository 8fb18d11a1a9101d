import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { type TripResponse, tripApiPath } from '#isomorphic/trips/trip-api.ts'
import type { DrawnTrip } from './show-device-trip.tsx'
import { accountTrips } from './trip-database.ts'

/** Stores a copy of a trip of the account, so that it can be read and changed without a network. */
async function storeCopy(tripId: string, owner: string): Promise<void> {
  const response = await fetch(tripApiPath(tripId)).catch(() => null)
  // The trip was deleted, or the visitor is no longer a member.
  if (response?.status === 404) return accountTrips.remove(tripId)
  if (response?.ok !== true) return
  const { fields } = (await response.json()) as TripResponse
  const isWaiting = (await accountTrips.listWaiting()).some((one) => one.tripId === tripId)
  if (!isWaiting) await accountTrips.write({ id: tripId, owner, fields, changedAt: Date.now() })
}

const loadDrawing = () => import('./show-device-trip.tsx')

/**
 * Lets the page of a trip of the account be changed without a network: its forms then change the copy of this device,
 * which is drawn instead, and wait in the outbox.
 * @param region the part of the page with the plan
 */
export function editOffline(region: HTMLElement, tripId: string, session: ClientSessionStore): void {
  let drawn: DrawnTrip | null = null
  let isStored = false
  const store = (): void => {
    const { user } = session.read()
    if (user === null || isStored) return
    isStored = true
    // The script that draws the copy must be here before the network is gone.
    void storeCopy(tripId, user.id).then(loadDrawing)
  }
  session.subscribe(store)
  store()
  async function change(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const trip = await accountTrips.read(tripId)
    if (trip === undefined) return
    const { drawStoredTrip } = await loadDrawing()
    drawn ??= drawStoredTrip(region, trip)
    drawn.submit(form, submitter)
  }
  region.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || (navigator.onLine && drawn === null)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void change(event.target, event.submitter)
    },
    { capture: true },
  )
  // The site has the last word: it merges what others did meanwhile.
  addEventListener('online', () => void session.checkSession())
}
