import { gpxFile, kmlFile } from '#isomorphic/files/geographic-file.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { tripCalendar } from './trip-calendar.ts'
import type { TripFileFormat } from './trip-file-formats.ts'
import type { TripFileSource } from './trip-file-source.ts'
import { formatTripJson } from './trip-json.ts'
import { tripMarkdown } from './trip-markdown.ts'
import { createTripPoints } from './trip-points.ts'

/** Writes a trip as a file of one format. Works in the browser too, so that a device exports without a network. */
export function formatTripFile(
  format: TripFileFormat,
  source: TripFileSource,
  locale: Locale = DEFAULT_LOCALE,
): string {
  switch (format) {
    case 'ics':
      return tripCalendar(source, locale)
    case 'gpx':
      return gpxFile(createTripPoints(source, false, locale))
    case 'kml':
      return kmlFile(createTripPoints(source, true, locale))
    case 'json':
      return formatTripJson(source.view, source.siteOrigin)
    case 'md':
      return tripMarkdown(source, locale)
  }
}
