import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { startOffline } from '#client/offline/start-offline.ts'
import { clearOutboxOnSignOut } from '#client/saves/clear-outbox-on-sign-out.ts'
import { startLayout } from '#client/site/start-layout.ts'
import { DEVICE_TRIPS_KEY } from '#isomorphic/trips/trip-names.ts'

/** Whether the page has something for the scripts of trips, or the device has trips to send. */
function needsTrips(): boolean {
  try {
    return (
      /^\/(?:[a-z]{2}\/)?(?:profile\/)?trips/.test(location.pathname) ||
      localStorage.getItem(DEVICE_TRIPS_KEY) !== null
    )
  } catch {
    return false
  }
}

/** Starts what every page does once the browser is idle. */
export async function startIdle(session: ClientSessionStore): Promise<void> {
  startOffline()
  clearOutboxOnSignOut()
  if (needsTrips()) void import('#client/trips/start-trips.ts').then(({ startTrips }) => startTrips(session))
  await startLayout(session)
}
