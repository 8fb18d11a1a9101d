import { foldText } from '#isomorphic/search/fold-text.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type { BestInTravelRecord, ContinentRecord, DestinationRecord } from './catalogue-types.ts'
import type { CoreCatalogue, CorePlace, CoreSource } from './core-catalogue-types.ts'
import { buildCoreStoryShard } from './core-story-shard.ts'
import { shardOf } from './shard-of.ts'
import { CATALOGUE_WORDS } from './words/catalogue-words.ts'

function toRecord(item: CorePlace, { core, locale }: CoreSource): DestinationRecord {
  const continent = core.places.continents.find(({ slug }) => slug === item.continent)
  const isAncestor = (other: CorePlace): boolean => item.path.startsWith(`${other.path}/`)
  return {
    ...item,
    continent: {
      slug: item.continent,
      name: continent?.name ?? pickWords(CATALOGUE_WORDS, locale).destinations,
      path: continent?.path ?? '/places',
    },
    ancestors: core.items.filter(isAncestor).sort((a, b) => a.path.length - b.path.length),
    dates: null,
    facts: [],
    overviewHtml: null,
    advisory: null,
    sections: [],
    routes: [],
    season: null,
    yearHtml: null,
    sights: [],
    image: null,
    map: null,
    regions: core.items.filter((other) => other.kind === 'region' && other.path.startsWith(`${item.path}/`)),
    cities: core.items.filter((other) => other.kind === 'city' && other.path.startsWith(`${item.path}/`)),
    nearby: [],
    stories: [],
    otherNames: [],
  }
}

function toContinent({ core, locale }: CoreSource, slug: string): ContinentRecord | null {
  const continent = core.places.continents.find((candidate) => candidate.slug === slug)
  if (continent === undefined) return null
  const inside = core.items.filter((item) => item.continent === slug)
  const countries = inside
    .filter((item) => item.kind === 'country')
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  return {
    ...continent,
    introductionHtml: null,
    countries: countries.map((country) => ({
      name: country.name,
      path: country.path,
      depth: null,
      places: inside.filter((item) => item.path.startsWith(`${country.path}/`)),
    })),
  }
}

function toBestInTravel({ home, listings }: CoreCatalogue): BestInTravelRecord {
  return {
    entries: home.bestInTravel.flatMap((place, index) => {
      const listing = listings[index]
      return listing === undefined ? [] : [{ place, ...listing }]
    }),
  }
}

function toPlaceShard(source: CoreSource, index: number): Record<string, DestinationRecord[]> {
  const shard: Record<string, DestinationRecord[]> = {}
  for (const item of source.core.items) {
    const slug = lastSegment(item.path)
    if (shardOf(slug, source.manifest.shardCount) !== index) continue
    shard[slug] = [...(shard[slug] ?? []), toRecord(item, source)]
  }
  return shard
}

/** Builds the fallback for one compiled shard, by its name; null for shards that the core does not contain. */
export function readCoreShard<T>(source: CoreSource, name: string): T | null {
  const shard = buildCoreShard(source, name)
  return shard as T | null
}

function buildCoreShard(source: CoreSource, name: string): unknown {
  const { core } = source
  if (name === 'home') return core.home
  if (name === 'places') return core.places
  if (name === 'best-in-travel') return toBestInTravel(core)
  if (name.startsWith('continent-')) return toContinent(source, name.slice('continent-'.length))
  if (name.startsWith('place-')) return toPlaceShard(source, Number(name.slice('place-'.length)))
  if (name.startsWith('titles-')) return core.items.map((place) => ({ terms: [foldText(place.name)], place }))
  return buildCoreStoryShard(source, name)
}
