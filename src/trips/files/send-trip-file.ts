import type { Context } from 'hono'
import { calendarSequence } from '#isomorphic/trips/files/calendar-sequence.ts'
import {
  TRIP_FILE_FORMATS,
  TRIP_FILE_TYPES,
  type TripFileFormat,
  tripFileName,
} from '#isomorphic/trips/files/trip-file-formats.ts'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripField } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { loadTravelTimes } from '#src/trips/guide-travel-time.ts'
import { readTripZones } from './read-trip-zones.ts'

const KEY_LENGTH = 16

/** Route parameter of a trip's file. */
export const TRIP_FILE_PARAM = ':file{[0-9a-f]{32}\\.(?:ics|gpx|kml|json|md)}'

/** Parses the name of a trip's file: the ID or token of the trip, and the format. */
export function parseTripFileName(file: string): { readonly id: string; readonly format: TripFileFormat } {
  const [id = '', extension = ''] = file.split('.')
  return { id, format: TRIP_FILE_FORMATS.find((format) => format === extension) ?? 'json' }
}

export type TripToSend = {
  readonly tripId: string
  /** The fields that the recipient may see. */
  readonly fields: readonly TripField[]
  readonly seq: number
  readonly changedAtMs: number
  /** Path of the page with the trip that the recipient may open. */
  readonly path: string
}

/**
 * Sends a trip as a file; never cached and never indexed.
 * @param isFeed for calendars that subscribe, which need no file name
 * @throws {UnavailableError} when a calendar's time zones cannot be read
 */
export async function sendTripFile(
  c: Context<AppEnv>,
  { shardCount }: { readonly shardCount: number },
  format: TripFileFormat,
  { tripId, fields, seq, changedAtMs, path }: TripToSend,
  isFeed = false,
): Promise<Response> {
  const plan = readTripPlan(createTripRegisters(fields))
  const [zones, findTime, hash, { formatTripFile }] = await Promise.all([
    format === 'ics' ? readTripZones(c, shardCount, plan) : new Map<string, string>(),
    loadTravelTimes(plan, c.get('report')),
    sha256Base64url(`calendar ${tripId}`),
    import('#isomorphic/trips/files/trip-file.ts'),
  ])
  const { siteOrigin } = c.get('config')
  const source = {
    view: createPlanView(plan, findTime),
    sequence: calendarSequence(seq, seq),
    changedAtMs,
    key: hash.slice(0, KEY_LENGTH),
    link: siteOrigin + path,
    siteOrigin,
    zones,
  }
  return c.body(formatTripFile(format, source, c.get('locale')), 200, {
    'content-type': TRIP_FILE_TYPES[format],
    ...(isFeed ? {} : { 'content-disposition': `attachment; filename="${tripFileName(plan.name, format)}"` }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
}
