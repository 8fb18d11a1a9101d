import type { TripField } from './trip-operation.ts'

type Register = { readonly v: string; readonly seq: number }

/** The fields of a trip by entity: one value for each field, no history. */
export type TripRegisters = Map<string, Map<string, Register>>

/** Reads a field; empty when it was never written. */
export const readTripValue = (registers: TripRegisters, entity: string, field: string): string =>
  registers.get(entity)?.get(field)?.v ?? ''

/** Whether an entity exists and was not removed. */
export const isTripEntity = (registers: TripRegisters, entity: string): boolean =>
  registers.has(entity) && readTripValue(registers, entity, 'removed') === ''

export function writeTripField(registers: TripRegisters, { e, f, v, seq }: TripField): void {
  const fields = registers.get(e) ?? new Map<string, Register>()
  fields.set(f, { v, seq })
  registers.set(e, fields)
}

/** Registers that hold these fields. */
export function createTripRegisters(fields: Iterable<TripField>): TripRegisters {
  const registers: TripRegisters = new Map()
  for (const field of fields) writeTripField(registers, field)
  return registers
}

/** The fields that changed after a sequence number, in the order of their changes. */
export function listTripFields(registers: TripRegisters, since = 0): readonly TripField[] {
  const fields: TripField[] = []
  for (const [e, values] of registers)
    for (const [f, { v, seq }] of values) if (seq > since) fields.push({ e, f, v, seq })
  return fields.toSorted((one, other) => one.seq - other.seq)
}
