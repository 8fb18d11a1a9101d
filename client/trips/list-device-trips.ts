import { pageWordsOf } from '#client/kit/page-language.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { deviceTripHref } from '#isomorphic/trips/trip-names.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { deviceTrips, type StoredTrip } from './trip-database.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

// Not `pickWords`, whose chunk is React's.
const words = pageWordsOf(TRIPS_CLIENT_WORDS)
const planWords = pageWordsOf(TRIP_WORDS)

function element(name: string, className: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
}

function cardOf({ id, fields }: StoredTrip): HTMLElement {
  const { name, startsOn, days } = readTripPlan(createTripRegisters(fields))
  const link = document.createElement('a')
  link.href = deviceTripHref(id)
  link.append(
    element('span', 'meta', startsOn ?? planWords.withoutDates),
    element('span', 'h3', name || planWords.unnamedTrip),
    element('span', 'meta', planWords.days(days.length)),
  )
  const item = element('li', 'trip-card', '')
  item.append(link)
  return item
}

/** Lists the trips that are only on this device; the section stays hidden when there are none. */
export async function listDeviceTrips(section: HTMLElement): Promise<void> {
  const trips = await deviceTrips.list().catch((): readonly StoredTrip[] => [])
  if (trips.length === 0) return
  const list = element('ul', 'trip-cards', '')
  list.append(...trips.toSorted((one, other) => other.changedAt - one.changedAt).map(cardOf))
  section.append(
    element('h2', 'h2', words.onThisDevice),
    element('p', 'serif trips-hint', words.deviceHint),
    list,
  )
  section.hidden = false
}
