import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { StoredTrip } from './trip-database.ts'

/** A stored trip after a change that is not stored yet. */
export type ChangedTrip = {
  readonly trip: StoredTrip
  readonly operations: readonly TripOperation[]
  readonly notice: PlanNotice | null
}
