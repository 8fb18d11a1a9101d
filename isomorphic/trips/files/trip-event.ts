import type { TripPosition } from '#isomorphic/trips/trip-plan.ts'

/** When an event of a calendar is. `ms` are milliseconds since 1970; floating ones those that the clocks would show in UTC. */
export type EventTime =
  | { readonly kind: 'days'; readonly from: string; readonly until: string }
  | { readonly kind: 'instant' | 'floating'; readonly startMs: number; readonly endMs: number }

/** An event of the calendar of a trip. */
export type TripEvent = {
  /** The entity that it stands for. */
  readonly entity: string
  readonly when: EventTime
  readonly title: string
  /** Lines of its description. */
  readonly text: readonly string[]
  readonly place: string
  readonly at: TripPosition | null
}
