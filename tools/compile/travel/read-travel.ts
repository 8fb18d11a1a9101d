import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { idOf } from '#tools/compile/places/place.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { checkPlaceKeys } from '#tools/compile/text/check-place-keys.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { checkSpeeds } from './check-speeds.ts'
import { createEndResolver, createPageEnds, type EndSources, type ResolveEnd } from './end-resolver.ts'
import { minutesOfHours } from './minutes-of-hours.ts'
import { modeOfDayTrip, modeOfWay } from './mode-of-way.ts'
import { monthsOfNote } from './months-of-note.ts'
import { readGateways } from './read-gateways.ts'
import type { LinkEnd, TravelLinks } from './travel-links.ts'
import type { AuthoredLeg, ResolvedEnd } from './travel-types.ts'

/** All legs of the content with their ends resolved. */
export type TravelContent = {
  readonly legs: readonly AuthoredLeg[]
  /** Every page of the guide as an end, by its path below `/destinations/`. */
  readonly pages: ReadonlyMap<string, ResolvedEnd>
  readonly links: TravelLinks
  /** Countries whose page carries a warning: no estimate crosses their borders. */
  readonly warnedCountries: readonly string[]
}

export type TravelSources = EndSources & {
  readonly practical: PracticalFacts
  readonly links: TravelLinks
  readonly linkSource: YamlSource
}

const EXPECTED_END =
  'the name of a page, of a stop or a sight of a guide of the country, or a point in content/travel-points.yaml'
const EXPECTED_HOURS = 'hours such as about 2½, 9 to 10, 20 minutes, 2 days'

type Reader = {
  readonly resolve: ResolveEnd
  readonly isCity: (end: ResolvedEnd) => boolean
  readonly report: ReportError
}

/** Resolves the ends of one row, and reports what cannot be read. */
function legsOfPlace(place: AuthoredPlace, { resolve, isCity, report }: Reader): readonly AuthoredLeg[] {
  const { fields, country, file, lineOf } = place
  const endOf = (name: string, path: readonly (string | number)[]): ResolvedEnd | null => {
    const end = resolve(name, country.slug)
    if (end === null)
      report({ file, line: lineOf(path), problem: `nothing is known of “${name}”`, expected: EXPECTED_END })
    return end
  }
  const minutesOf = (hours: string, path: readonly (string | number)[]) => {
    const minutes = minutesOfHours(hours)
    if (minutes === null)
      report({
        file,
        line: lineOf(path),
        problem: `the hours “${hours}” cannot be read`,
        expected: EXPECTED_HOURS,
      })
    return minutes
  }
  const ways = (fields.ways ?? []).flatMap(({ from, to, by, hours, text }, index): readonly AuthoredLeg[] => {
    const [start, goal] = [endOf(from, ['ways', index, 'from']), endOf(to, ['ways', index, 'to'])]
    const minutes = minutesOf(hours, ['ways', index, 'hours'])
    if (start === null || goal === null || minutes === null) return []
    const at = `${file}:${lineOf(['ways', index])}`
    const months = monthsOfNote(text, start.latitude)
    return [{ from: start, to: goal, mode: modeOfWay(by, text), minutes, months, source: 'way', at }]
  })
  const { coordinates } = fields
  if (coordinates === undefined) return ways
  const own = { ...coordinates, name: fields.name, place: idOf(place), country: country.slug }
  const dayTrips = (fields.dayTrips ?? []).flatMap((trip, index): readonly AuthoredLeg[] => {
    const path = ['dayTrips', index]
    const page = trip.place === undefined ? null : resolve(trip.place, '')
    // The page may be that of the region or the country around it.
    const isMeant = page !== null && (page.name === trip.name || isCity(page))
    const goal = isMeant ? page : endOf(trip.name, [...path, 'name'])
    const minutes = minutesOf(trip.hours, [...path, 'hours'])
    const mode = modeOfDayTrip(trip.way)
    if (mode === null)
      report({
        file,
        line: lineOf([...path, 'way']),
        problem: `the way “${trip.way}” names no known vehicle`,
        expected: 'train, bus, boat, road, bicycle or another vehicle',
      })
    if (goal === null || minutes === null || mode === null) return []
    // Of `coach or summer boat`, the coach runs all year.
    const [first] = trip.way.split(' or ')
    const months = monthsOfNote(first, coordinates.latitude)
    return [{ from: own, to: goal, mode, minutes, months, source: 'day trip', at: `${file}:${lineOf(path)}` }]
  })
  return [...ways, ...dayTrips]
}

