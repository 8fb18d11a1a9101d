import type { ClientSessionStore } from '#client/kit/client-session-store.ts'
import {
  DEVICE_TRIP_ID,
  DEVICE_TRIPS_ID,
  NEW_TRIP_FORM,
  PLAN_SELECTOR,
  PRINT_TOOLS,
} from '#isomorphic/trips/trip-names.ts'

/** Starts the scripts of trips on a page that has something for them; each page loads only what it needs. */
export function startTrips(session: ClientSessionStore): void {
  const list = document.getElementById(DEVICE_TRIPS_ID)
  const region = document.getElementById(DEVICE_TRIP_ID)
  const form = document.querySelector<HTMLFormElement>(NEW_TRIP_FORM)
  const plan = document.querySelector<HTMLElement>(PLAN_SELECTOR)
  const tools = document.querySelector<HTMLElement>(PRINT_TOOLS)
  if (list !== null) void import('./list-device-trips.ts').then((it) => it.listDeviceTrips(list))
  if (region !== null) {
    void import('./show-device-trip.ts').then((it) => it.showDeviceTrip(region))
    void import('#client/offline/keep-device-pages.ts').then((it) => it.keepDevicePages())
    // Changes of a trip of the account are sent once it is known who is signed in.
    addEventListener('online', () => void session.checkSession())
  }
  if (form !== null) void import('./submit-new-trip.ts').then((it) => it.watchNewTripForm(form, session))
  if (plan !== null) void import('./start-plan-page.ts').then((it) => it.startPlanPage(plan, session))
  if (tools !== null) void import('./add-print-button.ts').then((it) => it.addPrintButton(tools))
  let isSending = false
  const send = (): void => {
    if (session.read().user === null || isSending) return
    isSending = true
    void import('./send-when-signed-in.ts').then((it) => it.sendWhenSignedIn(session))
  }
  session.subscribe(send)
  send()
}
