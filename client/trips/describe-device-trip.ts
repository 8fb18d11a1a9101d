import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { pageLocale } from '#client/kit/page-locale.ts'
import { addDays } from '#isomorphic/trips/add-days.ts'
import { formatDayRange } from '#isomorphic/trips/format-trip-dates.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { deviceTripHref } from '#isomorphic/trips/trip-names.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import type { StoredTrip } from './trip-database.ts'

/** What the card of a trip shows, in the language of the page. */
export type DeviceTripCard = {
  readonly href: string
  readonly dates: string
  readonly name: string
  readonly days: string
}

/** Describes a trip of this device as the site describes one of an account (src/trips/pages/trip-list-page.tsx). */
export function describeDeviceTrip({ id, fields }: StoredTrip): DeviceTripCard {
  const words = pageWordsOf(TRIP_WORDS)
  const locale = pageLocale()
  const { name, startsOn, days } = readTripPlan(createTripRegisters(fields))
  return {
    href: localiseAddress(deviceTripHref(id)),
    dates:
      startsOn === null
        ? words.withoutDates
        : formatDayRange(locale, startsOn, addDays(startsOn, Math.max(0, days.length - 1))),
    name: name || words.unnamedTrip,
    days: words.days(days.length),
  }
}
