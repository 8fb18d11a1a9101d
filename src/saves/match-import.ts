import type { Context } from 'hono'
import { foldText } from '#client/search/matching/fold-text.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { CorePlace } from '#src/catalogue/core-catalogue-types.ts'
import { findPlace } from '#src/catalogue/saved-places.ts'
import { sightPath, sightSlug } from '#src/catalogue/sight-slug.ts'
import type { StandIn } from '#src/catalogue/stand-in.ts'
import { titleBucketOf } from '#src/catalogue/title-bucket.ts'
import type { TitleLine } from '#src/catalogue/title-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { ImportedEntry } from './import/imported-list.ts'
import type { FoundEntry, ImportReport, MissingEntry } from './rules/import-report.ts'
import { parseSaveTarget, type SaveTarget } from './rules/save-target.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'

export type MatchOptions = {
  readonly manifest: CatalogueManifest
  readonly loadStandIn: () => Promise<StandIn>
}

/** How far from a place its name still means that place and no namesake, in km. */
const REACH_KM = { country: 3500, region: 600, city: 60 } as const
/** A sight within this distance is meant when a word of its name is there too. */
const SIGHT_KM = 0.6
/** Places whose sights are looked through for one entry. */
const MOST_PLACES = 3
const NEAR_KM = 60
/** Files of titles that one import may ask for: an entry costs one at most. */
const MOST_BUCKETS = 400

type Position = NonNullable<ImportedEntry['at']>
type Finder = (entry: ImportedEntry) => Promise<{ readonly target: SaveTarget; readonly name: string } | null>

/** Places of the guide around a position, the nearest first. */
function nearest(items: readonly CorePlace[], at: Position, km: number): readonly CorePlace[] {
  const reach = km / 100 + 1
  return items
    .filter((item) => item.kind !== 'country' && Math.abs(item.latitude - at.latitude) < reach)
    .map((item) => ({ item, km: distanceKm(item, at) }))
    .filter((near) => near.km <= km)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_PLACES)
    .map(({ item }) => item)
}

const place = (path: string, name: string) => ({ target: { kind: 'place', path } as const, name })

/** Pages by their own names and by every other name that the guide knows. */
function findByName(c: Context<AppEnv>, byPath: ReadonlyMap<string, CorePlace>) {
  const asked = new Set<string>()
  const linesOf = async (folded: string): Promise<readonly TitleLine[]> => {
    const bucket = titleBucketOf(folded)
    if (!asked.has(bucket) && asked.size >= MOST_BUCKETS) return []
    asked.add(bucket)
    return (await c.var.readShard<readonly TitleLine[]>(`titles-${bucket}`)) ?? []
  }
  const isWithinReach = (path: string, at: ImportedEntry['at']): boolean => {
    const item = byPath.get(path)
    return at === null || item === undefined || distanceKm(item, at) <= REACH_KM[item.kind]
  }
  return async ({ name, at }: ImportedEntry) => {
    const folded = foldText(name)
    if (folded === '') return { named: null, holders: [] }
    const lines = (await linesOf(folded)).filter((line) => 'place' in line)
    const byOrder = (a: TitleLine, b: TitleLine): number => (a.order ?? 0) - (b.order ?? 0)
    const named = lines
      .filter(({ terms, place: { path } }) => terms.includes(folded) && isWithinReach(path, at))
      .sort(byOrder)[0]
    // Without a position a sight is known by its name alone, where one place has it.
    const holders = lines
      .filter(({ inside }) => at === null && inside?.includes(folded) === true)
      .sort(byOrder)
    return {
      named: named === undefined ? null : place(named.place.path, named.place.name),
      holders: holders.slice(0, 1).map((line) => line.place.path),
    }
  }
}

function findSights(c: Context<AppEnv>, { shardCount }: CatalogueManifest, items: readonly CorePlace[]) {
  return async ({ name, at }: ImportedEntry, holders: readonly string[]) => {
    const paths = at === null ? holders : nearest(items, at, NEAR_KM).map(({ path }) => path)
    const words = new Set(foldText(name).split(' '))
    for (const path of paths) {
      const record = await findPlace(c.var.readShard, shardCount, path)
      const sight = record?.sights.find((candidate) => {
        const slug = sightSlug(candidate.name)
        if (slug === null) return false
        if (slug === sightSlug(name)) return at === null || distanceKm(candidate, at) < NEAR_KM
        const shares = slug.split('-').some((word) => word.length > 3 && words.has(word))
        return at !== null && shares && distanceKm(candidate, at) <= SIGHT_KM
      })
      const found = record && sight && sightPath(record.path, sight.name)
      if (record && sight && found)
        return { target: { kind: 'sight', path: found } as const, name: `${sight.name}, ${record.name}` }
    }
    return null
  }
}

async function createFinder(c: Context<AppEnv>, { manifest, loadStandIn }: MatchOptions) {
  const { items } = (await loadStandIn()).core
  const byPath = new Map(items.map((item) => [item.path, item]))
  const named = findByName(c, byPath)
  const sight = findSights(c, manifest, items)
  const { siteOrigin } = c.var.config
  const find: Finder = async (entry) => {
    const isOwn = entry.link?.startsWith(`${siteOrigin}/`) === true
    const target = isOwn ? parseSaveTarget(entry.link?.slice(siteOrigin.length)) : null
    const linked = target && (await findSavedPage(c.var.readShard, manifest, target))
    if (target && linked) return { target, name: toSavedPageView(linked).name }
    const { named: page, holders } = await named(entry)
    return page ?? (await sight(entry, holders))
  }
  const near = ({ at }: ImportedEntry): MissingEntry['near'] => {
    const [closest] = at === null ? [] : nearest(items, at, NEAR_KM)
    return closest === undefined ? null : { name: closest.name, path: closest.path }
  }
  return { find, near }
}

/** Finds the pages of the guide that the entries of a file mean, in their order, each page once. */
export async function matchImport(
  c: Context<AppEnv>,
  options: MatchOptions,
  entries: readonly ImportedEntry[],
): Promise<ImportReport> {
  const { find, near } = await createFinder(c, options)
  const found = new Map<string, FoundEntry>()
  const missing: MissingEntry[] = []
  let twice = 0
  for (const entry of entries) {
    const match = await find(entry)
    if (match === null) missing.push({ name: entry.name || 'A point without a name', near: near(entry) })
    else if (found.has(match.target.path)) twice += 1
    else found.set(match.target.path, { ...match, called: entry.name, note: entry.note })
  }
  return { found: [...found.values()], missing, twice }
}
