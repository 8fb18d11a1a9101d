import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue-types.ts'
import { type FrontCatalogue, PAGE_POSTERS } from '#src/catalogue/front-catalogue.ts'
import type { NavigationSection } from '#src/site/navigation-types.ts'
import { dateFestivals, firstMonthOf } from '#tools/compile/almanac/feast-months.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { type Almanac, createAlmanac } from './almanac/almanac.ts'
import type { EmitSources } from './emit/emit-shards.ts'
import { createCountryMaps } from './maps/country-maps.ts'
import type { DrawLayer, DrawMap } from './maps/map-cache.ts'
import { createWidthInLanguages } from './maps/routes/width-in-languages.ts'
import type { Country } from './places/load-countries.ts'
import { createOverlandTexts } from './places/overland-texts.ts'
import { DESTINATIONS, isGuided, type Place } from './places/place.ts'
import { linkPlaces, type PlaceLinks } from './places/place-links.ts'
import { choosePosters, type PosterAssignments } from './posters/poster-book.ts'
import { createPracticalMarkup } from './practical/practical-markup.ts'
import { hashPosterArt } from './prepare/hash-sources.ts'
import type { Content } from './read-content.ts'
import { buildPlaces } from './records/build-places.ts'
import {
  bestInTravelPlaces,
  createHomeRecord,
  createPlacesRecord,
  featuredIn,
  firstOverviewPlaces,
  type ListSources,
  toListing,
} from './records/list-records.ts'
import { createNavigation } from './records/navigation-data.ts'
import { createPlaceRecords, MAX_CHILDREN } from './records/place-records.ts'
import { sortStories } from './stories/sort-stories.ts'
import { chooseStoryPosters } from './stories/story-posters.ts'
import { createStoryRecords } from './stories/story-records.ts'
import { generatePlaces } from './synthetic/generate-places.ts'
import type { CompiledTravelGraph } from './travel/compile-travel-graph.ts'
import { regionsOfPlaces } from './travel/pack-travel-graph.ts'
import { createAlike } from './where/create-alike.ts'
import { packWhereFacts } from './where/pack-where-facts.ts'

export type BuildOptions = {
  readonly root: string
  readonly generateCount: number
  readonly drawMap: DrawMap
  readonly drawLayer?: DrawLayer
  /** First year of the holidays and moons; the year after it is shown as well. */
  readonly year: number
  /** An almanac of the same year and holidays, with what it has computed; absent: a new one. */
  readonly almanac?: Almanac
  readonly travel: Pick<CompiledTravelGraph, 'data'>
  /** Hash of the posters' code, where it is already known. */
  readonly posterArt?: string
  /** The facts by which places like another are chosen, where they are already packed. */
  readonly whereFacts?: WhereFacts
}

export type BuiltCatalogue = {
  readonly sources: Omit<EmitSources, 'documents' | 'parts' | 'spellings'>
  readonly core: CoreCatalogue
  readonly front: FrontCatalogue
  readonly navigation: readonly NavigationSection[]
}

/** Every list of a page that shows posters next to each other. */
function posterLists(
  places: readonly Place[],
  links: PlaceLinks,
  { continents }: Content,
): readonly (readonly Place[])[] {
  const children = places.flatMap((place) => {
    const { regions, cities } = links.childrenOf(place)
    return [regions.slice(0, MAX_CHILDREN), cities.slice(0, MAX_CHILDREN)].filter((list) => list.length > 1)
  })
  const ofContinents = continents.flatMap(({ slug }) => [
    featuredIn(slug, places),
    firstOverviewPlaces(slug, places),
  ])
  return [bestInTravelPlaces(places), ...ofContinents, ...children]
}

