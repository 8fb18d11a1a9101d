import type { SitemapRecord } from '#src/catalogue/catalogue-types.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import { plateShard } from '#src/posters/plate-shard.ts'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { CountryMaps } from '#tools/compile/maps/country-maps.ts'
import { createCountryShapes, createOutlines } from '#tools/compile/maps/world-shards.ts'
import { leafOf, type Place } from '#tools/compile/places/place.ts'
import { platesOf } from '#tools/compile/posters/sight-plates.ts'
import {
  createBestInTravelRecord,
  createContinentRecord,
  createHomeRecord,
  createPlacesRecord,
  type ListSources,
} from '#tools/compile/records/list-records.ts'
import type { PlaceRecords } from '#tools/compile/records/place-records.ts'
import { createOfflineSearchShards } from '#tools/compile/search/offline-search-shards.ts'
import { type IndexedPage, toIndexedPages } from '#tools/compile/search/title-index.ts'
import { emitPlaceDates } from './emit-place-dates.ts'
import { createSiteIndex, emitStories } from './emit-stories.ts'
import { emitTitles } from './emit-titles.ts'
import type { PageEntry, PageWriter } from './page-writer.ts'
import { setMarkup } from './set-markup.ts'
import type { RecordWriter } from './shard-writer.ts'
import { sitemapPages } from './sitemap-pages.ts'

const SHARD_BYTES = 12 * 1024
const MIN_SHARDS = 16
/** Titles and maps need up to 2,000 files of the 12,000 that a deployment may have. */
const MAX_SHARDS = 8000
const SAMPLE_SIZE = 300
/** A part is read completely for one request: about 100 KB. A sitemap may have 50,000 URLs. */
const PAGES_PER_SITEMAP = 2000

export type EmitSources = ListSources & {
  /** Renders static markup at compile time. */
  readonly parts: CompiledPartsRenderer
  /** The first month of the guide's year, such as `2026-11`. */
  readonly firstMonth: string
  readonly records: PlaceRecords
  readonly maps: CountryMaps
  readonly geodata: Geodata
  /** Every page that the search can find. */
  readonly documents: () => readonly SearchDocument[]
  /** Words that a misspelt one is corrected to, besides names. */
  readonly spellings: readonly string[]
}

/** Number of shards of about 12 KB each, for the size of a sample of records. */
function countShards(
  sample: { readonly bytes: number; readonly records: number },
  placeCount: number,
): number {
  const count = Math.ceil(((sample.bytes / sample.records) * placeCount) / SHARD_BYTES)
  return Math.min(MAX_SHARDS, Math.max(MIN_SHARDS, count))
}

/** The entry of places with the same slug in their shard. */
export const createPlaceEntry = (
  { records, maps, stories, parts }: Pick<EmitSources, 'records' | 'maps' | 'stories' | 'parts'>,
  namesakes: readonly Place[],
) => namesakes.map((place) => parts.place(records.recordOf(place, maps, stories)))

/**
 * Writes the shards of places. A sample of them, of a guide written by people nearly all, is prepared before: its size
 * gives the number of shards.
 * @returns the number of shards
 */
function emitPlaces(sources: EmitSources, writer: PageWriter): number {
  const { places, records, maps, stories, parts } = sources
  const bySlug = [...Map.groupBy(places, leafOf)]
  const step = Math.max(1, Math.floor(places.length / SAMPLE_SIZE))
  const sample = new Set<string>()
  const size = { bytes: 0, records: 0 }
  for (const [slug, namesakes] of bySlug.filter((_, index) => index % step === 0)) {
    const own = namesakes.map((place) => records.recordOf(place, maps, stories))
    for (const record of own) size.bytes += JSON.stringify(record).length
    size.records += own.length
    writer.prepareEntry('place-', [slug, own.map(parts.place)])
    sample.add(slug)
  }
  const shardCount = countShards(size, places.length)
  const members = Map.groupBy(bySlug, ([slug]) => shardOf(slug, shardCount))
  for (let index = 0; index < shardCount; index += 1) {
    const entries = (members.get(index) ?? []).map(
      ([slug, namesakes]): PageEntry =>
        sample.has(slug) ? [slug] : [slug, createPlaceEntry(sources, namesakes)],
    )
    writer.writeEntries(`place-${index}`, entries)
  }
  return shardCount
}

/** Shards for searching offline guides without a connection. */
function emitOfflineSearch(
  pages: readonly IndexedPage<SearchDocument>[],
  storyShardCount: number,
  writer: RecordWriter,
): void {
  for (const [name, shard] of createOfflineSearchShards(pages, storyShardCount)) writer.write(name, shard)
}

function emitMaps({ places, maps, parts }: EmitSources, writer: RecordWriter): void {
  for (const country of places.filter(({ kind }) => kind === 'country')) {
    const base = maps.baseOf(country)
    writer.write(`map-${base.id}`, setMarkup(parts.map(base)))
  }
  for (const base of maps.extraBases()) writer.write(`map-${base.id}`, setMarkup(parts.map(base)))
}

/** Shards for the maps of visitors' saved places. */
function emitWorld({ places, continents, geodata }: EmitSources, writer: RecordWriter): void {
  const nameOf = ({ country }: Place): string =>
    continents.find(({ slug }) => slug === country.continent)?.name ?? 'Elsewhere'
  writer.write('outlines', createOutlines(geodata))
  writer.write('country-shapes', createCountryShapes(places, nameOf, geodata))
}

/** The parts of the sitemap. */
function sitemapParts(sources: EmitSources): readonly SitemapRecord[] {
  const pages = sitemapPages(sources)
  const count = Math.ceil(pages.length / PAGES_PER_SITEMAP)
  return Array.from({ length: count }, (_, part) => ({
    pages: pages.slice(part * PAGES_PER_SITEMAP, (part + 1) * PAGES_PER_SITEMAP),
  }))
}

export type EmittedShards = {
  readonly shardCount: number
  readonly storyShardCount: number
  readonly sitemap: readonly SitemapRecord[]
}

/**
 * Writes every shard of the catalogue except the sitemap; memory is bounded by one shard and a sample.
 * @returns the numbers of shards for places and stories, and the parts of the sitemap
 */
export function emitShards(sources: EmitSources, writer: PageWriter): EmittedShards {
  const { parts } = sources
  const shardCount = emitPlaces(sources, writer)
  emitPlaceDates(sources, writer)
  for (const text of sources.continents)
    writer.write(`continent-${text.slug}`, parts.continent(createContinentRecord(text, sources)))
  writer.write('home', parts.home(createHomeRecord(sources)))
  writer.write('places', parts.places(createPlacesRecord(sources)))
  const documents = sources.documents()
  const pages = toIndexedPages(documents)
  emitTitles(sources, documents, pages, writer)
  writer.write('best-in-travel', parts.bestInTravel(createBestInTravelRecord(sources)))
  emitMaps(sources, writer)
  for (const [id, record] of sources.places.flatMap(platesOf)) writer.write(plateShard(id), record)
  emitWorld(sources, writer)
  const siteIndex = createSiteIndex(sources.places, sources.continents, sources.stories)
  const storyShardCount = emitStories(sources.stories, siteIndex, parts, writer)
  emitOfflineSearch(pages, storyShardCount, writer)
  return { shardCount, storyShardCount, sitemap: sitemapParts(sources) }
}
