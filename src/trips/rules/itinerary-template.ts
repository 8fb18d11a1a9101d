import { positionText } from '#isomorphic/trips/position-text.ts'
import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { TemplateStop, TripTemplate } from '#isomorphic/trips/trip-template.ts'
import type { DestinationRecord, Sight } from '#src/catalogue/catalogue-types.ts'
import { keyName, sightPath } from '#src/catalogue/sight-slug.ts'
import { type GuideItinerary, parseItineraries } from './parse-itineraries.ts'

type Place = Pick<
  DestinationRecord,
  'name' | 'path' | 'sections' | 'sights' | 'routes' | 'cities' | 'regions'
>
type Point = Pick<Sight, 'name' | 'englishName' | 'latitude' | 'longitude'>

/** A single word that names a sight must be this long, so that `Sé` is found by its full name only. */
const MIN_WORD_LENGTH = 5

/** @param point of the English guide, whose name in the language is shown */
function toStop(place: Place, { name: english, latitude, longitude }: Point): TemplateStop {
  const sight = place.sights.find((one) => keyName(one) === english)
  const ofRoutes = place.routes.flatMap(({ stops }) => stops)
  const { name } = sight ?? ofRoutes.find((one) => keyName(one) === english) ?? { name: english }
  // A stop of a country's itinerary is often a place with a guide of its own.
  const guide = [...place.cities, ...place.regions].find((one) => one.name === name)
  const path = sight === undefined ? (guide?.path ?? '') : (sightPath(place.path, sight) ?? '')
  return { name, path, at: positionText({ latitude, longitude }) }
}

/** How texts mention a point: by its name, or by the beginning of a long one. */
function mentionsOf(name: string): readonly string[] {
  const words = name.split(' ')
  const [first = ''] = words
  if (words.length > 2) return [name, words.slice(0, 2).join(' ')]
  return words.length === 2 && first.length >= MIN_WORD_LENGTH ? [name, first] : [name]
}

/** Where a text mentions a name, as complete words; -1 when it does not. */
function findMention(text: string, name: string): number {
  const found = mentionsOf(name).map((mention) => {
    const escaped = mention.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return text.search(new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, 'u'))
  })
  const places = found.filter((index) => index !== -1)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** The points that a text mentions, in its order. */
function mentionedPoints(text: string, points: readonly Point[]): readonly Point[] {
  return points
    .map((point) => ({ point, at: findMention(text, point.name) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
    .map(({ point }) => point)
}

/** Sights and stops of routes, each name once. */
function pointsOf({ sights, routes }: Place): readonly Point[] {
  const points = [...sights, ...routes.flatMap(({ stops }) => stops)]
  return [...new Map(points.map((point) => [point.name, point])).values()]
}

/**
 * The stops of an itinerary: those that it lists; else the points that it mentions, after those of the shorter
 * itineraries that it continues.
 */
function stopsOf(place: Place, itineraries: readonly GuideItinerary[], index: number): readonly Point[] {
  const itinerary = itineraries[index]
  if (itinerary === undefined) return []
  const listed = place.routes.find(({ name }) => name === itinerary.title)?.stops
  if (listed !== undefined) return listed
  const points = pointsOf(place)
  const own = mentionedPoints(itinerary.text, points)
  if (index === 0 || own.length >= itinerary.days * 2) return own
  const before = stopsOf(place, itineraries, index - 1).filter((point) => !own.includes(point))
  return [...before, ...own]
}

/** Divides stops evenly among days, in order. */
function spread<T>(stops: readonly T[], days: number): readonly (readonly T[])[] {
  return Array.from({ length: days }, (_, day) =>
    stops.filter((_, index) => Math.floor((index * days) / stops.length) === day),
  )
}

/** `Lisbon, four days: add the line and the hills`: the title continues the sentence. */
function tripNameOf(place: string, title: string): string {
  const name = title.includes(place) ? title : `${place}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return name.slice(0, MAX_TRIP_NAME_LENGTH)
}

/**
 * The template of one itinerary of a guide: its stops evenly on its days, its text as the note of the first day, and the
 * other sights of the guide as ideas.
 * @param number of the itinerary, from 1
 * @param credit names the guide below the text
 * @param english the English guide, whose titles tell the days and whose text mentions the stops by their names
 * @returns null when the guide has no such itinerary
 */
export function createItineraryTemplate(
  place: Place,
  number: number,
  credit: string,
  english: Place = place,
): TripTemplate | null {
  const itinerary = parseItineraries(place)[number - 1]
  const itineraries = parseItineraries(english)
  const { days = 0 } = itineraries[number - 1] ?? {}
  if (itinerary === undefined || days === 0) return null
  const stops = stopsOf(english, itineraries, number - 1)
  const note = `${itinerary.text.slice(0, MAX_TRIP_NOTE_LENGTH - credit.length - 2)}\n\n${credit}`
  const used = new Set(stops.map(({ name }) => name))
  return {
    name: tripNameOf(place.name, itinerary.title),
    days: spread(stops, days).map((points, index) => ({
      title: '',
      note: index === 0 ? note : '',
      stops: points.map((point) => toStop(place, point)),
    })),
    ideas: english.sights.filter(({ name }) => !used.has(name)).map((sight) => toStop(place, sight)),
  }
}
