import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { TRIPS_API, type TripResponse } from '#isomorphic/trips/trip-api.ts'
import { isTripId } from '#isomorphic/trips/trip-kinds.ts'
import { MAX_OPERATIONS_BYTES } from '#isomorphic/trips/trip-limits.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { readJson } from '#src/http/read-body.ts'
import { isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { changeTrip } from './change-trip.ts'
import { createTrip } from './create-trip.ts'
import { createTripsContext } from './create-trips-context.ts'
import { reportingWaitUntil } from './report-later.ts'
import { openTripSocket, requestTrip } from './request-trip.ts'
import { TripId, TripOperations, TripSince } from './rules/parse-operations.ts'
import type { TripChangeResult, TripSnapshot } from './rules/trip-request.ts'

const MAX_SEQUENCE_DIGITS = 12
const NewTrip = v.object({ id: TripId, operations: TripOperations })
const Changes = v.object({ operations: TripOperations, since: TripSince })
const limitBody = bodyLimit({ maxSize: MAX_OPERATIONS_BYTES, onError: () => errorJson(413, 'too_large') })
const rejectTooMany = (): Response => errorJson(429, 'too_many', RATE_LIMITED_HEADERS)

const toResponse = (id: string, since: number, result: TripSnapshot | TripChangeResult): TripResponse => ({
  id,
  seq: result.seq,
  role: result.role,
  fields: result.fields.filter(({ seq }) => seq > since),
  settled: 'settled' in result ? result.settled : [],
  refused: 'refused' in result ? result.refused : {},
  overtaken: 'overtaken' in result ? result.overtaken : 0,
})

/** The API of trips: what changed since a number, and changes of devices. */
export function tripsApiRoutes(nowMs: () => number): Hono<AppEnv> {
  // Per account: someone who only knows the ID of a trip must not use up what its members may send.
  const isWithinRate = (c: Context<AppEnv>, subject: string): Promise<boolean> =>
    isWithinClientRateLimit(c.env.TRIPS_LIMIT, `${subject} ${c.get('session').user.sub}`)

  return new Hono<AppEnv>()
    .use(`${TRIPS_API}/*`, requireSession('api'))
    .use(`${TRIPS_API}/*`, limitBody)
    .post(TRIPS_API, async (c) => {
      const read = await readJson(c, NewTrip)
      if ('refusal' in read) return read.refusal
      const { id: tripId, operations } = read.body
      if (!(await isWithinRate(c, tripId))) return rejectTooMany()
      const shownName = c.get('session').user.nickname
      const result = await createTrip(createTripsContext(c, nowMs), { tripId, shownName, operations })
      if (!('limit' in result)) return c.json<TripResponse>(toResponse(tripId, 0, result))
      return result.limit === 'too_many_trips' ? errorJson(409, result.limit) : rejectTooMany()
    })
    .get(`${TRIPS_API}/:trip`, async (c) => {
      const tripId = c.req.param('trip')
      if (!isTripId(tripId)) return errorJson(404, 'unknown_trip')
      const since = Number((c.req.query('since') ?? '0').slice(0, MAX_SEQUENCE_DIGITS))
      if (!Number.isInteger(since) || since < 0) return errorJson(400, 'invalid_since')
      const { objects, owner } = createTripsContext(c, nowMs)
      return c.json<TripResponse>(
        toResponse(tripId, since, await requestTrip(objects, tripId, { do: 'read', owner, since })),
      )
    })
    .post(`${TRIPS_API}/:trip/changes`, async (c) => {
      const tripId = c.req.param('trip')
      if (!isTripId(tripId)) return errorJson(404, 'unknown_trip')
      const read = await readJson(c, Changes)
      if ('refusal' in read) return read.refusal
      if (!(await isWithinRate(c, tripId))) return rejectTooMany()
      const { operations, since } = read.body
      const result = await changeTrip(createTripsContext(c, nowMs), tripId, operations, reportingWaitUntil(c))
      return c.json<TripResponse>(toResponse(tripId, since, result))
    })
    .get(`${TRIPS_API}/:trip/live`, async (c) => {
      const tripId = c.req.param('trip')
      if (!isTripId(tripId)) return errorJson(404, 'unknown_trip')
      if (c.req.header('upgrade') !== 'websocket') return errorJson(426, 'upgrade_required')
      // Browsers send cookies with sockets of other sites too, and no policy of this site stops their scripts.
      if (c.req.header('origin') !== c.get('config').siteOrigin) return errorJson(403, 'cross_site')
      if (!(await isWithinRate(c, `live ${tripId}`))) return rejectTooMany()
      const { objects, owner } = createTripsContext(c, nowMs)
      const { sessionIdHash, createdAtS } = c.get('session')
      return openTripSocket(objects, tripId, { owner, sessionIdHash, createdAtS })
    })
}
