import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { tripObjectsOf } from './create-trips-context.ts'
import { requestTrip, TripProblemError } from './request-trip.ts'
import { sharedFields } from './rules/shared-plan.ts'
import type { SharedTripSnapshot } from './rules/trip-request.ts'
import { findTripLink, type TripLinkKind } from './store/trip-links.ts'

/** A trip as a link shows it. */
export type LinkedTrip = SharedTripSnapshot & { readonly tripId: string }

/**
 * Reads the trip of a link, with the fields that the link shows; null when the link does not work any more.
 * @throws {UnavailableError} when the object does not respond
 */
export async function readLinkedTrip(
  c: Context<AppEnv>,
  token: string,
  kind: TripLinkKind,
  nowMs: () => number,
): Promise<LinkedTrip | null> {
  const link = await findTripLink(c.env.DB, token, kind, Math.floor(nowMs() / 1000))
  if (link === null) return null
  const { tripId, shows } = link
  try {
    const trip = await requestTrip(tripObjectsOf(c.env, c.get('config')), tripId, { do: 'read-shared' })
    return { ...trip, tripId, fields: sharedFields(trip.fields, shows) }
  } catch (error) {
    if (error instanceof TripProblemError) return null
    throw error
  }
}
