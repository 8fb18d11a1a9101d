import type { Context } from 'hono'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import { timeZoneOf } from '#src/catalogue/time-zone-of.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { UnavailableError } from '#src/platform/app-error.ts'

/** Pages whose zones are read; stops on further pages have the zone of the nearest one. */
const MAX_PAGES = 60

/**
 * Reads the time zones of the guide pages of a trip's days, by path.
 * @throws {UnavailableError} when a page cannot be read: a calendar with wrong times is worse than none
 */
export async function readTripZones(
  c: Context<AppEnv>,
  shardCount: number,
  { days }: TripPlan,
): Promise<ReadonlyMap<string, string>> {
  const paths = days.flatMap(({ stops }) => stops.map(({ path }) => path?.split('#')[0] ?? ''))
  const pages = [...new Set(paths)].filter((path) => path !== '').slice(0, MAX_PAGES)
  const zones = await Promise.all(
    pages.map(async (path) => {
      const place = await findPlace(c.get('readShard'), shardCount, path)
      const zone = place === null ? null : timeZoneOf(place)
      return zone === null ? [] : [[path, zone] as const]
    }),
  )
  if (c.get('isDegraded')) throw new UnavailableError('time zones of a trip')
  return new Map(zones.flat())
}
