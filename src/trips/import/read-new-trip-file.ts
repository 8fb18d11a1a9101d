import { completeTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { isTripJson, readTripJson } from '#isomorphic/trips/files/read-trip-json.ts'
import type { TripKind } from '#isomorphic/trips/trip-kinds.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { NewTripForm } from '#src/trips/rules/parse-new-trip.ts'
import { previewTripFile, type TripPreview } from './preview-trip-file.ts'

/** The trip in a form; null when the text is none. */
function parseSentFile(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text)
    return isTripJson(file) ? file : null
  } catch {
    return null
  }
}

/**
 * The operations that make a trip of the file in the form of a new trip. The form was shown with what the file has, and
 * is still untrusted.
 * @returns null when the text is no trip
 */
export function readNewTripFile(
  text: string,
  form: Pick<NewTripForm, 'name' | 'startsOn' | 'days'>,
  ids: { readonly newId: (kind: TripKind) => string; readonly newKey: () => string },
): readonly TripOperation[] | null {
  const file = parseSentFile(text)
  return file === null ? null : readTripJson(completeTripFile(file, form), ids).operations
}

/** The preview of the file in a form that was refused; null when the text is no trip. */
export function previewSentFile(text: string, id: string, siteOrigin: string): TripPreview | null {
  const file = parseSentFile(text)
  return file === null
    ? null
    : previewTripFile({ file, format: null, skipped: [], duplicates: 0 }, id, siteOrigin)
}
