import type { Context } from 'hono'
import { placesAsTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { isNewerTripJson, isTripJson } from '#isomorphic/trips/files/read-trip-json.ts'
import { MAX_TRIP_NAME_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { MatchOptions } from '#src/saves/create-entry-matcher.ts'
import { decodeFile } from '#src/saves/import/decode-file.ts'
import { toListName, UnreadableFileError } from '#src/saves/import/imported-list.ts'
import { parseListFile } from '#src/saves/rules/list-file.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import { type ImportProblem, MAX_IMPORT_BYTES } from './import-problem.ts'
import type { ImportedTrip } from './imported-trip.ts'
import { listFileStops } from './list-file-stops.ts'
import { matchStops } from './match-stops.ts'

export type ImportOutcome = ImportedTrip | { readonly problem: ImportProblem }

function parseJson(text: string): unknown {
  if (!/^\s*\{/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const nameOfTrip = (file: unknown): string => {
  const name = typeof file === 'object' && file !== null && 'name' in file ? file.name : ''
  return typeof name === 'string' ? (toListName(name, MAX_TRIP_NAME_LENGTH) ?? '') : ''
}

/** Reads places in one of the formats of other programs. */
async function readPlaces(
  c: Context<AppEnv>,
  options: MatchOptions,
  text: string,
  fileName: string,
): Promise<ImportOutcome> {
  const { unnamed } = pickWords(TRIP_IMPORT_WORDS, c.get('locale'))
  // As large as the rest of the feature, and rarely used.
  const { parseImport } = await import('#src/saves/import/parse-import.ts')
  const { format, name, entries, skipped } = parseImport(text)
  if (entries.length === 0 && skipped.length === 0) return { problem: 'nothing' }
  const { stops, duplicates } = await matchStops(c, options, entries, unnamed)
  const title = toListName(name ?? fileName, MAX_TRIP_NAME_LENGTH) ?? ''
  return { format, name: title, file: placesAsTripFile(title, stops), skipped, duplicates }
}

/**
 * Reads a file for a trip, by its content: a trip or a list of this site, or places as GPX, KML, CSV or GeoJSON. All of
 * it is untrusted.
 */
export async function readImportFile(
  c: Context<AppEnv>,
  options: MatchOptions,
  upload: unknown,
): Promise<ImportOutcome> {
  // A script sends the text of a list of the device as a field.
  const file = typeof upload === 'string' ? new File([upload], '') : upload
  if (!(file instanceof File)) return { problem: 'no_file' }
  if (file.size > MAX_IMPORT_BYTES) return { problem: 'too_large' }
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') return { problem: file.name === '' && file.size === 0 ? 'no_file' : 'empty' }
  const json = parseJson(text)
  if (isNewerTripJson(json)) return { problem: 'newer_version' }
  if (isTripJson(json))
    return { format: 'JSON', name: nameOfTrip(json), file: json, skipped: [], duplicates: 0 }
  const list = json === null ? null : parseListFile(text)
  if (list !== null) return listFileStops(c, options, list)
  try {
    return await readPlaces(c, options, text, file.name.replace(/\.\w{1,8}$/, ''))
  } catch (error) {
    if (error instanceof UnreadableFileError) return { problem: error.reason }
    throw error
  }
}
