import { DAY_MS } from '#src/platform/durations.ts'
import type { PlaceDates } from '#src/trips/place-dates.ts'
import type { HolidaysByYear } from '#tools/compile/almanac/holiday-lists.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { type Festival, monthsOfFeast } from '#tools/compile/text/guide-schemas.ts'
import { daysInText, weekdaysInText } from './days-in-text.ts'

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

/** A feast that moves has its days by its rule: those of its text may be days of another calendar. */
function festivalFacts(festival: Festival): PlaceDates['festivals'] {
  const { name, text, spans } = festival
  return monthsOfFeast(festival).map((month) => {
    if (spans !== undefined) return { month, name, text, spans }
    const days = daysInText(text, month)
    return { month, name, text, ...(days.length > 0 && { days }) }
  })
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
    festivals: place.festivals.flatMap(festivalFacts),
    holidays: namesByDay(holidaysOf(place)),
    closings: [places.get(idOf(place))?.museumsClosed, countries.get(idOf(place))?.week?.closed]
      .filter((text) => text !== undefined)
      .map((text) => ({ text, weekdays: weekdaysInText(text) })),
  })
}
