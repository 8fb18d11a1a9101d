import {
  createTemplateOperations,
  emptyTemplate,
  type TripTemplate,
} from '#isomorphic/trips/trip-template.ts'
import { applyOnDevice } from './apply-on-device.ts'
import { newDeviceEntityId, newOperationKey } from './random-id.ts'
import type { StoredTrip } from './trip-database.ts'

const DEFAULT_DAYS = 3

/** The trip of a form, for this device. @param template JSON of the form; empty for a trip from nothing */
export function makeDeviceTrip(form: FormData, template: string, nowMs: number): StoredTrip {
  const text = (name: string): string => String(form.get(name) ?? '')
  const parsed =
    template === ''
      ? emptyTemplate('', Number(text('days')) || DEFAULT_DAYS)
      : (JSON.parse(template) as TripTemplate)
  const operations = createTemplateOperations(parsed, {
    name: text('name').trim(),
    startsOn: text('startsOn'),
    newId: newDeviceEntityId,
    newKey: newOperationKey,
  })
  return { id: text('id'), owner: null, fields: applyOnDevice([], operations), changedAt: nowMs }
}
