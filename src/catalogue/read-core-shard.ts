import { foldText } from '#isomorphic/search/fold-text.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import type {
  BestInTravelRecord,
  CatalogueManifest,
  ContinentRecord,
  DestinationRecord,
} from './catalogue-types.ts'
import type { CoreCatalogue, CorePlace } from './core-catalogue-types.ts'
import { buildCoreStoryShard } from './core-story-shard.ts'
import { shardOf } from './shard-of.ts'

function toRecord(item: CorePlace, core: CoreCatalogue): DestinationRecord {
  const continent = core.places.continents.find(({ slug }) => slug === item.continent)
  const isAncestor = (other: CorePlace): boolean => item.path.startsWith(`${other.path}/`)
  return {
    ...item,
    continent: {
      slug: item.continent,
      name: continent?.name ?? 'Destinations',
      path: continent?.path ?? '/places',
    },
    ancestors: core.items.filter(isAncestor).sort((a, b) => a.path.length - b.path.length),
    checkedOn: null,
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

function toContinent(core: CoreCatalogue, slug: string): ContinentRecord | null {
  const continent = core.places.continents.find((candidate) => candidate.slug === slug)
  if (continent === undefined) return null
  const inside = core.items.filter((item) => item.continent === slug)
  const countries = inside
    .filter((item) => item.kind === 'country')
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
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

function toPlaceShard(
  core: CoreCatalogue,
  shardCount: number,
  index: number,
): Record<string, DestinationRecord[]> {
  const shard: Record<string, DestinationRecord[]> = {}
  for (const item of core.items) {
    const slug = lastSegment(item.path)
    if (shardOf(slug, shardCount) !== index) continue
    shard[slug] = [...(shard[slug] ?? []), toRecord(item, core)]
  }
  return shard
}

/** Builds the fallback for one compiled shard, by its name; null for shards that the core does not contain. */
export function readCoreShard<T>(core: CoreCatalogue, manifest: CatalogueManifest, name: string): T | null {
  const shard = buildCoreShard(core, manifest, name)
  return shard as T | null
}

function buildCoreShard(core: CoreCatalogue, manifest: CatalogueManifest, name: string): unknown {
  if (name === 'home') return core.home
  if (name === 'places') return core.places
  if (name === 'best-in-travel') return toBestInTravel(core)
  if (name.startsWith('continent-')) return toContinent(core, name.slice('continent-'.length))
  if (name.startsWith('place-'))
    return toPlaceShard(core, manifest.shardCount, Number(name.slice('place-'.length)))
  if (name.startsWith('titles-')) return core.items.map((place) => ({ terms: [foldText(place.name)], place }))
  return buildCoreStoryShard(core, manifest, name)
}
