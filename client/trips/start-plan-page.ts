import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { guidesOfButton, KEEP_TRIP } from '#isomorphic/trips/trip-names.ts'
import { editOffline } from './edit-offline.ts'
import { followTrip } from './live-trip.ts'
import { showRefusedTripChanges } from './show-refused-trip-changes.ts'

/** Starts the scripts of the page of a trip of the account. @param region the part of the page with the plan */
export function startPlanPage(region: HTMLElement, session: ClientSessionStore): void {
  const tripId = region.dataset['trip'] ?? ''
  editOffline(region, tripId, session)
  followTrip(region, tripId)
  void showRefusedTripChanges(region, tripId)
  region.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(KEEP_TRIP) : null
    if (button === null) return
    void import('./keep-trip.ts').then(({ keepTrip }) => keepTrip(guidesOfButton(button.dataset['keepTrip'])))
  })
}