/** The catalogue bundled with the worker: all countries and every place with a guide, without texts (R10.2). */
function buildCoreCatalogue(sources: ListSources, posters: PosterAssignments): CoreCatalogue {
  const items = sources.places.filter((place) => place.kind === 'country' || isGuided(place))
  return {
    home: createHomeRecord(sources),
    places: createPlacesRecord(sources),
    listings: sources.rows.map(toListing),
    stories: sources.stories.list.articles,
    textPages: sources.stories.textPages,
    collections: sources.stories.campaigns,
    items: items.map((place) => {
      const { latitude, longitude, posterCaption } = place
      const posterTraits = posters.posterOf(place).traits
      return { ...sources.summaryOf(place), latitude, longitude, posterCaption, posterTraits }
    }),
  }
}

/** The part of the catalogue that the worker loads at startup. */
function buildFrontCatalogue({ home, items }: CoreCatalogue): FrontCatalogue {
  const posterOf = (id: string): PosterRef =>
    items.find(({ poster }) => poster.id === id)?.poster ?? home.hero.poster
  const { notFound, failure, newsletter } = PAGE_POSTERS
  return {
    bestInTravel: home.bestInTravel,
    continents: home.continents,
    art: {
      home: home.hero.poster,
      notFound: posterOf(notFound),
      failure: posterOf(failure),
      newsletter: posterOf(newsletter),
    },
  }
}

/** Combines checked content with facts, posters and maps. */
export function buildCatalogue(
  read: Content,
  countries: readonly Country[],
  geodata: Geodata,
  {
    root,
    generateCount,
    drawMap,
    drawLayer,
    year,
    travel,
    almanac = createAlmanac(firstMonthOf(year, process.env, Date.now()), read.holidays),
    posterArt = hashPosterArt(root),
    whereFacts,
  }: BuildOptions,
): BuiltCatalogue {
  const firstMonth = firstMonthOf(year, process.env, Date.now())
  const content = { ...read, authored: dateFestivals(read.authored, read.holidays, firstMonth) }
  const factsOf = createPracticalMarkup(content.practical, year, DEFAULT_LOCALE)
  const authoredCountries = buildPlaces(content, countries, factsOf)
  const places = [...authoredCountries, ...generatePlaces(authoredCountries, generateCount)]
  const links = linkPlaces(places, geodata.capitalOf)
  const { continents, notes } = content
  const posters = choosePosters(places, posterLists(places, links, content), posterArt)
  const capitalName = (slug: string): string | null => notes[slug]?.capital ?? null
  const records = createPlaceRecords({
    links,
    posters,
    continents,
    countries,
    notes,
    languages: content.languages,
    practical: content.practical,
    capitalPoint: geodata.capitalOf,
    almanac,
    overland: createOverlandTexts({ ...createTravelGraph(travel.data), find: links.find, capitalName }),
  })
  const widthOf = createWidthInLanguages(content.translations, places)
  const maps = createCountryMaps({ draw: drawMap, drawLayer, geodata, links, capitalName, widthOf })
  const homePath = `${DESTINATIONS}/${content.site.homePlace}`
  const rows = content.bestInTravel
  const { summaryOf } = records
  const stories = createStoryRecords({
    ...content,
    links,
    posters: chooseStoryPosters(sortStories(content.articles), links, posterArt),
    summaryOf,
    drawMap,
  })
  const likeness = {
    regions: regionsOfPlaces(content.travel.links.regions),
    likeWords: content.likeWords,
    gateways: content.travel.onlyGateways,
  }
  const lists = { places, rows, links, posters, continents, homePath, summaryOf, stories, likeness }
  const alikeOf = createAlike(() => whereFacts ?? packWhereFacts({ ...lists, records, firstMonth }), lists)
  const core = buildCoreCatalogue(lists, posters)
  return {
    sources: {
      ...lists,
      firstMonth,
      records: {
        ...records,
        recordOf: (place, ...rest) => ({ ...records.recordOf(place, ...rest), ...alikeOf(place) }),
      },
      maps,
      geodata,
    },
    core,
    front: buildFrontCatalogue(core),
    navigation: createNavigation(content.site.navigation, lists, content.site.partners),
  }
}
