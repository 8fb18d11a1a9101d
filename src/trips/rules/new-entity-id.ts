import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'

const ID_BYTES = 6

/** A new ID of an entity, such as `stop-7f3a9c21b0d4`. */
export function newEntityId(kind: TripKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return `${kind}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
