import type { PosterRef } from '#client/shared/poster-address.ts'
import type { CoreCatalogue } from '#src/catalogue/core-catalogue.ts'
import { type FrontCatalogue, PAGE_ART } from '#src/catalogue/front-catalogue.ts'
import type { NavigationSection } from '#src/catalogue/navigation-types.ts'
import type { Geodata } from '#tools/geodata/create-geodata.ts'
import { buildPlaces } from './build-places.ts'
import { createCountryMaps } from './country-maps.ts'
import type { EmitSources } from './emit-shards.ts'
import { generatePlaces } from './generated-places.ts'
import {
  createHomeRecord,
  createPlacesRecord,
  featuredIn,
  firstInOverview,
  type ListSources,
  rankedPlaces,
  toListing,
} from './list-records.ts'
import type { Country } from './load-countries.ts'
import type { DrawMap } from './map-cache.ts'
import { createNavigation } from './navigation-data.ts'
import { DESTINATIONS, isGuided, type Place } from './place.ts'
import { linkPlaces, type PlaceLinks } from './place-links.ts'
import { createPlaceRecords, MOST_CHILDREN } from './place-records.ts'
import { choosePosters, type PosterBook } from './poster-book.ts'
import type { Content } from './read-content.ts'
import { hashPosterArt } from './source-hash.ts'
import { inReadingOrder } from './story-order.ts'
import { chooseStoryPosters } from './story-posters.ts'
import { createStoryRecords } from './story-records.ts'

export type BuildOptions = { readonly root: string; readonly generateCount: number; readonly draw: DrawMap }

export type BuiltCatalogue = {
  readonly sources: EmitSources
  readonly core: CoreCatalogue
  readonly front: FrontCatalogue
  readonly navigation: readonly NavigationSection[]
}

/** Every list of a page in which posters stand side by side. */
function posterLists(
  places: readonly Place[],
  links: PlaceLinks,
  { continents }: Content,
): readonly (readonly Place[])[] {
  const children = places.flatMap((place) => {
    const { regions, cities } = links.childrenOf(place)
    return [regions.slice(0, MOST_CHILDREN), cities.slice(0, MOST_CHILDREN)].filter((list) => list.length > 1)
  })
  const ofContinents = continents.flatMap(({ slug }) => [
    featuredIn(slug, places),
    firstInOverview(slug, places),
  ])
  return [rankedPlaces(places), ...ofContinents, ...children]
}

/** What the worker carries itself: all countries and every place with a guide, without their texts (R10.2). */
function buildCore(sources: ListSources, posters: PosterBook): CoreCatalogue {
  const items = sources.places.filter((place) => place.kind === 'country' || isGuided(place))
  return {
    home: createHomeRecord(sources),
    places: createPlacesRecord(sources),
    listings: sources.rows.map(toListing),
    stories: sources.stories.list.articles,
    textPages: sources.stories.textPages,
    campaigns: sources.stories.campaigns,
    items: items.map((place) => {
      const { latitude, longitude, posterCaption } = place
      const posterTraits = posters.posterOf(place).traits
      return { ...sources.summaryOf(place), latitude, longitude, posterCaption, posterTraits }
    }),
  }
}

/** What the worker has in memory from the start. */
function buildFront({ home, items }: CoreCatalogue): FrontCatalogue {
  const posterOf = (wanted: string): PosterRef =>
    items.find(({ poster }) => poster.id === wanted)?.poster ?? home.hero.poster
  const { notFound, failure, letter } = PAGE_ART
  return {
    bestInTravel: home.bestInTravel,
    continents: home.continents,
    art: {
      home: home.hero.poster,
      notFound: posterOf(notFound),
      failure: posterOf(failure),
      letter: posterOf(letter),
    },
  }
}

/** Joins checked content with facts, posters and maps. */
export function buildCatalogue(
  content: Content,
  countries: readonly Country[],
  geodata: Geodata,
  { root, generateCount, draw }: BuildOptions,
): BuiltCatalogue {
  const written = buildPlaces(content, countries)
  const places = [...written, ...generatePlaces(written, generateCount)]
  const links = linkPlaces(places)
  const { continents, notes } = content
  const posters = choosePosters(places, posterLists(places, links, content), hashPosterArt(root))
  const records = createPlaceRecords({
    links,
    posters,
    continents,
    countries,
    notes,
    capitalPoint: geodata.capitalOf,
  })
  const capitalName = (slug: string): string | null => notes[slug]?.capital ?? null
  const maps = createCountryMaps({ draw, geodata, links, capitalName })
  const homePath = `${DESTINATIONS}/${content.site.homePlace}`
  const rows = content.bestInTravel
  const { summaryOf } = records
  const stories = createStoryRecords({
    ...content,
    links,
    posters: chooseStoryPosters(inReadingOrder(content.articles), links, hashPosterArt(root)),
    summaryOf,
    draw,
  })
  const lists = { places, rows, links, posters, continents, homePath, summaryOf, stories }
  const core = buildCore(lists, posters)
  return {
    sources: { ...lists, records, maps },
    core,
    front: buildFront(core),
    navigation: createNavigation(content.site.navigation, lists),
  }
}
