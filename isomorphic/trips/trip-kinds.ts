import type { MAX_ENTITIES } from './trip-limits.ts'

/** What a trip consists of. `trip` is the only entity of its kind: its name and dates. */
export type TripKind = keyof typeof MAX_ENTITIES

/** The ID of the entity with the name and the dates. */
export const TRIP_ENTITY = 'trip'

const ENTITY = /^(?<kind>day|stop|stay|leg|item|cost)-[0-9a-z]{8,20}$/
const TRIP_ID = /^[0-9a-f]{32}$/

/** Bytes of a trip's ID: a client that knows it can request the object, so it must not be guessable. */
export const TRIP_ID_BYTES = 16

/** Whether a text is the ID of a trip: 128 random bits as lower-case hexadecimal digits. */
export const isTripId = (text: unknown): text is string => typeof text === 'string' && TRIP_ID.test(text)

/** The kind of an entity by its ID, for example `stop` of `stop-7f3a9c21`; null for any other text. */
export function tripKindOf(entity: string): TripKind | null {
  if (entity === TRIP_ENTITY) return TRIP_ENTITY
  return (ENTITY.exec(entity)?.groups?.['kind'] as TripKind | undefined) ?? null
}
