import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { selectRows } from '#src/platform/tables/select-rows.ts'
import type { EndedSession } from '#src/sign-in/sessions/session-lifecycle.ts'
import { tripObjectsOf } from './create-trips-context.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'

/**
 * Closes the open sockets of sessions that have just ended, on all trips of their account. Failures are reported only:
 * before each announcement the object verifies the sessions as well (object/trip-sockets.ts).
 */
export async function closeTripSockets(c: Context<AppEnv>, ended: EndedSession): Promise<void> {
  const objects = tripObjectsOf(c.env, c.get('config'))
  const close = async (tripId: string): Promise<void> => {
    try {
      await requestTrip(objects, tripId, { do: 'end-sessions', ...ended })
    } catch (error) {
      if (!(error instanceof TripProblemError)) c.get('report')(error)
    }
  }
  try {
    const rows = await selectRows(c.env.DB, 'trips', ['trip_id'], 'WHERE owner = ?', ended.owner)
    await Promise.all(rows.map(({ trip_id }) => close(trip_id)))
  } catch (error) {
    c.get('report')(error)
  }
}
