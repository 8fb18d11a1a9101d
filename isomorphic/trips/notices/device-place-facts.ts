import type { DrawnTripGround } from '#isomorphic/trips/maps/trip-ground.ts'
import type { DatedPlaceFacts } from './dated-place-facts.ts'

/** What a device stores about a place of a trip: what concerns dates, and the maps of its guide. Plain data. */
export type DevicePlaceFacts = DatedPlaceFacts & {
  /** Null for a place whose map trips are not drawn on. */
  readonly ground: DrawnTripGround | null
  /** The map around a town whose own leaves out sights; null for others. */
  readonly around: DrawnTripGround | null
}
