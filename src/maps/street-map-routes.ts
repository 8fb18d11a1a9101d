import { type Context, Hono } from 'hono'
import { findDestination, readMapBase } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { loadLate } from '#src/platform/loading/load-late.ts'
import { STREET_MAP_PAGE } from './map-pages.ts'
import { DESTINATIONS_PATH, STREET_MAP_FOLDER } from './street-map-address.ts'

/** A day in browsers and at the edge: streets change less often. */
const CACHE_CONTROL = 'public, max-age=86400'
/** Soon tried again: the file may be uploaded or repaired. */
const MISSING_CACHE_CONTROL = 'no-store'

const respondWithoutMap = (c: Context<AppEnv>): Response =>
  c.body(null, 404, { 'cache-control': MISSING_CACHE_CONTROL })

/**
 * `/maps/streets/{country}/{place}.svg`: the streets of a town from the operator's file of map tiles, for the map of its
 * guide. 404 when no file is configured, when it has no tiles there or cannot be read: the page then shows the map
 * below. The drawing is a separate chunk, which an isolate imports for its first map.
 */
export function streetMapRoutes({ shardCount }: CatalogueManifest): Hono<AppEnv> {
  const loadDrawing = loadLate(async () => {
    const { createStreetMaps } = await import('./tiles/create-street-maps.ts')
    return createStreetMaps()
  })
  return new Hono<AppEnv>().get(STREET_MAP_PAGE.path, rateLimit('poster'), async (c) => {
    const { mapTiles } = c.get('config')
    const bucket = c.env.TILES
    if (mapTiles === null || bucket === undefined) return respondWithoutMap(c)
    const path = DESTINATIONS_PATH + c.req.path.slice(STREET_MAP_FOLDER.length, -'.svg'.length)
    const lookup = await findDestination(c.get('readShard'), shardCount, path)
    const map = lookup.kind === 'found' ? lookup.place.map : null
    const base = map === null ? null : await readMapBase(c.get('readShard'), map.baseId)
    if (map === null || base === null || base.bounds === undefined) return respondWithoutMap(c)
    try {
      const { drawMap, contentSecurityPolicy } = await loadDrawing()
      const svg = await drawMap({ bucket, key: mapTiles }, base, map.marks)
      if (svg === null) return respondWithoutMap(c)
      return c.body(svg, 200, {
        'content-type': 'image/svg+xml',
        'content-security-policy': await contentSecurityPolicy(),
        'cache-control': CACHE_CONTROL,
      })
    } catch (error) {
      c.get('report')(error)
      return respondWithoutMap(c)
    }
  })
}
