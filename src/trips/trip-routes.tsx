import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import { planTripAction } from '#isomorphic/trips/plan-trip-action.ts'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { isTripId, TRIP_ENTITY } from '#isomorphic/trips/trip-kinds.ts'
import { tripNotice, tripProblemNotice } from '#isomorphic/trips/trip-notice.ts'
import type { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { readForm } from '#src/http/read-body.ts'
import { isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { changeTrip } from './change-trip.ts'
import { createPlanProps } from './create-plan-props.ts'
import { createTripsContext } from './create-trips-context.ts'
import { endTrip } from './end-trip.ts'
import { TripContent, TripNotFound, TripPage } from './pages/trip-page.tsx'
import { type ReadTrip, readTrip } from './read-trip-page.ts'
import { readTripPlaces } from './read-trip-places.ts'
import { reportingWaitUntil } from './report-later.ts'
import { TripProblemError } from './request-trip.ts'
import { newEntityId } from './rules/new-entity-id.ts'
import { resolveStop } from './rules/resolve-stop.ts'
import type { TripsOptions } from './trips-options.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

const MAX_FORM_BYTES = 16_000
const KEY_BYTES = 12
const NO_STORE = { 'cache-control': 'no-store' }
type Problem = keyof (typeof TRIP_WORDS)['en']['problem']
const PROBLEM_STATUS: Readonly<Partial<Record<Problem, 403 | 404 | 409 | 429>>> = {
  view_only: 403,
  unknown_entity: 404,
  too_many: 409,
  trip_full: 409,
  too_fast: 429,
}

const textFieldsOf = (fields: Readonly<Record<string, unknown>>): TripFormFields =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** `/profile/trips/{id}`: the plan of a trip, and its forms. */
export function tripRoutes({ manifest, nowMs }: TripsOptions): Hono<AppEnv> {
  /** @param sessionVerified resolves when the session is verified, if the guard has not waited for that */
  async function renderTrip(
    c: Context<AppEnv>,
    tripId: string,
    reading: Promise<ReadTrip | null>,
    readNotice: (trip: ReadTrip) => PlanNotice | null,
    sessionVerified: Promise<void>,
  ): Promise<Response> {
    let name: string | null = null
    let isMissing = false
    const content = startDeferredPart(c, async () => {
      const [trip] = await Promise.all([reading, sessionVerified])
      if (trip === null) {
        isMissing = true
        return <TripNotFound />
      }
      name = trip.plan.name
      const places = await readTripPlaces(c.var.readShard, manifest.shardCount, trip.plan)
      const plan = createPlanProps(tripId, trip, places, readNotice(trip), c.var.locale)
      return <TripContent plan={plan} isOwner={trip.snapshot.role === 'owner'} />
    })
    return streamPage(c, [content], () => {
      if (isMissing) c.status(404)
      const head = pickWords(TRIPS_WORDS, c.var.locale).head.plan
      return {
        head: { ...head, title: name === null || name === '' ? head.title : name, canonicalPath: null },
        page: <TripPage tripId={tripId} content={content} completeHref={getCompleteHref(c)} />,
      }
    })
  }

  function renderProblem(
    c: Context<AppEnv>,
    tripId: string,
    trip: ReadTrip | null,
    problem: Problem,
  ): Promise<Response> {
    c.status(PROBLEM_STATUS[problem] ?? 400)
    if (problem === 'too_fast') c.header('retry-after', RATE_LIMITED_HEADERS['retry-after'])
    const notice = tripProblemNotice(problem, c.var.locale)
    const reading = trip === null ? readTrip(c, tripId, nowMs) : Promise.resolve(trip)
    return renderTrip(c, tripId, reading, () => notice, Promise.resolve())
  }

  function redirectWith(c: Context<AppEnv>, tripId: string, done: string, e: string): Response {
    const query = new URLSearchParams({ done, e })
    return c.body(null, 303, { ...NO_STORE, location: `${tripPath(tripId)}?${query}` })
  }

  async function applyForm(c: Context<AppEnv>, tripId: string, form: TripFormFields): Promise<Response> {
    const trip = await readTrip(c, tripId, nowMs)
    if (trip === null) return renderProblem(c, tripId, null, 'unknown_entity')
    const places = await readTripPlaces(c.var.readShard, manifest.shardCount, trip.plan)
    const context = {
      registers: trip.registers,
      plan: trip.plan,
      newId: newEntityId,
      newKey: () => randomHex(KEY_BYTES),
    }
    const outcome = planTripAction(context, resolveStop(form, places.values()))
    if ('problem' in outcome) return renderProblem(c, tripId, trip, outcome.problem)
    const { operations, done, e } = outcome
    if (operations.length === 0) return redirectWith(c, tripId, done, e)
    const { refused } = await changeTrip(
      createTripsContext(c, nowMs),
      tripId,
      operations,
      reportingWaitUntil(c),
    )
    const [refusal] = Object.values(refused)
    return refusal === undefined ? redirectWith(c, tripId, done, e) : renderProblem(c, tripId, trip, refusal)
  }

  return new Hono<AppEnv>()
    .get('/profile/trips/:trip', requireSession('streamed'), (c) => {
      const tripId = c.req.param('trip')
      if (!isTripId(tripId)) return c.notFound()
      const { done, e = TRIP_ENTITY } = c.req.query()
      const readNotice = (trip: ReadTrip) => tripNotice(trip, done, e, c.var.locale)
      return renderTrip(c, tripId, readTrip(c, tripId, nowMs), readNotice, c.var.sessionVerified)
    })
    .use('/profile/trips/*', requireSession('page'))
    .post(
      '/profile/trips/:trip',
      bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text('', 413) }),
      async (c) => {
        const tripId = c.req.param('trip')
        if (!isTripId(tripId)) return c.notFound()
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        if (!(await isWithinClientRateLimit(c.env.TRIPS_LIMIT, tripId)))
          return renderProblem(c, tripId, null, 'too_fast')
        const form = textFieldsOf(read.fields)
        try {
          if (form['do'] === 'delete-trip' || form['do'] === 'leave') {
            const done = await endTrip(createTripsContext(c, nowMs), tripId, form['do'], (error) =>
              c.var.report(error),
            )
            return c.body(null, 303, { ...NO_STORE, location: `/profile/trips?done=${done}` })
          }
          return await applyForm(c, tripId, form)
        } catch (error) {
          if (!(error instanceof TripProblemError)) throw error
          const problem = error.problem === 'too_many' ? 'too_fast' : 'view_only'
          return renderProblem(c, tripId, null, error.problem === 'view_only' ? 'view_only' : problem)
        }
      },
    )
}
