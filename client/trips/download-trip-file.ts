import { pageLocale } from '#client/kit/page-locale.ts'
import { calendarSequence } from '#isomorphic/trips/files/calendar-sequence.ts'
import { formatTripFile } from '#isomorphic/trips/files/trip-file.ts'
import {
  TRIP_FILE_TYPES,
  type TripFileFormat,
  tripFileName,
} from '#isomorphic/trips/files/trip-file-formats.ts'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { readTimeZones } from './read-time-zones.ts'
import type { StoredTrip } from './trip-database.ts'
import { tripKeyOf } from './trip-key-of.ts'

/** Long enough for the browser to have read the file. */
const REVOKE_DELAY_MS = 10_000

/** Writes a trip of this device as a file in the language of the page, and downloads it. Only a calendar asks the site, for time zones. */
export async function downloadTripFile(
  { id, owner, fields, siteSeq = 0 }: StoredTrip,
  format: TripFileFormat,
  nowMs: number,
): Promise<void> {
  const plan = readTripPlan(createTripRegisters(fields))
  const source = {
    view: createPlanView(plan),
    sequence: calendarSequence(
      owner === null ? null : siteSeq,
      fields.reduce((last, { seq }) => Math.max(last, seq), 0),
    ),
    changedAtMs: nowMs,
    key: await tripKeyOf(id),
    link: `${location.origin}/trips`,
    siteOrigin: location.origin,
    zones: format === 'ics' ? await readTimeZones(plan) : new Map<string, string>(),
  }
  const href = URL.createObjectURL(
    new Blob([formatTripFile(format, source, pageLocale())], { type: TRIP_FILE_TYPES[format] }),
  )
  const link = document.createElement('a')
  link.href = href
  link.download = tripFileName(plan.name, format)
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS)
}
