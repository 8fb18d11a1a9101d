import type { PosterTraits } from '#art/poster-traits.ts'
import { scenes } from '#art/scenes.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type {
  BestInTravelRecord,
  ContinentRecord,
  ContinentTeaser,
  HomeRecord,
  PlaceSummary,
  PlacesRecord,
  TravelListing,
  WorldDot,
} from '#src/catalogue/catalogue-types.ts'
import { projectWorld, WORLD_HEIGHT, WORLD_WIDTH } from '#src/maps/drawing/world-map.ts'
import { type BestInTravelRow, rowPath } from '#tools/compile/lists/best-in-travel-list.ts'
import type { ContinentText } from '#tools/compile/lists/continent-texts.ts'
import { isGuided, type Place } from '#tools/compile/places/place.ts'
import { compareByImportance, type PlaceLinks } from '#tools/compile/places/place-links.ts'
import { placesInSeason } from '#tools/compile/posters/places-in-season.ts'
import type { PosterAssignments } from '#tools/compile/posters/poster-book.ts'
import type { StoryRecords } from '#tools/compile/stories/story-records.ts'

const MAX_FEATURED = 24
const CARDS_PER_ROW = 4
const FEATURED_IN_OVERVIEW = 3
const PLACES_PER_COUNTRY = 40
const LABELLED_DOTS = 3
const STORIES_ON_HOME = 4

export type ListSources = {
  readonly places: readonly Place[]
  readonly links: PlaceLinks
  readonly posters: PosterAssignments
  readonly continents: readonly ContinentText[]
  /** The place whose poster opens the home page. */
  readonly homePath: string
  readonly summaryOf: (place: Place) => PlaceSummary
  /** Rows of Best in Travel in authored order. */
  readonly rows: readonly BestInTravelRow[]
  readonly stories: StoryRecords
  /** What the editors write of places that are like others. */
  readonly likeness: Pick<WhereFacts, 'regions' | 'likeWords' | 'gateways'>
}

/** Best in Travel first, then the most visited, and of these the ones with most to see: the same in every language. */
function compareByFame(one: Place, other: Place): number {
  if (one.rank !== null || other.rank !== null) return compareByImportance(one, other)
  const fame = (other.planning?.fame ?? 0) - (one.planning?.fame ?? 0)
  const stay = (other.planning?.stay[1] ?? 0) - (one.planning?.stay[1] ?? 0)
  return fame || stay || compareByImportance(one, other)
}

/**
 * Places of a continent with a guide, in the order of all lists: complete rows of cards if there are enough, because the
 * index lists all of them. A choice by name would leave out what English has under a late letter.
 */
export function featuredIn(slug: string, places: readonly Place[]): readonly Place[] {
  const guided = places.filter((place) => place.country.continent === slug && isGuided(place))
  const count = Math.min(guided.length, MAX_FEATURED)
  const left = count > CARDS_PER_ROW ? count % CARDS_PER_ROW : 0
  return guided
    .toSorted(compareByFame)
    .slice(0, count - left)
    .toSorted(compareByImportance)
}

/**
 * Candidates that represent a continent among others: places with a guide, best first, then countries with facts only.
 */
function overviewPool(slug: string, places: readonly Place[]): readonly Place[] {
  const inside = places.filter(({ country }) => country.continent === slug).toSorted(compareByImportance)
  const countries = inside.filter(({ kind }) => kind === 'country')
  return [...new Set([...inside.filter(isGuided), ...countries])]
}

/** The first candidates, which are shown next to each other unless their posters have the same scene. */
export const firstOverviewPlaces = (slug: string, places: readonly Place[]): readonly Place[] =>
  overviewPool(slug, places).slice(0, FEATURED_IN_OVERVIEW)

/** Places that represent a continent among others: no scene twice while there is another guide to show. */
function overviewOf(slug: string, { places, posters }: ListSources): readonly Place[] {
  const pool = overviewPool(slug, places)
  const scenesShown = new Set<string>()
  const distinct = pool.filter(isGuided).filter((place) => {
    const { scene } = posters.posterOf(place).traits
    const isNew = !scenesShown.has(scene)
    scenesShown.add(scene)
    return isNew
  })
  return [...new Set([...distinct, ...pool])].slice(0, FEATURED_IN_OVERVIEW)
}

