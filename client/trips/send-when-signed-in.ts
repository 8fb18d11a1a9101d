import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { DEVICE_TRIPS_KEY } from '#isomorphic/trips/trip-names.ts'
import { sendDeviceTrips, sendWaitingChanges } from './send-trips.ts'
import { accountTrips, deviceTrips } from './trip-database.ts'

/** How often a page in which the visitor types is asked whether it can be reloaded. */
const IDLE_CHECK_MS = 1000

/** Whether the page has text that a reload would lose, or an open sheet. */
const isInUse = (): boolean =>
  document.querySelector(':popover-open, dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    (field) => field.type !== 'hidden' && field.value !== field.defaultValue,
  )

/** Shows what the site has now, once nothing that is typed would be lost. */
function reloadWhenIdle(): void {
  if (isInUse()) setTimeout(reloadWhenIdle, IDLE_CHECK_MS)
  else location.reload()
}

/** Sends what is on the device once it is known who is signed in, in one window at a time. */
export function sendWhenSignedIn(session: ClientSessionStore): void {
  const sender = {
    device: deviceTrips,
    account: accountTrips,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  }
  const send = (): void => {
    const { user } = session.read()
    if (user === null || !navigator.onLine) return
    void navigator.locks?.request('fernway-trips', async () => {
      const sent = await sendDeviceTrips(sender, user.id)
      const delivered = await sendWaitingChanges(sender, user.id)
      const isAnyLeft = (await deviceTrips.list()).length + (await accountTrips.listWaiting()).length > 0
      if (!isAnyLeft) localStorage.removeItem(DEVICE_TRIPS_KEY)
      if (!location.pathname.includes('/profile/trips')) return
      if (sent + delivered > 0) return reloadWhenIdle()
      const { showAllRefusedChanges } = await import('./show-refused-trip-changes.ts')
      await showAllRefusedChanges(user.id)
    })
  }
  session.subscribe(send)
  send()
}
