import type { GeographicFolder, PointCollection } from '#isomorphic/files/geographic-file.ts'
import { formatDayShort } from '#isomorphic/trips/format-trip-dates.ts'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import type { TripPosition } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_FILE_WORDS } from '#isomorphic/trips/words/trip-file-words.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { TripFileSource } from './trip-file-source.ts'

type Place = {
  readonly name: string
  readonly path: string | null
  readonly at: TripPosition | null
  readonly note: string
}
type PlaceWithPosition = Place & { readonly at: TripPosition }

const hasPosition = (place: Place): place is PlaceWithPosition => place.at !== null

/** `Day 1 · Sat 27 Mar · Belém and the river`. */
export function dayName({ number, date, title }: DayView, locale: Locale): string {
  const parts = [
    pickWords(TRIP_WORDS, locale).day(number),
    date === null ? '' : formatDayShort(locale, date),
    title,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The places of a trip in folders: one for each day, one for ideas and one for stays; empty ones are left out. */
function createFolders({ view, siteOrigin }: TripFileSource, locale: Locale): readonly GeographicFolder[] {
  const words = pickWords(TRIP_FILE_WORDS, locale)
  const linkOf = ({ path }: Place): string | undefined => (path === null ? undefined : siteOrigin + path)
  const folder = (
    name: string,
    text: string,
    places: readonly Place[],
    isRoute: boolean,
  ): GeographicFolder => {
    const points = places.filter(hasPosition).map((place) => ({
      name: place.name,
      text: place.note,
      note: place.note,
      link: linkOf(place),
      type: name,
      latitude: place.at.latitude,
      longitude: place.at.longitude,
    }))
    return { name, text, points, routes: isRoute && points.length > 1 ? [{ name, text, stops: points }] : [] }
  }
  return [
    ...view.days.map((day) => folder(dayName(day, locale), day.note, day.stops, true)),
    folder(words.ideas, '', view.ideas, false),
    folder(words.stays, '', view.stays, false),
  ].filter(({ points, text }) => points.length > 0 || text !== '')
}

/**
 * The places of a trip for files of maps. Places without a position cannot be on a map: the description names them.
 * @param isInFolders for KML; GPX has no folders, so all points and routes are in one list
 */
export function createTripPoints(
  source: TripFileSource,
  isInFolders: boolean,
  locale: Locale,
): PointCollection {
  const { view, link } = source
  const folders = createFolders(source, locale)
  const places: readonly Place[] = [...view.days.flatMap(({ stops }) => stops), ...view.ideas, ...view.stays]
  const skipped = places.filter((place) => !hasPosition(place)).map(({ name }) => name)
  return {
    name: view.name || pickWords(TRIP_WORDS, locale).unnamedTrip,
    link,
    description: skipped.length === 0 ? '' : pickWords(TRIP_FILE_WORDS, locale).skipped(skipped),
    points: isInFolders ? [] : folders.flatMap(({ points }) => points),
    routes: isInFolders ? [] : folders.flatMap(({ routes }) => routes),
    folders: isInFolders ? folders : [],
  }
}
