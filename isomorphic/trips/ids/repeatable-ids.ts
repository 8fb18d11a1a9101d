import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'

const ENTITY_SEED_LENGTH = 12

/**
 * IDs of new entities and operations that are the same whenever a form is sent again, so that it is applied once.
 * @param seed at least twelve random hexadecimal digits, chosen when the form was made
 */
export function createRepeatableIds(seed: string): {
  readonly newId: (kind: TripKind) => string
  readonly newKey: () => string
} {
  let entities = 0
  let operations = 0
  return {
    newId(kind) {
      entities += 1
      return `${kind}-${seed.slice(0, ENTITY_SEED_LENGTH)}${entities.toString(36)}`
    },
    newKey() {
      operations += 1
      return `${seed}-${operations}`
    },
  }
}
