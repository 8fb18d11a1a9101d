import { TRIP_ENTITY, type TripKind, tripKindOf } from './trip-kinds.ts'
import { isTripEntity, type TripRegisters } from './trip-registers.ts'

/** A trip while operations are applied to it. */
export type TripDraft = {
  readonly registers: TripRegisters
  /** Number of the last change. */
  seq: number
  /** Characters of all fields. */
  characters: number
}

/** Characters that a field takes besides its value: its names and its number, roughly. */
const FIELD_OVERHEAD = 24

/** Characters that a field takes. */
export const charactersOf = (value: string): number => value.length + FIELD_OVERHEAD

export function createTripDraft(registers: TripRegisters): TripDraft {
  let seq = 0
  let characters = 0
  for (const values of registers.values())
    for (const register of values.values()) {
      seq = Math.max(seq, register.seq)
      characters += charactersOf(register.v)
    }
  return { registers, seq, characters }
}

/** The entities of a kind that were not removed. */
export function countTripEntities(registers: TripRegisters, kind: TripKind): number {
  let count = 0
  for (const entity of registers.keys())
    if (entity !== TRIP_ENTITY && tripKindOf(entity) === kind && isTripEntity(registers, entity)) count += 1
  return count
}
