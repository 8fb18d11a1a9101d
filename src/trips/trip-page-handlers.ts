import type { Context } from 'hono'
import { isPressKey, PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import { createPressIds } from '#isomorphic/trips/ids/press-ids.ts'
import { planTripAction } from '#isomorphic/trips/plan-trip-action.ts'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { isTripId, TRIP_ENTITY } from '#isomorphic/trips/trip-kinds.ts'
import { tripNotice, tripProblemNotice } from '#isomorphic/trips/trip-notice.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { applyPeopleAction, isPeopleAction } from './apply-people-action.ts'
import { changeTrip } from './change-trip.ts'
import { createTripsContext } from './create-trips-context.ts'
import { endTrip } from './end-trip.ts'
import { type ReadTrip, readTrip } from './read-trip-page.ts'
import { readTripPlaces } from './read-trip-places.ts'
import { renderTripPage } from './render-trip-page.tsx'
import { formProblemOf, renderTripProblem, type TripFormProblem } from './render-trip-problem.ts'
import { reportingWaitUntil } from './report-later.ts'
import { TripProblemError } from './request-trip.ts'
import { newEntityId } from './rules/new-entity-id.ts'
import { peopleNotice, peopleProblem } from './rules/people-notice.ts'
import { resolveStop } from './rules/resolve-stop.ts'
import type { TripLinkKind } from './store/trip-links.ts'
import type { TripsOptions } from './trips-options.ts'

const KEY_BYTES = 12
/** Of a form that was sent without script. */
const RANDOM_IDS = { newId: newEntityId, newKey: () => randomHex(KEY_BYTES) }
const NO_STORE = { 'cache-control': 'no-store' }

/** Addresses of links by kind. */
const LINK_PATHS: Readonly<Record<TripLinkKind, (token: string) => string>> = {
  view: (token) => `/trips/shared/${token}`,
  edit: (token) => `/trips/join/${token}`,
  calendar: (token) => `/trips/calendar/${token}.ics`,
}

const textFieldsOf = (fields: Readonly<Record<string, unknown>>): TripFormFields =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** The handlers of the page of a trip; a chunk that only its requests load. */
export type TripPageHandlers = {
  readonly handlePage: (c: Context<AppEnv>) => Promise<Response>
  readonly handleBook: (c: Context<AppEnv>) => Promise<Response>
  readonly handleForm: (c: Context<AppEnv>) => Promise<Response>
  /** Responds to a form that is longer than any of the site. */
  readonly handleTooLong: (c: Context<AppEnv>) => Promise<Response>
}

/** The page of a trip, and its forms; after a session guard. */
export function createTripPageHandlers({ manifest, nowMs }: TripsOptions): TripPageHandlers {
  function renderProblem(
    c: Context<AppEnv>,
    tripId: string,
    trip: ReadTrip | null,
    problem: TripFormProblem,
    form: TripFormFields,
  ): Promise<Response> {
    const reading = trip === null ? readTrip(c, tripId, nowMs) : Promise.resolve(trip)
    return renderTripProblem(c, manifest, tripId, reading, { problem, form })
  }

  function redirectWith(c: Context<AppEnv>, tripId: string, done: string, e: string): Response {
    const query = new URLSearchParams({ done, e })
    return c.body(null, 303, { ...NO_STORE, location: `${tripPath(tripId)}?${query}` })
  }

  function renderPeopleProblem(
    c: Context<AppEnv>,
    tripId: string,
    problem: Parameters<typeof peopleProblem>[0],
  ): Promise<Response> {
    c.status(problem === 'form' ? 400 : 409)
    const notice = peopleProblem(problem, c.get('locale'))
    return renderTripPage(c, manifest, tripId, readTrip(c, tripId, nowMs), { readNotice: () => notice })
  }

  async function applyPeopleForm(
    c: Context<AppEnv>,
    tripId: string,
    trip: ReadTrip,
    form: TripFormFields,
  ): Promise<Response> {
    const outcome = await applyPeopleAction(createTripsContext(c, nowMs), tripId, trip.snapshot, form)
    if ('done' in outcome) return redirectWith(c, tripId, outcome.done, TRIP_ENTITY)
    if ('problem' in outcome) return renderPeopleProblem(c, tripId, outcome.problem)
    const { kind, token } = outcome.made
    const link = `${c.get('config').siteOrigin}${LINK_PATHS[kind](token)}`
    return renderTripPage(c, manifest, tripId, Promise.resolve(trip), {
      readNotice: () => null,
      made: { link, kind },
    })
  }

  async function applyForm(c: Context<AppEnv>, tripId: string, form: TripFormFields): Promise<Response> {
    const trip = await readTrip(c, tripId, nowMs)
    if (trip === null) return renderProblem(c, tripId, null, 'unknown_entity', form)
    if (isPeopleAction(form)) return applyPeopleForm(c, tripId, trip, form)
    const places = await readTripPlaces(c.get('readShard'), manifest.shardCount, trip.plan)
    const context = {
      registers: trip.registers,
      plan: trip.plan,
      ...createPressIds(form[PRESS_KEY_FIELD], RANDOM_IDS),
    }
    const outcome = planTripAction(context, resolveStop(form, places.values()))
    if ('problem' in outcome) return renderProblem(c, tripId, trip, outcome.problem, form)
    const { operations, done, e } = outcome
    if (operations.length === 0) return redirectWith(c, tripId, done, e)
    const { refused } = await changeTrip(
      createTripsContext(c, nowMs),
      tripId,
      operations,
      reportingWaitUntil(c),
    )
    const [refusal] = Object.values(refused)
    return refusal === undefined
      ? redirectWith(c, tripId, done, e)
      : renderProblem(c, tripId, trip, refusal, form)
  }

  return {
    async handlePage(c) {
      const tripId = c.req.param('trip') ?? ''
      if (!isTripId(tripId)) return c.notFound()
      const { done, e = TRIP_ENTITY } = c.req.query()
      const readNotice = (trip: ReadTrip) =>
        peopleNotice(done, c.get('locale')) ?? tripNotice(trip, done, e, c.get('locale'))
      const { sessionVerified } = c.var
      return renderTripPage(c, manifest, tripId, readTrip(c, tripId, nowMs), { readNotice, sessionVerified })
    },
    async handleBook(c) {
      const tripId = c.req.param('trip') ?? ''
      const trip = isTripId(tripId) ? await readTrip(c, tripId, nowMs) : null
      if (trip === null) return c.notFound()
      const { renderTripBook } = await import('./render-trip-book.tsx')
      return renderTripBook(c, manifest, trip.plan, tripPath(tripId))
    },
    async handleTooLong(c) {
      const tripId = c.req.param('trip') ?? ''
      if (!isTripId(tripId)) return c.notFound()
      c.status(413)
      const notice = tripProblemNotice('value', c.get('locale'))
      return renderTripPage(c, manifest, tripId, readTrip(c, tripId, nowMs), { readNotice: () => notice })
    },
    async handleForm(c) {
      const tripId = c.req.param('trip') ?? ''
      if (!isTripId(tripId)) return c.notFound()
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const form = textFieldsOf(read.fields)
      const { [PRESS_KEY_FIELD]: pressKey } = read.fields
      if (pressKey !== undefined && !isPressKey(pressKey)) return renderProblem(c, tripId, null, 'form', form)
      if (!(await isWithinClientRateLimit(c.env.TRIPS_LIMIT, `${tripId} ${c.get('session').user.sub}`)))
        return renderProblem(c, tripId, null, 'too_fast', form)
      try {
        if (form['do'] === 'delete-trip' || form['do'] === 'leave') {
          const done = await endTrip(createTripsContext(c, nowMs), tripId, form['do'], (error) =>
            c.get('report')(error),
          )
          return c.body(null, 303, { ...NO_STORE, location: `/profile/trips?done=${done}` })
        }
        return await applyForm(c, tripId, form)
      } catch (error) {
        if (!(error instanceof TripProblemError)) throw error
        if (error.problem === 'last_owner') return renderPeopleProblem(c, tripId, 'last_owner')
        return renderProblem(c, tripId, null, formProblemOf(error), form)
      }
    },
  }
}
