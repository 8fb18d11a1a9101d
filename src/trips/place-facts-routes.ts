import { type Context, Hono } from 'hono'
import type { Outlines } from '#isomorphic/maps/outlines.ts'
import type { DevicePlaceFacts } from '#isomorphic/trips/notices/device-place-facts.ts'
import { PLACE_FACTS_PATH, TRIP_COASTS_PATH } from '#isomorphic/trips/trip-api.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { drawGroundMarkup } from './pages/draw-ground-markup.tsx'
import { readDatedPage } from './read-dated-page.ts'
import { readTripGrounds } from './read-trip-ground.ts'
import { placeFactsOf } from './rules/place-facts-of.ts'
import type { TripsOptions } from './trips-options.ts'

const FILE = /^(?<place>[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\.json$/
const CACHE_CONTROL = 'public, max-age=3600'

/** @throws {UnavailableError} when the catalogue is degraded, where a place may exist */
function missing(c: Context<AppEnv>): Response {
  if (c.get('isDegraded')) throw new UnavailableError('place facts')
  return errorJson(404, 'not_found')
}

/** A browser may use coasts for a day: they change with a release at most. */
const COASTS_CACHE_CONTROL = 'public, max-age=86400'

async function readDrawnGrounds(
  readShard: ReadShard,
  place: DestinationRecord,
): Promise<Pick<DevicePlaceFacts, 'ground' | 'around'>> {
  const read = await readTripGrounds(readShard, place, { isOnPaper: false })
  const draw = async (id: string | undefined): Promise<DevicePlaceFacts['ground']> => {
    const found = read.find(({ base }) => base.id === id)
    return found === undefined ? null : { ...found.ground, markup: await drawGroundMarkup(found.base) }
  }
  const [ground, around] = await Promise.all([draw(place.map?.baseId), draw(place.map?.aroundGround?.baseId)])
  return { ground, around }
}

/**
 * What the site tells devices about places, for their trips, whose days and stops the site does not learn.
 * `/trips/facts/{place}.json`: what the guide says about a place that concerns dates, and its maps.
 * `/trips/coasts.json`: coasts and borders of the world, for maps that no guide has.
 * @throws {UnavailableError} when the catalogue is degraded
 */
export function placeFactsRoutes({ manifest }: Pick<TripsOptions, 'manifest'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(TRIP_COASTS_PATH, async (c) => {
      const coasts = await c.get('readShard')<Outlines>('outlines')
      if (coasts === null || c.get('isDegraded')) throw new UnavailableError('coasts')
      return c.json(coasts, 200, { 'cache-control': COASTS_CACHE_CONTROL })
    })
    .get(`${PLACE_FACTS_PATH}/:file{.+}`, async (c) => {
      const { readShard } = c.var
      const path = FILE.exec(c.req.param('file'))?.groups?.['place']
      const read = (address: string) => findPlace(readShard, manifest.shardCount, address)
      const place = path === undefined ? null : await read(`/destinations/${path}`)
      if (place === null) return missing(c)
      const [parent] = place.ancestors
      const country = (parent && (await read(parent.path))) ?? place
      const [own, ofCountry, grounds] = await Promise.all([
        readDatedPage(readShard, place),
        readDatedPage(readShard, country),
        readDrawnGrounds(readShard, place),
      ])
      if (c.get('isDegraded')) throw new UnavailableError('place facts')
      const facts: DevicePlaceFacts = { ...placeFactsOf(own, ofCountry), ...grounds }
      return c.json(facts, 200, { 'cache-control': CACHE_CONTROL })
    })
}
