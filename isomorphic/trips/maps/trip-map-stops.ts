import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { DayView, StopView } from '#isomorphic/trips/plan-view.ts'

/** A stop that can be drawn. */
export type TripMapStop = GeoPoint & {
  /** As in the list. */
  readonly number: number
  /** Number of its day. */
  readonly day: number
  /** The guide page that it is on; null for a place of one's own. */
  readonly place: string | null
}

const toMapStop = ({ at, number, path }: StopView, day: number): readonly TripMapStop[] =>
  at === null ? [] : [{ ...at, number, day, place: path?.split('#')[0] ?? null }]

/** The stops of days that have a position, in order. */
export const tripMapStops = (days: readonly DayView[]): readonly TripMapStop[] =>
  days.flatMap((day) => day.stops.flatMap((stop) => toMapStop(stop, day.number)))
