import { completeTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { readTripJson } from '#isomorphic/trips/files/read-trip-json.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import {
  createTemplateOperations,
  emptyTemplate,
  type TripTemplate,
} from '#isomorphic/trips/trip-template.ts'
import { applyOnDevice } from './apply-on-device.ts'
import { newDeviceEntityId, newOperationKey } from './random-id.ts'
import type { StoredTrip } from './trip-database.ts'

const DEFAULT_DAYS = 3

/**
 * The trip of a form, for this device: of its file, of its template, or empty.
 * @param template JSON of the form, whose days are those of the form where it has none; empty for a trip from nothing
 */
export function makeDeviceTrip(form: FormData, template: string, nowMs: number): StoredTrip {
  const text = (name: string): string => String(form.get(name) ?? '')
  const name = text('name').trim()
  const startsOn = text('startsOn')
  const days = Number(text('days')) || DEFAULT_DAYS
  const file = text('file')
  const ids = { newId: newDeviceEntityId, newKey: newOperationKey }
  const stored = (operations: readonly TripOperation[]): StoredTrip => ({
    id: text('id'),
    owner: null,
    fields: applyOnDevice([], operations),
    changedAt: nowMs,
  })
  if (file !== '')
    return stored(readTripJson(completeTripFile(JSON.parse(file), { name, startsOn, days }), ids).operations)
  const empty = emptyTemplate('', days)
  const parsed = template === '' ? empty : (JSON.parse(template) as TripTemplate)
  const complete = parsed.days.length === 0 ? { ...parsed, days: empty.days } : parsed
  return stored(createTemplateOperations(complete, { name, startsOn, ...ids }))
}
