import { pageWordsOf } from '#client/kit/page-language.ts'
import type { DeviceTripCard } from './describe-device-trip.ts'
import { deviceTrips, type StoredTrip } from './trip-database.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

const words = pageWordsOf(TRIPS_CLIENT_WORDS)

function element(name: string, className: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
}

function cardOf({ href, dates, name, days }: DeviceTripCard): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.append(element('span', 'meta', dates), element('span', 'h3', name), element('span', 'meta', days))
  const item = element('li', 'trip-card', '')
  item.append(link)
  return item
}

/** Lists the trips that are only on this device; the section stays hidden when there are none. */
export async function listDeviceTrips(section: HTMLElement): Promise<void> {
  const trips = await deviceTrips.list().catch((): readonly StoredTrip[] => [])
  if (trips.length === 0) return
  // Only a device with trips loads what reads them.
  const { describeDeviceTrip } = await import('./describe-device-trip.ts')
  const list = element('ul', 'trip-cards', '')
  const latestFirst = trips.toSorted((one, other) => other.changedAt - one.changedAt)
  list.append(...latestFirst.map((trip) => cardOf(describeDeviceTrip(trip))))
  section.append(
    element('h2', 'h2', words.onThisDevice),
    element('p', 'serif trips-hint', words.deviceHint),
    list,
  )
  section.hidden = false
}
