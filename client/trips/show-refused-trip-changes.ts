import { PLAN_SELECTOR } from '#isomorphic/trips/trip-names.ts'
import { accountTrips, type StoredTrip } from './trip-database.ts'

const hasRefused = ({ refused = [] }: StoredTrip): boolean => refused.length > 0

/** Lists the changes made without a network that the site refused, so that what was typed is not lost. */
export async function showRefusedTripChanges(region: HTMLElement, tripId: string): Promise<void> {
  const trip = await accountTrips.read(tripId).catch(() => undefined)
  if (trip === undefined || !hasRefused(trip)) return
  const { buildRefusedNotice } = await import('./build-refused-notice.ts')
  region.before(buildRefusedNotice(trip))
}

/**
 * Lists those of all trips of an account on the pages of its trips that are not a plan: a trip that was deleted, or that
 * its owner no longer shares, has none.
 */
export async function showAllRefusedChanges(owner: string): Promise<void> {
  const main = document.querySelector('main')
  if (main === null || document.querySelector(PLAN_SELECTOR) !== null) return
  const trips = (await accountTrips.list()).filter((trip) => trip.owner === owner && hasRefused(trip))
  if (trips.length === 0) return
  const { buildRefusedNotice } = await import('./build-refused-notice.ts')
  // It may be called again when the session changes.
  for (const shown of main.querySelectorAll('[data-refused-trip]')) shown.remove()
  main.prepend(...trips.map(buildRefusedNotice))
}
