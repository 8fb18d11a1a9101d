import { mergeTripNotes } from '#isomorphic/trips/notes/merge-trip-notes.ts'
import { charactersOf, countTripEntities, type TripDraft } from './trip-draft.ts'
import { tripKindOf } from './trip-kinds.ts'
import { MAX_ENTITIES, MAX_TRIP_CHARACTERS } from './trip-limits.ts'
import type { AppliedTripChange, TripOperation, TripRefusal } from './trip-operation.ts'
import { isTripEntity, readTripValue, writeTripField } from './trip-registers.ts'
import { parseTripValue } from './trip-values.ts'

/** What an operation did: the changes in order, none where the trip already had the value; or why it was refused. */
export type TripOutcome =
  | { readonly changes: readonly AppliedTripChange[] }
  | { readonly refusal: TripRefusal }

const NOTE = 'note'
const REMOVED = 'removed'

/** Both notes, or the incoming one where both together are longer than a note can be. */
function mergeValue({ e, f, was }: TripOperation, stored: string, incoming: string): string {
  if (f !== NOTE) return incoming
  return parseTripValue(e, NOTE, mergeTripNotes(stored, was, incoming)) ?? incoming
}

/**
 * Applies one operation to a trip. Operations are applied in the order of their arrival and no device's clock counts:
 * the later arrival is the value of the field. The value that its author had not seen is reported as overtaken, so that
 * it can be put back; of notes both remain. Writing to a removed entity restores it.
 * @param draft changed in place
 */
export function applyTripOperation(draft: TripDraft, operation: TripOperation): TripOutcome {
  const { registers } = draft
  const { e, f, was } = operation
  const kind = tripKindOf(e)
  const incoming = parseTripValue(e, f, operation.v)
  if (kind === null || incoming === null) return { refusal: 'invalid_operation' }
  const isPresent = isTripEntity(registers, e)
  const isRestoring = f !== REMOVED || incoming === ''
  if (!isPresent && isRestoring && countTripEntities(registers, kind) >= MAX_ENTITIES[kind])
    return { refusal: 'too_many' }

  const stored = readTripValue(registers, e, f)
  const merged = mergeValue(operation, stored, incoming)
  if (
    draft.characters + charactersOf(merged) - stored.length > MAX_TRIP_CHARACTERS &&
    merged.length > stored.length
  )
    return { refusal: 'trip_full' }

  const changes: AppliedTripChange[] = []
  const write = (field: string, v: string, isOvertaking: boolean): void => {
    const before = readTripValue(registers, e, field)
    if (before === v && registers.get(e)?.has(field) === true) return
    const isNew = registers.get(e)?.has(field) !== true
    draft.seq += 1
    draft.characters += isNew ? charactersOf(v) : v.length - before.length
    const change = { e, f: field, v, seq: draft.seq }
    writeTripField(registers, change)
    changes.push({ ...change, was: before, isOvertaking })
  }
  if (!isPresent && isRestoring && f !== REMOVED && registers.has(e)) write(REMOVED, '', false)
  // A note that is part of the merged note is not lost.
  const isOvertaking =
    stored !== was && stored !== '' && !(f === NOTE ? merged.includes(stored) : merged === stored)
  write(f, merged, isOvertaking)
  return { changes }
}
