import { type Context, Hono } from 'hono'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { positionText } from '#isomorphic/trips/position-text.ts'
import type { TripActionContext } from '#isomorphic/trips/trip-action.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { isTripId } from '#isomorphic/trips/trip-kinds.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import { sightPath } from '#src/catalogue/sight-slug.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { HOUR_MS } from '#src/platform/durations.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { changeTrip } from './change-trip.ts'
import { createTripsContext } from './create-trips-context.ts'
import { AddToTripPage } from './pages/add-to-trip-page.tsx'
import { readTrip } from './read-trip-page.ts'
import type { TripFormProblem } from './render-trip-problem.ts'
import { reportingWaitUntil } from './report-later.ts'
import { TripProblemError } from './request-trip.ts'
import { newEntityId } from './rules/new-entity-id.ts'
import { readTrips } from './store/trips-index.ts'
import type { TripsOptions } from './trips-options.ts'
import { ADD_TO_TRIP_PATH, TRIP_LIST_PATH } from './trips-pages.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

const MAX_EXAMPLES = 3
/** The westernmost time zone is twelve hours behind UTC. */
const LAST_ZONE_MS = 12 * HOUR_MS
const KEY_BYTES = 12
const FORM_ID = /^[0-9a-f]{24}$/
const NO_STORE = { 'cache-control': 'no-store' }

/** A page of the guide as a stop. */
type GuideStop = {
  readonly name: string
  readonly path: string
  readonly at: string
  readonly place: DestinationRecord
}

/**
 * IDs of the stop that a form adds, the same when it is sent again: its random digits, and the day, because the form may
 * be sent for another one later.
 */
function stopIdsOf(id: unknown, day: number): Pick<TripActionContext, 'newId' | 'newKey'> {
  if (typeof id !== 'string' || !FORM_ID.test(id) || !Number.isInteger(day))
    return { newId: newEntityId, newKey: () => randomHex(KEY_BYTES) }
  return createRepeatableIds(`${(day & 0xff).toString(16).padStart(2, '0')}${id}`)
}

/** `/profile/trips`, and adding a page of the guide to a trip. */
export function tripListRoutes({ manifest, front, nowMs }: TripsOptions): Hono<AppEnv> {
  const examples = front.bestInTravel.slice(0, MAX_EXAMPLES).map(({ poster }) => poster)

  async function findStop(c: Context<AppEnv>, address: unknown): Promise<GuideStop | null> {
    if (typeof address !== 'string' || !address.startsWith('/destinations/')) return null
    const [path = ''] = address.split('#')
    const place = await findPlace(c.get('readShard'), manifest.shardCount, path)
    if (place === null) return null
    if (!address.includes('#')) return { name: place.name, path: place.path, at: positionText(place), place }
    const sight = place.sights.find((one) => sightPath(place.path, one) === address)
    return sight === undefined ? null : { name: sight.name, path: address, at: positionText(sight), place }
  }

  function listNotice(c: Context<AppEnv>) {
    const { notice } = pickWords(TRIPS_WORDS, c.get('locale'))
    const { done, problem } = c.req.query()
    if (done === 'deleted' || done === 'left') return { tone: 'done', text: notice[done] } as const
    if (problem === 'too_many_trips' || problem === 'too_many_new_trips' || problem === 'too_many_members')
      return { tone: 'problem', text: notice[problem] } as const
    return null
  }

  /** @returns why the trip did not take the stop; null when it did */
  async function addStop(
    c: Context<AppEnv>,
    tripId: string,
    operations: readonly TripOperation[],
  ): Promise<TripFormProblem | null> {
    try {
      const context = createTripsContext(c, nowMs)
      const { refused } = await changeTrip(context, tripId, operations, reportingWaitUntil(c))
      return Object.values(refused)[0] ?? null
    } catch (error) {
      if (!(error instanceof TripProblemError)) throw error
      const { formProblemOf } = await import('./render-trip-problem.ts')
      return formProblemOf(error)
    }
  }

  return new Hono<AppEnv>()
    .get(TRIP_LIST_PATH, requireSession('streamed'), async (c) => {
      // The page is a chunk that other requests do not load.
      const { TripList, TripListPage } = await import('./pages/trip-list-page.tsx')
      const reading = Promise.all([readTrips(createTripsContext(c, nowMs)), c.get('sessionVerified')])
      // The site does not know where a member is: a trip is past when its last day is over everywhere.
      const today = new Date(nowMs() - LAST_ZONE_MS).toISOString().slice(0, 10)
      const notice = listNotice(c)
      const content = startDeferredPart(c, async () => {
        const [trips] = await reading
        return <TripList {...{ trips, today, notice, examples }} />
      })
      return streamPage(c, [content], () => ({
        head: { ...pickWords(TRIPS_WORDS, c.get('locale')).head.list, canonicalPath: null },
        page: <TripListPage content={content} completeHref={getCompleteHref(c)} />,
      }))
    })
    .get(ADD_TO_TRIP_PATH, requireSession('page'), async (c) => {
      const stop = await findStop(c, c.req.query('path'))
      if (stop === null) return c.notFound()
      const trips = (await readTrips(createTripsContext(c, nowMs))).filter(({ role }) => role !== 'viewer')
      const words = pickWords(TRIPS_WORDS, c.get('locale')).head.add
      const head = { ...words, title: words.title(stop.name), canonicalPath: null }
      return c.render(
        <AddToTripPage
          name={stop.name}
          path={stop.path}
          place={stop.place.path}
          trips={trips}
          id={randomHex(KEY_BYTES)}
        />,
        { head },
      )
    })
    .post(ADD_TO_TRIP_PATH, requireSession('page'), async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const { trip: tripId, path, day = '', id } = read.fields
      const stop = await findStop(c, path)
      const trip = isTripId(tripId) ? await readTrip(c, tripId, nowMs) : null
      if (stop === null || trip === null || !isTripId(tripId)) return c.notFound()
      const context = { ...trip, ...stopIdsOf(id, Number(day)) }
      const { name, at } = stop
      const { planTripAction } = await import('#isomorphic/trips/plan-trip-action.ts')
      // By its number: the form knows the trip from the list only. A day that was removed meanwhile leaves an idea.
      const dayId = trip.plan.days[Number(day) - 1]?.id ?? ''
      const outcome = planTripAction(context, {
        do: 'add',
        kind: 'stop',
        day: dayId,
        name,
        path: stop.path,
        at,
      })
      if ('problem' in outcome) return c.notFound()
      const problem = await addStop(c, tripId, outcome.operations)
      if (problem !== null) {
        const { renderTripProblem } = await import('./render-trip-problem.ts')
        return renderTripProblem(c, manifest, tripId, Promise.resolve(trip), { problem, form: {} })
      }
      const query = new URLSearchParams({ done: outcome.done, e: outcome.e })
      return c.body(null, 303, {
        ...NO_STORE,
        location: `${tripPath(tripId)}?${query}#${dayId || 'trip-ideas'}`,
      })
    })
}