/** Best in Travel in its order. */
export function bestInTravelPlaces(places: readonly Place[]): readonly Place[] {
  return places.filter(({ rank }) => rank !== null).toSorted(compareByImportance)
}

function teaserOf({ slug, name, path }: ContinentText, places: readonly Place[]): ContinentTeaser {
  return { slug, name, path, placeCount: places.filter(({ country }) => country.continent === slug).length }
}

function heroOf(places: readonly Place[], homePath: string): Place {
  const hero = places.find(({ path }) => path === homePath)
  if (hero === undefined) throw new Error(`${homePath} opens the home page but is not a place`)
  return hero
}

/** A headline is only placed on the art where the scene as drawn has an area for it. */
function fitsTitle({ scene, grade }: PosterTraits): boolean {
  return grade === 'as-drawn' && scenes[scene].titleInk !== undefined
}

function dotsOf(ranked: readonly Place[]): readonly WorldDot[] {
  return ranked.map(({ name, path, latitude, longitude }, index) => {
    return { name, path, ...projectWorld(latitude, longitude), isLabelled: index < LABELLED_DOTS }
  })
}

export function createHomeRecord({
  places,
  posters,
  continents,
  homePath,
  summaryOf,
  stories,
}: ListSources): HomeRecord {
  const ranked = bestInTravelPlaces(places)
  const hero = heroOf(places, homePath)
  return {
    hero: summaryOf(hero),
    titlePlacement: fitsTitle(posters.posterOf(hero).traits) ? 'sky' : 'plate',
    bestInTravel: ranked.map(summaryOf),
    inSeason: placesInSeason(places, posters).map((month) => month.map(summaryOf)),
    continents: continents.map((text) => teaserOf(text, places)),
    world: { width: WORLD_WIDTH, height: WORLD_HEIGHT, dots: dotsOf(ranked) },
    topics: stories.list.topics,
    stories: stories.list.articles.slice(0, STORIES_ON_HOME),
  }
}

export const toListing = ({ category, tags }: BestInTravelRow): TravelListing => ({ category, tags })

export function createBestInTravelRecord({ places, rows, summaryOf }: ListSources): BestInTravelRecord {
  const listings = new Map(rows.map((row) => [rowPath(row), toListing(row)]))
  return {
    entries: bestInTravelPlaces(places).flatMap((place) => {
      const listing = listings.get(place.path)
      return listing === undefined ? [] : [{ place: summaryOf(place), ...listing }]
    }),
  }
}

export function createPlacesRecord(sources: ListSources): PlacesRecord {
  const { places, continents, summaryOf } = sources
  return {
    continents: continents.map((text) => ({
      ...teaserOf(text, places),
      summary: text.summary,
      featured: overviewOf(text.slug, sources).map(summaryOf),
    })),
    placeCount: places.length,
  }
}

export function createContinentRecord(
  text: ContinentText,
  { places, links, summaryOf }: ListSources,
): ContinentRecord {
  const countries = places.filter(
    ({ kind, country }) => kind === 'country' && country.continent === text.slug,
  )
  return {
    ...teaserOf(text, places),
    summary: text.summary,
    introductionHtml: text.introductionHtml,
    featured: featuredIn(text.slug, places).map(summaryOf),
    countries: countries
      .toSorted((one, other) => one.name.localeCompare(other.name, DEFAULT_LOCALE))
      .map((country) => {
        const { regions, cities } = links.childrenOf(country)
        const guided = [...regions, ...cities]
          .filter(isGuided)
          .toSorted(compareByImportance)
          .slice(0, PLACES_PER_COUNTRY)
        const { name, path } = country
        return {
          name,
          path,
          depth: country.depth,
          places: guided.map((place) => ({ name: place.name, path: place.path })),
        }
      }),
  }
}
