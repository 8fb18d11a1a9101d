import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { DestinationRecord, Fact, NearbyPlace, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { distanceText } from '#src/maps/distance-text.ts'
import type { PlaceDates } from '#src/trips/place-dates.ts'
import type { Almanac, AlmanacMonths } from '#tools/compile/almanac/almanac.ts'
import {
  type LanguagesByPlace,
  languagesOf,
  type PlaceLanguages,
} from '#tools/compile/guide/place-languages.ts'
import { insertRouteDrawings } from '#tools/compile/guide/route-placeholders.ts'
import type { ContinentText } from '#tools/compile/lists/continent-texts.ts'
import type { CountryMaps } from '#tools/compile/maps/country-maps.ts'
import { withGoNextHours } from '#tools/compile/places/go-next-hours.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { OverlandTexts } from '#tools/compile/places/overland-texts.ts'
import { idOf, type Place } from '#tools/compile/places/place.ts'
import type { NearbyLink, PlaceLinks } from '#tools/compile/places/place-links.ts'
import { type Capital, travelFacts } from '#tools/compile/places/travel-facts.ts'
import { withoutAdjacentRepeats } from '#tools/compile/posters/assign-posters.ts'
import type { PosterAssignments } from '#tools/compile/posters/poster-book.ts'
import { sightsWithPlates } from '#tools/compile/posters/sight-plates.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import type { StoryRecords } from '#tools/compile/stories/story-records.ts'
import type { CountryNotes } from '#tools/compile/text/content-schemas.ts'
import { countryFacts, inheritedFacts } from './country-facts.ts'
import { createPlaceDates } from './place-dates.ts'

/** Maximum number of places of each kind that a page lists; the search finds the others. */
export const MAX_CHILDREN = 24
/** A country lists all its neighbours, beyond this limit too. */
const MAX_NEARBY = 6

export type RecordSources = {
  readonly links: PlaceLinks
  readonly posters: PosterAssignments
  readonly continents: readonly ContinentText[]
  readonly countries: readonly Country[]
  readonly notes: Readonly<Record<string, CountryNotes>>
  readonly languages: LanguagesByPlace
  readonly capitalPoint: (code: string) => Capital['point'] | null
  readonly almanac: Almanac
  readonly overland: OverlandTexts
  readonly practical: PracticalFacts
}

/** Creates the records of pages and lists. */
export type PlaceRecords = {
  readonly summaryOf: (place: Place) => PlaceSummary
  readonly recordOf: (place: Place, maps: CountryMaps, stories: StoryRecords) => DestinationRecord
  /** Daylight and crowds of the months. */
  readonly monthsOf: (place: Place) => AlmanacMonths
  /** What trips show about its days. */
  readonly datesOf: (place: Place) => PlaceDates
}

const toLink = ({ name, path }: Place): PageLink => ({ name, path })

function createFacts({ countries, notes, languages }: RecordSources): (place: Place) => readonly Fact[] {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const known = {
    country: new Map<PlaceLanguages, readonly Fact[]>(),
    inside: new Map<PlaceLanguages, readonly Fact[]>(),
  }
  return (place) => {
    const { kind, country } = place
    const spoken = languagesOf(languages, idOf(place))
    // Every country has an entry, so an entry belongs to one country.
    const facts = known[kind === 'country' ? 'country' : 'inside']
    const note = notes[country.slug] ?? null
    const nameOf = (code: string): string | null => names.get(code) ?? null
    const found =
      facts.get(spoken) ??
      (kind === 'country'
        ? countryFacts(country, note, spoken, nameOf)
        : inheritedFacts(country, note, spoken))
    facts.set(spoken, found)
    return found
  }
}

export function createPlaceRecords(sources: RecordSources): PlaceRecords {
  const { links, posters, continents, almanac, overland } = sources
  const continentTexts = new Map(continents.map((text) => [text.slug, text]))
  const factsOf = createFacts(sources)

  function continentOf({ country }: Place): ContinentText {
    const text = continentTexts.get(country.continent)
    if (text === undefined)
      throw new Error(`continents.yaml was not checked: ${country.continent} is missing`)
    return text
  }

  function capitalOf({ country }: Place): Capital | null {
    const name = sources.notes[country.slug]?.capital
    const point = sources.capitalPoint(country.code)
    return name === undefined || point === null ? null : { name, point }
  }

  function summaryOf(place: Place): PlaceSummary {
    const { name, path, kind, country, summary, tagline, rank } = place
    const parentName = kind === 'country' ? continentOf(place).name : country.name
    const poster = posters.posterOf(place).ref
    return { name, path, kind, parentName, continent: country.continent, summary, tagline, poster, rank }
  }

  function nearbyOf(place: Place): readonly NearbyPlace[] {
    const nearby = links.nearbyOf(place)
    const neighbours = nearby.filter(({ isNeighbour }) => isNeighbour)
    const traitsOf = ({ place: near }: NearbyLink) => posters.posterOf(near).traits
    const open = Math.max(0, MAX_NEARBY - neighbours.length)
    const others = open === 0 ? [] : withoutAdjacentRepeats(nearby.slice(neighbours.length), open, traitsOf)
    return [...neighbours, ...others].map(({ place: near, km, isNeighbour }) => ({
      ...summaryOf(near),
      away: isNeighbour ? 'Shares a border' : distanceText(km, DEFAULT_LOCALE),
      km: isNeighbour ? null : Math.round(km),
      overland: overland.textOf(place, near),
    }))
  }

  function recordOf(place: Place, maps: CountryMaps, stories: StoryRecords): DestinationRecord {
    const { slug, name, path } = continentOf(place)
    const { traits, ref } = posters.posterOf(place)
    const { regions, cities } = links.childrenOf(place)
    const map = maps.mapOf(place)
    const ways = maps.routesOf(place)
    const capital = capitalOf(place)
    return {
      name: place.name,
      path: place.path,
      kind: place.kind,
      continent: { slug, name, path },
      ancestors: links.ancestorsOf(place).map(toLink),
      summary: place.summary,
      tagline: place.tagline,
      latitude: place.latitude,
      longitude: place.longitude,
      dates: place.dates,
      rank: place.rank,
      poster: ref,
      posterCaption: place.posterCaption,
      posterTraits: traits,
      facts: [...factsOf(place), ...travelFacts(place, capital)],
      overviewHtml: place.overviewHtml,
      advisory: place.advisory,
      sections: almanac
        .sectionsOf(place)
        .map((section) => ({ ...section, html: insertRouteDrawings(section.html, ways) }))
        .map((section) => withGoNextHours(section, place, overland)),
      routes: place.routes,
      season: place.season,
      yearHtml: almanac.calendarOf(place, capital),
      sights: sightsWithPlates(place),
      ...(place.diagram !== undefined && { diagram: place.diagram }),
      image: place.image,
      ...(place.photo !== undefined && { photo: place.photo }),
      map,
      regions: regions.slice(0, MAX_CHILDREN).map(summaryOf),
      cities: cities.slice(0, MAX_CHILDREN).map(summaryOf),
      nearby: nearbyOf(place),
      stories: stories.storiesAbout(place.path),
      otherNames: place.otherNames,
    }
  }

  return {
    summaryOf,
    recordOf,
    monthsOf: (place) => almanac.monthsOf(place, capitalOf(place)),
    datesOf: createPlaceDates(almanac.ownHolidaysOf, sources.practical),
  }
}
