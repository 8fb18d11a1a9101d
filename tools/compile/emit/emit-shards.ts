import type { DestinationRecord, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import type { SiteTitle, StoryTitle } from '#src/catalogue/title-types.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import type { SearchDocument } from '#src/search/search-types.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { CountryMaps } from '#tools/compile/maps/country-maps.ts'
import { createCountryShapes, createOutlines } from '#tools/compile/maps/world-shards.ts'
import { leafOf, type Place } from '#tools/compile/places/place.ts'
import {
  createBestInTravelRecord,
  createContinentRecord,
  createHomeRecord,
  createPlacesRecord,
  type ListSources,
} from '#tools/compile/records/list-records.ts'
import type { PlaceRecords } from '#tools/compile/records/place-records.ts'
import { byImportance } from '#tools/compile/search/folded-names.ts'
import { createOfflineSearchShards } from '#tools/compile/search/offline-search-shards.ts'
import { spellingTerms } from '#tools/compile/search/spelling-terms.ts'
import { buildTitleIndex, type IndexedPage, toIndexedPages } from '#tools/compile/search/title-index.ts'
import { emitPlaceDates } from './emit-place-dates.ts'
import { createSiteIndex, emitStories } from './emit-stories.ts'
import type { RecordWriter } from './shard-writer.ts'
import { sitemapPages } from './sitemap-pages.ts'

const SHARD_BYTES = 12 * 1024
const MIN_SHARDS = 16
/** Titles and maps need up to 4,000 files of the 12,000 that a deployment may have. */
const MAX_SHARDS = 8000
const SAMPLE_SIZE = 300
/** A part is read completely for one request: about 100 KB. A sitemap may have 50,000 URLs. */
const PAGES_PER_SITEMAP = 2000

/** The dictionary is loaded and searched completely: two megabytes, some milliseconds. */
const MAX_SPELLING_TERMS = 40_000

type TitleEntry =
  | { readonly place: PlaceSummary }
  | { readonly story: StoryTitle }
  | { readonly page: SiteTitle }

export type EmitSources = ListSources & {
  /** Renders static markup at compile time. */
  readonly parts: CompiledPartsRenderer
  readonly records: PlaceRecords
  readonly maps: CountryMaps
  readonly geodata: Geodata
  /** Every page that the search can find. */
  readonly documents: readonly SearchDocument[]
  /** Words that a misspelt one is corrected to, besides names. */
  readonly spellings: readonly string[]
}

type Sample = ReadonlyMap<Place, DestinationRecord>

/** Records of a sample of places; of a guide written by people, most of them. */
function sampleRecords({ places, records, maps, stories }: EmitSources): Sample {
  const step = Math.max(1, Math.floor(places.length / SAMPLE_SIZE))
  const sampled = places.filter((_, index) => index % step === 0)
  return new Map(sampled.map((place) => [place, records.recordOf(place, maps, stories)]))
}

/** Number of shards of about 12 KB each, estimated from the sample. */
function countShards(sample: Sample, placeCount: number): number {
  const bytes = [...sample.values()].reduce((sum, record) => sum + JSON.stringify(record).length, 0)
  const count = Math.ceil(((bytes / sample.size) * placeCount) / SHARD_BYTES)
  return Math.min(MAX_SHARDS, Math.max(MIN_SHARDS, count))
}

/** The entry of places with the same slug in their shard. */
export const createPlaceEntry = (
  { records, maps, stories, parts }: Pick<EmitSources, 'records' | 'maps' | 'stories' | 'parts'>,
  namesakes: readonly Place[],
  recordOf = (place: Place) => records.recordOf(place, maps, stories),
) => namesakes.map((place) => parts.place(recordOf(place)))

function emitPlaces(sources: EmitSources, sample: Sample, shardCount: number, writer: RecordWriter): void {
  const { places, records, maps, stories } = sources
  const recordOf = (place: Place) => sample.get(place) ?? records.recordOf(place, maps, stories)
  const members: Place[][] = Array.from({ length: shardCount }, () => [])
  for (const place of places) members[shardOf(leafOf(place), shardCount)]?.push(place)
  for (const [index, inShard] of members.entries()) {
    const bySlug = Map.groupBy(inShard, leafOf)
    const entries = [...bySlug].map(
      ([slug, namesakes]) => [slug, createPlaceEntry(sources, namesakes, recordOf)] as const,
    )
    writer.writeEntries(`place-${index}`, entries)
  }
}

/** The part of a title index entry that is displayed. */
function toTitleEntry(
  { kind, path, title, parents, poster }: SearchDocument,
  place: PlaceSummary | null,
): TitleEntry {
  if (kind === 'topic' || kind === 'page') return { page: { name: title, path, kind, poster } }
  return place === null
    ? { story: { name: title, path, topicName: parents[0]?.name ?? '', poster } }
    : { place }
}

/** Shards for suggestions and spelling corrections without a database. */
function emitTitles(
  { places, summaryOf, spellings }: EmitSources,
  documents: readonly SearchDocument[],
  pages: readonly IndexedPage<SearchDocument>[],
  writer: RecordWriter,
): void {
  const byPath = new Map(places.map((place) => [place.path, place]))
  const index = buildTitleIndex(documents, pages)
  for (const bucket of index.buckets) {
    const lines = index.entriesOf(bucket, (document) => {
      const place = byPath.get(document.path)
      return toTitleEntry(document, place === undefined ? null : summaryOf(place))
    })
    writer.write(`titles-${bucket}`, lines)
  }
  writer.write('spelling', spellingTerms(documents.toSorted(byImportance), MAX_SPELLING_TERMS, spellings))
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
    writer.write(`map-${base.id}`, parts.map(base))
  }
  for (const base of maps.extraBases()) writer.write(`map-${base.id}`, parts.map(base))
}

