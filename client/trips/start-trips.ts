import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import {
  DEVICE_TRIP_ID,
  DEVICE_TRIPS_ID,
  DEVICE_TRIPS_KEY,
  deviceTripHref,
  NEW_TRIP_FORM,
  PLAN_SELECTOR,
} from '#isomorphic/trips/trip-names.ts'
import { editOffline } from './edit-offline.ts'
import { listDeviceTrips } from './list-device-trips.ts'
import { makeDeviceTrip } from './make-device-trip.ts'
import { sendDeviceTrips, sendWaitingChanges } from './send-trips.ts'
import { accountTrips, deviceTrips } from './trip-database.ts'

/** Makes the trip of a form on the device of a visitor who is signed out. */
async function submitNewTrip(form: HTMLFormElement, session: ClientSessionStore): Promise<void> {
  await session.checkSession()
  if (session.read().user !== null) return form.submit()
  const trip = makeDeviceTrip(new FormData(form), form.dataset['newTrip'] ?? '', Date.now())
  await deviceTrips.write(trip).then(
    () => {
      localStorage.setItem(DEVICE_TRIPS_KEY, '1')
      location.assign(deviceTripHref(trip.id))
    },
    // Without storage the trip needs an account.
    () => form.submit(),
  )
}

/** Sends what is on the device once it is known who is signed in. */
function sendWhenSignedIn(session: ClientSessionStore): void {
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
      const isAnyLeft = (await deviceTrips.list()).length > 0
      if (!isAnyLeft) localStorage.removeItem(DEVICE_TRIPS_KEY)
      const delivered = await sendWaitingChanges(sender, user.id)
      if (sent + delivered > 0 && location.pathname.startsWith('/profile/trips')) location.reload()
    })
  }
  session.subscribe(send)
  send()
}

/** Starts the scripts of trips on a page that has something for them. */
export function startTrips(session: ClientSessionStore): void {
  const list = document.getElementById(DEVICE_TRIPS_ID)
  const region = document.getElementById(DEVICE_TRIP_ID)
  const form = document.querySelector<HTMLFormElement>(NEW_TRIP_FORM)
  if (list !== null) void listDeviceTrips(list)
  if (region !== null) {
    void import('./show-device-trip.tsx').then(({ showDeviceTrip }) => showDeviceTrip(region))
    void import('#client/offline/keep-device-pages.ts').then(({ keepDevicePages }) => keepDevicePages())
  }
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    void submitNewTrip(form, session)
  })
  const plan = document.querySelector<HTMLElement>(PLAN_SELECTOR)
  if (plan !== null) {
    const tripId = plan.dataset['trip'] ?? ''
    editOffline(plan, tripId, session)
    void import('./live-trip.ts').then(({ followTrip }) => followTrip(plan, tripId))
  }
  sendWhenSignedIn(session)
}
