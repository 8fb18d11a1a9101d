import type { TemplateStop } from '#isomorphic/trips/trip-template.ts'
import { jsonListOf, jsonRecordOf } from './json-value-text.ts'
import { TRIP_FILE_FORMAT, TRIP_FILE_VERSION } from './trip-json.ts'

/** A place that becomes an idea of a trip. */
export type ImportedStop = TemplateStop & { readonly note: string }

/** A trip of places only, as `formatTripJson` writes it. */
export const placesAsTripFile = (name: string, stops: readonly ImportedStop[]) => ({
  format: TRIP_FILE_FORMAT,
  version: TRIP_FILE_VERSION,
  name,
  days: [],
  ideas: stops.map((stop) => ({
    ...stop,
    kind: stop.path === '' ? 'own' : stop.path.includes('#') ? 'sight' : 'place',
  })),
})

/** Whether a trip file has days; where it has none, the form asks for their number. */
const hasDays = (file: unknown): boolean => jsonListOf(jsonRecordOf(file)['days']).length > 0

/** A trip file with what the form of a new trip says: its name, its first day, and days where the file has none. */
export const completeTripFile = (
  file: unknown,
  { name, startsOn, days }: { readonly name: string; readonly startsOn: string; readonly days: number },
): unknown => ({
  ...jsonRecordOf(file),
  name,
  startsOn,
  ...(hasDays(file) ? {} : { days: Array.from({ length: days }, () => ({})) }),
})
