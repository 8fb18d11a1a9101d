import type { TripField, TripRefusal } from './trip-operation.ts'

/** POST makes a trip of a device one of the account. */
export const TRIPS_API = '/api/trips'

export const tripApiPath = (tripId: string): string => `${TRIPS_API}/${tripId}`
export const tripChangesApiPath = (tripId: string): string => `${TRIPS_API}/${tripId}/changes`
export const tripLiveApiPath = (tripId: string): string => `${TRIPS_API}/${tripId}/live`
/** Facts about places that concern dates, as JSON. */
export const PLACE_FACTS_PATH = '/trips/facts'
/** @param placePath `/destinations/portugal/lisbon` */
export const placeFactsAddress = (placePath: string): string =>
  `${PLACE_FACTS_PATH}${placePath.slice('/destinations'.length)}.json`
/** Coasts and borders of the world as JSON, which maps of trips are drawn with where no guide's map has all stops. */
export const TRIP_COASTS_PATH = '/trips/coasts.json'
/** The page of a trip of the account. */
export const tripPath = (tripId: string): string => `/profile/trips/${tripId}`

/** What the API responds: the fields that changed after `since`, and what became of each operation. */
export type TripResponse = {
  readonly id: string
  readonly seq: number
  readonly role: 'owner' | 'editor' | 'viewer'
  readonly fields: readonly TripField[]
  readonly settled: readonly string[]
  readonly refused: Readonly<Record<string, TripRefusal>>
  readonly overtaken: number
}
