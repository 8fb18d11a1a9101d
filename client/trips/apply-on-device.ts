import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripField, TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters, listTripFields } from '#isomorphic/trips/trip-registers.ts'

/** The fields of a trip after operations, by the rules of the site. */
export function applyOnDevice(
  fields: readonly TripField[],
  operations: readonly TripOperation[],
): readonly TripField[] {
  const draft = createTripDraft(createTripRegisters(fields))
  for (const operation of operations) applyTripOperation(draft, operation)
  return listTripFields(draft.registers)
}
