import { PLACE_FACTS_PATH } from '#isomorphic/trips/trip-api.ts'
import { DEVICE_TRIP_PATH } from '#isomorphic/trips/trip-names.ts'
import type { PageRow } from '#src/site/page-row.ts'

export const TRIPS_PATH = '/trips'
export const NEW_TRIP_PATH = '/trips/new'
export const TRIP_LIST_PATH = '/profile/trips'
/** Reads a file for a new trip. */
export const TRIP_IMPORT_PATH = '/trips/import'
/** Puts a page of the guide into a trip. */
export const ADD_TO_TRIP_PATH = '/profile/trips/add'

/** What trips are, and itineraries to begin with. */
export const TRIPS_PAGE: PageRow = {
  path: TRIPS_PATH,
  caching: 'public',
  isInterfaceOnly: true,
  isInSitemap: true,
  stylesheet: 'account',
  name: 'Plan a trip',
  otherNames: ['trips', 'itinerary', 'planner', 'trip planner'],
  samples: { trips: TRIPS_PATH },
}

/** Draws a trip of the device; without script it leads to signing in. */
export const DEVICE_TRIP_PAGE: PageRow = {
  path: DEVICE_TRIP_PATH,
  caching: 'public',
  stylesheet: 'account',
}

export const TRIP_PAGES: readonly PageRow[] = [
  TRIPS_PAGE,
  DEVICE_TRIP_PAGE,
  { path: `${PLACE_FACTS_PATH}/:file{.+}`, caching: 'public', isFile: true },
  { path: '/trips/shared/:token', caching: 'private', stylesheet: 'account' },
  { path: '/trips/shared/:token/print', caching: 'private', stylesheet: 'account' },
  { path: '/trips/join/:token', caching: 'private', stylesheet: 'account' },
  { path: NEW_TRIP_PATH, caching: 'private', stylesheet: 'account' },
  { path: TRIP_IMPORT_PATH, caching: 'private', stylesheet: 'account' },
  { path: '/profile/trips/:trip/import', caching: 'private', stylesheet: 'account' },
  {
    path: TRIP_LIST_PATH,
    caching: 'streamed',
    stylesheet: 'account',
    name: 'Your trips',
    otherNames: ['my trips'],
  },
  { path: ADD_TO_TRIP_PATH, caching: 'private', stylesheet: 'account' },
  { path: '/profile/trips/:trip', caching: 'streamed', stylesheet: 'account' },
  { path: '/profile/trips/:trip/print', caching: 'private', stylesheet: 'account' },
]
