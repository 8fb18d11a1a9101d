/** One change of one field, made on a device or by a form. */
export type TripOperation = {
  /** Idempotency key: an operation that arrives twice is applied once. */
  readonly key: string
  /** ID of the entity. */
  readonly e: string
  /** Name of the field. */
  readonly f: string
  readonly v: string
  /**
   * The value that the author of the change saw. Where the trip has another one by now, that one was overtaken: it stays
   * in the activity, and of notes both remain.
   */
  readonly was: string
}

/** Why an operation was not applied. */
export const TRIP_REFUSALS = ['invalid_operation', 'too_many', 'trip_full'] as const
export type TripRefusal = (typeof TRIP_REFUSALS)[number]

/** The value of a field of the trip, and the number of the change that wrote it. */
export type TripField = {
  readonly e: string
  readonly f: string
  readonly v: string
  readonly seq: number
}

/** One change that was applied. */
export type AppliedTripChange = TripField & {
  /** The value before. */
  readonly was: string
  /** The author had not seen the value before. */
  readonly isOvertaking: boolean
}
