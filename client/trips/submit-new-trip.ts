import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import { localiseAddress } from '#client/kit/localise-address.ts'
import { DEVICE_TRIPS_KEY, deviceTripHref } from '#isomorphic/trips/trip-names.ts'
import { makeDeviceTrip } from './make-device-trip.ts'
import { deviceTrips } from './trip-database.ts'

/** Makes the trip of a form on the device of a visitor who is signed out. */
async function submitNewTrip(form: HTMLFormElement, session: ClientSessionStore): Promise<void> {
  await session.checkSession()
  if (session.read().user !== null) return form.submit()
  const trip = makeDeviceTrip(new FormData(form), form.dataset['newTrip'] ?? '', Date.now())
  await deviceTrips.write(trip).then(
    () => {
      localStorage.setItem(DEVICE_TRIPS_KEY, '1')
      location.assign(localiseAddress(deviceTripHref(trip.id)))
    },
    // Without storage the trip needs an account.
    () => form.submit(),
  )
}

/** Makes trips on the device of visitors who are signed out, instead of sending the form. `data-ready` says that it does. */
export function watchNewTripForm(form: HTMLFormElement, session: ClientSessionStore): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submitNewTrip(form, session)
  })
  form.dataset['ready'] = ''
}
