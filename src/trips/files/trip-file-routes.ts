import { type Context, Hono } from 'hono'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { readLinkedTrip } from '#src/trips/read-linked-trip.ts'
import { readTrip } from '#src/trips/read-trip-page.ts'
import type { TripLinkKind } from '#src/trips/store/trip-links.ts'
import type { TripsOptions } from '#src/trips/trips-options.ts'
import { parseTripFileName, sendTripFile, TRIP_FILE_PARAM } from './send-trip-file.ts'

/**
 * A trip as a file: for its members, for everyone with a view link, which shows no names and only what its maker said,
 * and as a feed for calendars.
 */
export function tripFileRoutes({ manifest, nowMs }: TripsOptions): Hono<AppEnv> {
  async function sendLinkedTrip(c: Context<AppEnv>, file: string, kind: TripLinkKind): Promise<Response> {
    const { id: token, format } = parseTripFileName(file)
    const trip = await readLinkedTrip(c, token, kind, nowMs)
    if (trip === null) return c.notFound()
    const { tripId, fields, seq, changedAtS } = trip
    const isFeed = kind === 'calendar'
    // The feed is the owner's: its events lead to the plan, which opens for members only.
    const path = isFeed ? tripPath(tripId) : `/trips/shared/${token}`
    const changedAtMs = changedAtS == null ? nowMs() : changedAtS * 1000
    return sendTripFile(c, manifest, format, { tripId, fields, seq, changedAtMs, path }, isFeed)
  }

  return new Hono<AppEnv>()
    .get(`/profile/trips/${TRIP_FILE_PARAM}`, requireSession('streamed'), async (c) => {
      const { id: tripId, format } = parseTripFileName(c.req.param('file'))
      const [trip] = await Promise.all([readTrip(c, tripId, nowMs), c.get('sessionVerified')])
      if (trip === null) return c.notFound()
      const { fields, seq, changedAtS } = trip.snapshot
      // Not that of the activity, which shows overtaken values first and is shortened.
      const changedAtMs = changedAtS === null ? nowMs() : changedAtS * 1000
      return sendTripFile(c, manifest, format, { tripId, fields, seq, changedAtMs, path: tripPath(tripId) })
    })
    .get(`/trips/shared/${TRIP_FILE_PARAM}`, rateLimit('sharedList'), (c) =>
      sendLinkedTrip(c, c.req.param('file'), 'view'),
    )
    .get('/trips/calendar/:file{[0-9a-f]{32}\\.ics}', rateLimit('sharedList'), (c) =>
      sendLinkedTrip(c, c.req.param('file'), 'calendar'),
    )
}
