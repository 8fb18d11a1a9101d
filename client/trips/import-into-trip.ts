import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import { addImportedIdeas } from '#isomorphic/trips/files/add-imported-ideas.ts'
import { importSeedOf } from '#isomorphic/trips/ids/import-seed.ts'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { applyOnDevice } from './apply-on-device.ts'
import type { ChangedTrip } from './changed-trip.ts'
import { newDeviceEntityId, newOperationKey } from './random-id.ts'
import type { StoredTrip } from './trip-database.ts'
import { TRIP_IMPORT_CLIENT_WORDS } from './words/trip-import-client-words.ts'

/** Reads a file, answers in the language of the address and stores nothing (src/trips/import/trip-import-routes.tsx). */
const IMPORT_PATH = '/trips/import'
/** For a file of the largest size over a slow network; without a limit the changes that follow would wait for ever. */
const TIMEOUT_MS = 60_000
const words = pageWordsOf(TRIP_IMPORT_CLIENT_WORDS)

type ImportResponse = { readonly file: unknown; readonly skipped: readonly string[] }

/** @returns a sentence about the problem instead of what was read */
async function readFile(file: File, send: typeof fetch): Promise<ImportResponse | string> {
  const body = new FormData()
  body.set('file', file)
  const response = await send(localiseAddress(IMPORT_PATH), {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (response === null || response.status >= 500) return words.offline
  if (response.status === 429) return words.tooFast
  if (!response.ok) return words.unreadable
  return response.json().then(
    (read) => read as ImportResponse,
    () => words.unreadable,
  )
}

/**
 * Adds the places of a file to the ideas of a trip of this device; a file that cannot be read changes nothing.
 * @param seed of the form, from which the site derives the same IDs: it may have read the file although its response did
 * not arrive
 */
export async function importIntoTrip(
  trip: StoredTrip,
  file: File,
  seed: string | undefined,
  send: typeof fetch,
): Promise<ChangedTrip> {
  const read = await readFile(file, send)
  if (typeof read === 'string')
    return { trip, operations: [], notice: { tone: 'problem', text: read, undo: null } }
  const plan = readTripPlan(createTripRegisters(trip.fields))
  const ids =
    seed === undefined
      ? { newId: newDeviceEntityId, newKey: newOperationKey }
      : createRepeatableIds(importSeedOf(seed, read.file))
  const ideas = addImportedIdeas({ fields: trip.fields, plan }, read.file, ids)
  const skipped = [...read.skipped, ...ideas.skipped.map(({ name }) => words.doesNotFit(name))]
  return {
    trip: {
      ...trip,
      fields: applyOnDevice(trip.fields, ideas.operations),
      changedAt: trip.changedAt + 1,
    },
    operations: ideas.operations,
    notice: { tone: 'done', text: words.added(ideas.added, ideas.present, skipped), undo: null },
  }
}
