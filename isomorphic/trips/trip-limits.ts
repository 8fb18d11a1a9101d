/** Trips that an account may have, shared ones included. */
export const MAX_TRIPS = 30
/** Trips that an account may make in an hour. */
export const MAX_NEW_TRIPS_PER_HOUR = 10
/** Characters of all fields of a trip, removed ones included. */
export const MAX_TRIP_CHARACTERS = 256 * 1024
/** Operations of a request. */
export const MAX_OPERATIONS = 50
/** Bytes of the operations of a request. */
export const MAX_OPERATIONS_BYTES = 64_000
/** Characters of the name of a trip, and of the title of a day. */
export const MAX_TRIP_NAME_LENGTH = 80
export const MAX_STOP_NAME_LENGTH = 120
export const MAX_TRIP_NOTE_LENGTH = 2000
export const MAX_REFERENCE_LENGTH = 40

/** Entities of a trip that have not been removed. */
export const MAX_ENTITIES = {
  trip: 1,
  day: 90,
  stop: 400,
  stay: 60,
  leg: 120,
  item: 300,
  cost: 300,
} as const
