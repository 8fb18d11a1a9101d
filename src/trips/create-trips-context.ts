import type { Context } from 'hono'
import type { Bindings } from '#src/config/bindings.ts'
import type { Config } from '#src/config/config.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { TripObjects } from './request-trip.ts'
import type { TripsContext } from './store/trips-context.ts'

/** The objects of the deployment's trips. */
export const tripObjectsOf = (
  env: Pick<Bindings, 'TRIPS'>,
  { tripsJurisdiction }: Pick<Config, 'tripsJurisdiction'>,
): TripObjects => ({ namespace: env.TRIPS, jurisdiction: tripsJurisdiction })

/** The trips of the signed-in visitor; only after a session guard. */
export const createTripsContext = (c: Context<AppEnv>, nowMs: () => number): TripsContext => ({
  db: c.env.DB,
  objects: tripObjectsOf(c.env, c.get('config')),
  owner: c.get('session').user.sub,
  nowS: Math.floor(nowMs() / 1000),
})
