import type { DatedPlaceFacts, FestivalFact } from '#isomorphic/trips/notices/dated-place-facts.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { timeZoneOf } from '#src/catalogue/time-zone-of.ts'
import type { PlaceDates } from '#src/trips/place-dates.ts'

/** A page of the guide with what is known about its days. */
export type DatedPage = { readonly page: DestinationRecord; readonly dates: PlaceDates }

const festivalsOf = ({ page, dates }: DatedPage): readonly FestivalFact[] =>
  dates.festivals.map((festival) => ({ ...festival, path: page.path }))

const closingsOf = ({ page, dates }: DatedPage): DatedPlaceFacts['closings'] =>
  dates.closings.map((closing) => ({ ...closing, path: page.path }))

/**
 * What the guide says about a place that concerns dates: its own words, else those of its country.
 * @param country the page of its country; the place itself for a country
 */
export function placeFactsOf(place: DatedPage, country: DatedPage): DatedPlaceFacts {
  const { page } = place
  const [ownFestivals, ownClosings] = [festivalsOf(place), closingsOf(place)]
  const hasOwnHolidays = Object.keys(place.dates.holidays).length > 0
  const holidaySource = hasOwnHolidays ? place : country
  return {
    name: page.name,
    path: page.path,
    latitude: page.latitude,
    longitude: page.longitude,
    timeZone: timeZoneOf(page),
    country: { name: country.page.name, path: country.page.path },
    season: page.season ?? country.page.season,
    festivals: ownFestivals.length > 0 ? ownFestivals : festivalsOf(country),
    holidays: holidaySource.dates.holidays,
    holidaysPath: holidaySource.page.path,
    closings: ownClosings.length > 0 ? ownClosings : closingsOf(country),
    advisory: page.advisory ?? country.page.advisory,
  }
}
