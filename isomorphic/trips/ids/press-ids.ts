import { isPressKey } from '#isomorphic/forms/press-key.ts'
import type { TripActionContext } from '#isomorphic/trips/trip-action.ts'

type ActionIds = Pick<TripActionContext, 'newId' | 'newKey'>

/** Of the key of a press: a new entity has the same ID wherever its form arrives. */
const ENTITY_DIGITS = 12
/** With an entity and a field the key of an operation has at most the 64 characters that the site accepts. */
const OPERATION_DIGITS = 24

/**
 * IDs of what one press of a form makes. The site and the device derive the same ones, so that a form whose response was
 * lost, and whose change the device then sends, is applied once. The key of an operation names its entity and field: the
 * two may find different fields to write, because others change the trip in between.
 * @param key of the press; a form without script has none
 * @param random IDs of a form without a valid key
 */
export function createPressIds(key: unknown, random: ActionIds): ActionIds {
  if (!isPressKey(key)) return random
  const digits = key.replaceAll('-', '')
  let entities = 0
  return {
    newId(kind) {
      entities += 1
      return `${kind}-${digits.slice(0, ENTITY_DIGITS)}${entities.toString(36)}`
    },
    newKey: (e, f) => `${digits.slice(0, OPERATION_DIGITS)}-${e}-${f}`,
  }
}
