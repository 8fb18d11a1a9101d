import { DAY_MS } from '#src/platform/durations.ts'
import type { PlaceDates } from '#src/trips/place-dates.ts'
import type { HolidaysByYear } from '#tools/compile/almanac/holiday-lists.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { monthsOfFeast } from '#tools/compile/text/guide-schemas.ts'

/** Each day of the holidays that all of a place has; of two on one day the first. */
function namesByDay(byYear: HolidaysByYear): Readonly<Record<string, string>> {
  const names: Record<string, string> = {}
  for (const { name, first, last, where } of [...byYear.values()].flat()) {
    if (where !== null) continue
    for (let ms = Date.parse(first); ms <= Date.parse(last); ms += DAY_MS)
      names[new Date(ms).toISOString().slice(0, 10)] ??= name
  }
  return names
}

/**
 * Creates what trips show about the days of a place.
 * @param holidaysOf the holidays that a page lists itself
 */
export function createPlaceDates(
  holidaysOf: (place: Place) => HolidaysByYear,
  { countries, places }: PracticalFacts,
): (place: Place) => PlaceDates {
  return (place) => ({
    festivals: place.festivals.flatMap((festival) => {
      const { name, text } = festival
      return monthsOfFeast(festival).map((month) => ({ month, name, text }))
    }),
    holidays: namesByDay(holidaysOf(place)),
    closings: [places.get(idOf(place))?.museumsClosed, countries.get(idOf(place))?.week?.closed].filter(
      (text) => text !== undefined,
    ),
  })
}
