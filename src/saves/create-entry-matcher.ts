import type { Context } from 'hono'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { CorePlace } from '#src/catalogue/core-catalogue-types.ts'
import type { FallbackCatalogue } from '#src/catalogue/fallback-catalogue.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import { keyName, sightPath, sightSlug } from '#src/catalogue/sight-slug.ts'
import { readTitles, titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { ImportedEntry } from './import/imported-list.ts'
import type { UnmatchedEntry } from './rules/import-report.ts'
import { parseSaveTarget, type SaveTarget } from './rules/save-target.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'

export type MatchOptions = {
  readonly manifest: CatalogueManifest
  readonly loadFallback: () => Promise<FallbackCatalogue>
}

/** Maximum distance in km at which an entry with the name of a place still means that place and not a namesake. */
const MAX_NAMESAKE_KM = { country: 3500, region: 600, city: 60 } as const
/** Maximum distance in km at which a sight matches an entry that shares a word with its name. */
const MAX_SIGHT_KM = 0.6
/** Maximum number of places around a position. */
const MAX_PLACES = 3
const MAX_NEARBY_KM = 60
/** A position belongs to the country of the nearest place up to this distance in km. */
const MAX_COUNTRY_KM = 500
/** Maximum number of pages whose sights are compared with an entry: the nearest places, their regions and countries. */
const MAX_SIGHT_PAGES = 6
/** Maximum number of title shards that one import reads; an entry needs no more than one. */
const MAX_TITLE_BUCKETS = 400

/** Segments of the path of a country: `/destinations/japan` has an empty one first. */
const COUNTRY_SEGMENTS = 3

type Position = NonNullable<ImportedEntry['at']>
type EntryMatcher = (
  entry: ImportedEntry,
) => Promise<{ readonly target: SaveTarget; readonly name: string } | null>

/** Finds the places of the guide around a position, nearest first. */
function findNearestPlaces(
  items: readonly CorePlace[],
  position: Position,
  maxKm: number,
): readonly CorePlace[] {
  const maxLatitudeDifference = maxKm / 100 + 1
  return items
    .filter(
      (item) =>
        item.kind !== 'country' && Math.abs(item.latitude - position.latitude) < maxLatitudeDifference,
    )
    .map((item) => ({ item, km: distanceKm(item, position) }))
    .filter(({ km }) => km <= maxKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_PLACES)
    .map(({ item }) => item)
}

/** The pages above a place: its region and its country. */
const ancestorPaths = (path: string): readonly string[] => {
  const segments = path.split('/')
  return segments
    .map((_, index) => segments.slice(0, index).join('/'))
    .filter((_, index) => index > COUNTRY_SEGMENTS - 1)
    .toReversed()
}

/**
 * Lists the pages whose sights may be at a position: the nearest places, then the pages above them. A country's own page
 * has sights far from every city, so the nearest place may be farther away than a sight of it.
 */
function findSightPages(items: readonly CorePlace[], position: Position): readonly string[] {
  const near = findNearestPlaces(items, position, MAX_NEARBY_KM)
  const around = near.length > 0 ? near : findNearestPlaces(items, position, MAX_COUNTRY_KM)
  const paths = [...near.map(({ path }) => path), ...around.flatMap(({ path }) => ancestorPaths(path))]
  return [...new Set(paths)].slice(0, MAX_SIGHT_PAGES)
}

const toPlaceMatch = (path: string, name: string) => ({ target: { kind: 'place', path } as const, name })

/** Matches entries with pages by their names and all alternative names. */
function createNameMatcher(c: Context<AppEnv>, byPath: ReadonlyMap<string, CorePlace>) {
  const readBuckets = new Set<string>()
  const readBucket = async (folded: string): Promise<readonly TitleLine[]> => {
    const bucket = titleBucketOf(folded)
    if (!readBuckets.has(bucket) && readBuckets.size >= MAX_TITLE_BUCKETS) return []
    readBuckets.add(bucket)
    return (await readTitles(c.get('readShard'), bucket)) ?? []
  }
  const isNearEnough = (path: string, at: ImportedEntry['at']): boolean => {
    const item = byPath.get(path)
    return at === null || item === undefined || distanceKm(item, at) <= MAX_NAMESAKE_KM[item.kind]
  }
  return async ({ name, at }: ImportedEntry) => {
    const folded = foldText(name)
    if (folded === '') return { match: null, placesWithSight: [] }
    const lines = (await readBucket(folded)).filter((line) => 'place' in line)
    const byOrder = (a: TitleLine, b: TitleLine): number => (a.order ?? 0) - (b.order ?? 0)
    const namesake = lines
      .filter(({ terms, place: { path } }) => terms.includes(folded) && isNearEnough(path, at))
      .sort(byOrder)[0]
    // An entry without a position matches a sight by name; the first place that has it is used.
    const placesWithSight = lines
      .filter(({ inside }) => at === null && inside?.includes(folded) === true)
      .sort(byOrder)
    return {
      match: namesake === undefined ? null : toPlaceMatch(namesake.place.path, namesake.place.name),
      placesWithSight: placesWithSight.slice(0, 1).map((line) => line.place.path),
    }
  }
}

function createSightMatcher(
  c: Context<AppEnv>,
  { shardCount }: CatalogueManifest,
  items: readonly CorePlace[],
) {
  return async ({ name, at }: ImportedEntry, placesWithSight: readonly string[]) => {
    const paths = at === null ? placesWithSight : findSightPages(items, at)
    const words = new Set(foldText(name).split(' '))
    for (const path of paths) {
      const record = await findPlace(c.get('readShard'), shardCount, path)
      const sight = record?.sights.find((candidate) => {
        const slug = sightSlug(keyName(candidate))
        if (slug === null) return false
        if ([slug, sightSlug(candidate.name)].includes(sightSlug(name)))
          return at === null || distanceKm(candidate, at) < MAX_NEARBY_KM
        const sharesWord = slug.split('-').some((word) => word.length > 3 && words.has(word))
        return at !== null && sharesWord && distanceKm(candidate, at) <= MAX_SIGHT_KM
      })
      const found = record && sight && sightPath(record.path, sight)
      if (record && sight && found)
        return { target: { kind: 'sight', path: found } as const, name: `${sight.name}, ${record.name}` }
    }
    return null
  }
}

/** Matches entries of files with pages of the guide, one by one. */
export async function createEntryMatcher(c: Context<AppEnv>, { manifest, loadFallback }: MatchOptions) {
  const { items } = (await loadFallback()).core
  const byPath = new Map(items.map((item) => [item.path, item]))
  const matchByName = createNameMatcher(c, byPath)
  const matchSight = createSightMatcher(c, manifest, items)
  const { siteOrigin } = c.get('config')
  const matchEntry: EntryMatcher = async (entry) => {
    const isOwn = entry.link?.startsWith(`${siteOrigin}/`) === true
    const target = isOwn ? parseSaveTarget(entry.link?.slice(siteOrigin.length)) : null
    const linked = target && (await findSavedPage(c.get('readShard'), manifest, target))
    if (target && linked) return { target, name: toSavedPageView(linked, c.get('locale')).name }
    const { match: page, placesWithSight } = await matchByName(entry)
    return page ?? (await matchSight(entry, placesWithSight))
  }
  const findNearbyPlace = ({ at }: ImportedEntry): UnmatchedEntry['nearbyPlace'] => {
    const [closest] = at === null ? [] : findNearestPlaces(items, at, MAX_NEARBY_KM)
    return closest === undefined ? null : { name: closest.name, path: closest.path }
  }
  return { matchEntry, findNearbyPlace }
}