/** Shards for the maps of visitors' saved places. */
function emitWorld({ places, continents, geodata }: EmitSources, writer: RecordWriter): void {
  const nameOf = ({ country }: Place): string =>
    continents.find(({ slug }) => slug === country.continent)?.name ?? 'Elsewhere'
  writer.write('outlines', createOutlines(geodata))
  writer.write('country-shapes', createCountryShapes(places, nameOf, geodata))
}

/**
 * Writes the parts of the sitemap, numbered from 1.
 * @returns their number
 */
function emitSitemap(sources: EmitSources, writer: RecordWriter): number {
  const pages = sitemapPages(sources)
  const count = Math.ceil(pages.length / PAGES_PER_SITEMAP)
  for (let part = 1; part <= count; part++) {
    const end = part * PAGES_PER_SITEMAP
    writer.write(`sitemap-${part}`, { pages: pages.slice(end - PAGES_PER_SITEMAP, end) })
  }
  return count
}

export type ShardCounts = {
  readonly shardCount: number
  readonly storyShardCount: number
  readonly sitemapCount: number
}

/**
 * Writes every shard of the catalogue; memory is bounded by one shard and a sample.
 * @returns the numbers of shards for places, stories and the sitemap
 */
export function emitShards(sources: EmitSources, writer: RecordWriter): ShardCounts {
  const { parts } = sources
  const sample = sampleRecords(sources)
  const shardCount = countShards(sample, sources.places.length)
  emitPlaces(sources, sample, shardCount, writer)
  emitPlaceDates(sources, writer)
  for (const text of sources.continents)
    writer.write(`continent-${text.slug}`, parts.continent(createContinentRecord(text, sources)))
  writer.write('home', parts.home(createHomeRecord(sources)))
  writer.write('places', parts.places(createPlacesRecord(sources)))
  const { documents } = sources
  const pages = toIndexedPages(documents)
  emitTitles(sources, documents, pages, writer)
  writer.write('best-in-travel', parts.bestInTravel(createBestInTravelRecord(sources)))
  emitMaps(sources, writer)
  emitWorld(sources, writer)
  const siteIndex = createSiteIndex(sources.places, sources.continents, sources.stories)
  const storyShardCount = emitStories(sources.stories, siteIndex, parts, writer)
  emitOfflineSearch(pages, storyShardCount, writer)
  return { shardCount, storyShardCount, sitemapCount: emitSitemap(sources, writer) }
}
