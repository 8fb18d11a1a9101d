import type { TripField } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters, isTripEntity } from '#isomorphic/trips/trip-registers.ts'

/** Fields that name people, and private ones that a link shows only if its maker says so. */
const NAMES = new Set(['who', 'paidBy', 'for'])

/**
 * The fields of a trip that a view link shows: no names of people, nothing that was removed, and booking references and
 * costs only where `shows` lists them.
 */
export function sharedFields(fields: readonly TripField[], shows: readonly string[]): readonly TripField[] {
  const registers = createTripRegisters(fields)
  return fields.filter(({ e, f }) => {
    if (!isTripEntity(registers, e) || NAMES.has(f)) return false
    if (f === 'reference') return shows.includes('references')
    return !e.startsWith('cost-') || shows.includes('costs')
  })
}
