import { Hono } from 'hono'
import { PLACE_FACTS_PATH } from '#isomorphic/trips/trip-api.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { readDatedPage } from './read-dated-page.ts'
import { placeFactsOf } from './rules/place-facts-of.ts'
import type { TripsOptions } from './trips-options.ts'

const FILE = /^(?<place>[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\.json$/
const CACHE_CONTROL = 'public, max-age=3600'

/**
 * `/trips/facts/{place}.json`: what the guide says about a place that concerns dates, for trips of devices. The device
 * applies it to the days of the trip, which the site does not learn.
 * @throws {UnavailableError} when the catalogue is degraded
 */
export function placeFactsRoutes({ manifest }: Pick<TripsOptions, 'manifest'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${PLACE_FACTS_PATH}/:file{.+}`, async (c) => {
    const path = FILE.exec(c.req.param('file'))?.groups?.['place']
    const read = (address: string) => findPlace(c.var.readShard, manifest.shardCount, address)
    const place = path === undefined ? null : await read(`/destinations/${path}`)
    const [parent] = place?.ancestors ?? []
    const country = (parent && (await read(parent.path))) ?? place
    const pages = [place, country].filter((page) => page !== null)
    const [own, ofCountry = own] = await Promise.all(
      pages.map((page) => readDatedPage(c.var.readShard, page)),
    )
    if (c.var.isDegraded) throw new UnavailableError('place facts')
    if (own === undefined || ofCountry === undefined) return errorJson(404, 'not_found')
    return c.json(placeFactsOf(own, ofCountry), 200, { 'cache-control': CACHE_CONTROL })
  })
}
