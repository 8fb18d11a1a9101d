import type { Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { lateRoutes, type RouteName, type SiteHandlers } from '#src/http/late-routes.ts'
import type { OnSessionEnded } from '#src/sign-in/session-middleware.ts'
import type { TripsOptions } from './trips-options.ts'

/** Every route of trips besides the public pages. */
const TRIPS_ROUTES: readonly RouteName[] = [
  'POST /trips',
  'GET /trips/facts/:file{.+}',
  'GET /trips/coasts.json',
  'GET /trips/new',
  'GET /trips/import',
  'POST /trips/import',
  'GET /trips/join/:token',
  'POST /trips/join/:token',
  'GET /trips/calendar/:file{[0-9a-f]{32}\\.ics}',
  'GET /trips/shared/:file{[0-9a-f]{32}\\.(?:ics|gpx|kml|json|md)}',
  'GET /trips/shared/:token',
  'GET /trips/shared/:token/print',
  'POST /trips/shared/:token/copy',
  'ALL /trips/shared/*',
  'ALL /trips/join/*',
  'POST /api/trips',
  'GET /api/trips/:trip',
  'GET /api/trips/:trip/live',
  'POST /api/trips/:trip/changes',
  'ALL /api/trips/*',
  'GET /profile/trips',
  'GET /profile/trips/add',
  'POST /profile/trips/add',
  'GET /profile/trips/:file{[0-9a-f]{32}\\.(?:ics|gpx|kml|json|md)}',
  'GET /profile/trips/:trip/import',
  'POST /profile/trips/:trip/import',
  'GET /profile/trips/:trip',
  'GET /profile/trips/:trip/print',
  'POST /profile/trips/:trip',
  'ALL /profile/trips/*',
]

/** Closes the sockets of sessions that have ended. */
export const endTripSockets: OnSessionEnded = async (c, ended) =>
  (await import('./close-trip-sockets.ts')).closeTripSockets(c, ended)

/** Entry point of trips: forms, plans, links and the API, in a chunk of their own. */
export const tripsRouter = (options: TripsOptions, handlers: SiteHandlers): Hono<AppEnv> =>
  lateRoutes(TRIPS_ROUTES, handlers, async () =>
    (await import('./all-trips-routes.ts')).allTripsRoutes(options),
  )
