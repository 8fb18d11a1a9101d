import { Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findDestination, readMapBase } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest, PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import type { FallbackCatalogue } from '#src/catalogue/fallback-catalogue.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { MapSheetPage, type SheetMap } from './map-sheet-page.tsx'
import { MAPS_WORDS } from './words/maps-words.ts'

async function readMaps(
  readShard: ReadShard,
  { shardCount }: CatalogueManifest,
  places: readonly PlaceSummary[],
): Promise<readonly SheetMap[]> {
  const maps: SheetMap[] = []
  for (const { path } of places) {
    const lookup = await findDestination(readShard, shardCount, path)
    if (lookup.kind !== 'found' || lookup.place.map === null) continue
    const base = await readMapBase(readShard, lookup.place.map.baseId)
    if (base !== null) maps.push({ place: lookup.place, base, marks: lookup.place.map.marks })
  }
  return maps
}

/** `/_dev/maps`: the maps of all countries, regions or cities (`?kind=city`) on one sheet, in development only. */
export function mapSheetRoutes(
  manifest: CatalogueManifest,
  loadFallback: () => Promise<FallbackCatalogue>,
): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/_dev/maps', async (c) => {
    const kind = c.req.query('kind') ?? 'region'
    const { core } = await loadFallback()
    const places = core.items.filter((place) => place.kind === kind)
    const maps = await readMaps(c.get('readShard'), manifest, places)
    c.header('cache-control', 'no-store')
    const { title, description } = pickWords(MAPS_WORDS, c.get('locale')).sheet
    const head = { title, description, canonicalPath: null }
    return c.render(<MapSheetPage kind={kind} maps={maps} />, { head })
  })
}
