import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'

/** One end of a way: a page, or a point with a name. */
export type ResolvedEnd = GeoPoint & {
  readonly name: string
  /** Path below `/destinations/`; null for a point. */
  readonly place: string | null
  /** Slug of the country whose guide names it. */
  readonly country: string
}

export type Minutes = { readonly minMinutes: number; readonly maxMinutes: number }

/** A leg that editors wrote. */
export type AuthoredLeg = {
  readonly from: ResolvedEnd
  readonly to: ResolvedEnd
  readonly mode: TravelMode
  /** Null where only the service is named; its hours are estimated. */
  readonly minutes: Minutes | null
  /** Months from 1; null for all of the year. */
  readonly months: readonly number[] | null
  readonly source: 'way' | 'day trip' | 'gateway' | 'link' | 'itinerary' | 'estimate'
  /** Where it is written, as `file:line`. */
  readonly at: string
}
