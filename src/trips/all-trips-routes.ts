import { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { tripFileRoutes } from './files/trip-file-routes.ts'
import { tripImportRoutes } from './import/trip-import-routes.tsx'
import { newTripRoutes } from './new-trip-routes.tsx'
import { placeFactsRoutes } from './place-facts-routes.ts'
import { sharedTripRoutes } from './shared-trip-routes.tsx'
import { tripListRoutes } from './trip-list-routes.tsx'
import { tripRoutes } from './trip-routes.ts'
import { tripsApiRoutes } from './trips-api-routes.ts'
import type { TripsOptions } from './trips-options.ts'

/** All routes of trips besides the public pages, in order. */
export const allTripsRoutes = (options: TripsOptions): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .route('/', tripsApiRoutes(options.nowMs))
    .route('/', tripFileRoutes(options))
    .route('/', placeFactsRoutes(options))
    .route('/', tripImportRoutes(options))
    .route('/', newTripRoutes(options))
    .route('/', sharedTripRoutes(options))
    .route('/', tripListRoutes(options))
    .route('/', tripRoutes(options))
