import { pageWordsOf } from '#client/kit/page-language.ts'
import { buildButton, buildElement } from '#client/offline/build-element.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { listRefusedTripChanges } from './list-refused-trip-changes.ts'
import { accountTrips, type StoredTrip } from './trip-database.ts'
import { TRIP_TOOLS_WORDS } from './words/trip-tools-words.ts'

const words = pageWordsOf(TRIP_TOOLS_WORDS)

/** Removes refused changes that their author has closed, but none that was refused after they were shown. */
async function discardRefused({ id, refused: shown = [] }: StoredTrip): Promise<void> {
  const keys = new Set(shown.map(({ key }) => key))
  const trip = await accountTrips.read(id)
  if (trip === undefined) return
  const refused = (trip.refused ?? []).filter(({ key }) => !keys.has(key))
  await accountTrips.write({ ...trip, refused })
  // It has no fields where nothing but refused changes was stored (send-trips.ts).
  if (trip.fields.length === 0) await accountTrips.removeDelivered(id)
}

/** The name of the trip, and the changes made without a network that the site refused, with why, until they are closed. */
export function buildRefusedNotice(trip: StoredTrip): HTMLElement {
  const { name } = readTripPlan(createTripRegisters(trip.fields))
  const changes = listRefusedTripChanges(trip)
  const lines = changes.map(({ text, reason }) =>
    buildElement(
      'li',
      {},
      text,
      ...(reason === null ? [] : [' ', buildElement('span', { class: 'meta' }, reason)]),
    ),
  )
  const notice = buildElement(
    'div',
    { class: 'notice notice-problem wrap', role: 'alert', 'data-refused-trip': trip.id },
    ...(name === '' ? [] : [buildElement('p', { class: 'h3' }, name)]),
    buildElement('p', {}, words.refused(changes.length)),
    buildElement('ul', {}, ...lines),
    buildButton(words.close, 'link', () => {
      void discardRefused(trip).then(() => notice.remove())
    }),
  )
  return notice
}