/** Stops of itineraries in order, by road as far as there is one; their hours are estimated. */
function legsOfItineraries(place: AuthoredPlace, resolve: ResolveEnd): readonly AuthoredLeg[] {
  const { fields, country, file, lineOf } = place
  return (fields.itineraries ?? []).flatMap(({ stops }, index) => {
    const ends = stops.map((stop): ResolvedEnd => {
      const known = resolve(stop.name, country.slug)
      return known?.place ? known : { ...stop, place: null, country: country.slug }
    })
    const at = `${file}:${lineOf(['itineraries', index])}`
    return ends.slice(1).map((to, step): AuthoredLeg => {
      const from = ends[step] ?? to
      return { from, to, mode: 'road', minutes: null, months: null, source: 'itinerary', at }
    })
  })
}

function legsOfLinks(
  { links }: TravelLinks,
  {
    pages,
    source,
    report,
  }: {
    readonly pages: ReadonlyMap<string, ResolvedEnd>
    readonly source: YamlSource
    readonly report: ReportError
  },
): readonly AuthoredLeg[] {
  const endOf = (end: LinkEnd): ResolvedEnd | null => {
    if (typeof end === 'string') return pages.get(end) ?? null
    const [country, name, latitude, longitude] = end
    return { name, latitude, longitude, place: null, country }
  }
  return links.flatMap(({ from, to, by, hours, note }, index): readonly AuthoredLeg[] => {
    const [start, goal, minutes] = [endOf(from), endOf(to), minutesOfHours(hours)]
    const line = source.lineOf(['links', index])
    if (start === null || goal === null)
      report({ file: source.file, line, problem: 'an end of the link has no page', expected: EXPECTED_END })
    if (minutes === null)
      report({
        file: source.file,
        line,
        problem: `the hours “${hours}” cannot be read`,
        expected: EXPECTED_HOURS,
      })
    if (start === null || goal === null || minutes === null) return []
    const months = monthsOfNote(note, start.latitude)
    return [
      { from: start, to: goal, mode: by, minutes, months, source: 'link', at: `${source.file}:${line}` },
    ]
  })
}

/** Resolves the ends of all ways, day trips, itineraries, gateways and links; reports those that are unknown. */
export function readTravel(sources: TravelSources, report: ReportError): TravelContent {
  const { authored, countries, practical, links, linkSource } = sources
  const pages = createPageEnds(sources)
  const byName = createEndResolver(sources)
  const resolve: ResolveEnd = (name, country) =>
    country === '' ? (pages.get(name) ?? null) : byName(name, country)
  checkPlaceKeys(
    links.closedBorders.flat(),
    { source: linkSource, isKnown: (place) => countries.has(place) },
    report,
  )
  checkPlaceKeys(
    Object.entries(links.regions).flatMap(([region, places]) => [region, ...places]),
    { source: linkSource, isKnown: (place) => pages.has(place) },
    report,
  )
  const cities = new Set(authored.filter(({ fields }) => fields.kind === 'city').map(idOf))
  const isCity = ({ place }: ResolvedEnd): boolean => cities.has(place ?? '')
  const legs = [
    ...authored.flatMap((place) => legsOfPlace(place, { resolve, isCity, report })),
    ...legsOfLinks(links, { pages, source: linkSource, report }),
    ...readGateways(practical, { resolve, pages, countries }),
    ...authored.flatMap((place) => legsOfItineraries(place, resolve)),
  ]
  checkSpeeds(legs, report)
  const warned = authored.filter(({ fields }) => fields.kind === 'country' && fields.advisory !== undefined)
  return { legs, pages, links, warnedCountries: warned.map(idOf) }
}
