import { type Context, Hono } from 'hono'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { isTripId, TRIP_ID_BYTES } from '#isomorphic/trips/trip-kinds.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { rateLimit } from '#src/http/rate-limit.ts'
import { readForm } from '#src/http/read-body.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { createTrip } from './create-trip.ts'
import { createTripsContext } from './create-trips-context.ts'
import { joinTrip } from './join-trip.ts'
import { readLinkedTrip } from './read-linked-trip.ts'
import type { TripLinkKind } from './store/trip-links.ts'
import type { TripsOptions } from './trips-options.ts'
import { TRIP_LIST_PATH } from './trips-pages.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** The components of the plan are a chunk of their own. */
const loadPages = () => import('./pages/shared-trip-page.tsx')

/** Links of trips: looking at one, copying it, and joining one. No person is named, and nothing is cached or indexed. */
export function sharedTripRoutes({ manifest, nowMs }: TripsOptions): Hono<AppEnv> {
  const readLinked = (c: Context<AppEnv>, token: string, kind: TripLinkKind) =>
    readLinkedTrip(c, token, kind, nowMs)
  const redirect = (c: Context<AppEnv>, location: string): Response =>
    c.body(null, 303, { ...NO_STORE, location })
  const redirectToSignIn = (c: Context<AppEnv>, path: string): Response =>
    redirect(c, `${c.get('config').loginPath}?returnTo=${encodeURIComponent(path)}`)

  return new Hono<AppEnv>()
    .use('/trips/shared/*', rateLimit('sharedList'))
    .use('/trips/join/*', rateLimit('sharedList'))
    .get('/trips/shared/:token', async (c) => {
      const token = c.req.param('token')
      const trip = await readLinked(c, token, 'view')
      if (trip === null) return c.notFound()
      const plan = readTripPlan(createTripRegisters(trip.fields))
      const { SharedTripPage } = await loadPages()
      const { readPlanParts } = await import('./read-plan-parts.ts')
      const path = `/trips/shared/${token}`
      const { places: _, ...parts } = await readPlanParts(c, manifest, plan)
      const props = { ...parts, action: path, canEdit: false, notice: null, suggestions: [], activity: [] }
      c.header('cache-control', 'no-store')
      const head = pickWords(TRIPS_WORDS, c.get('locale')).head.shared
      return c.render(<SharedTripPage plan={props} path={path} copyId={randomHex(TRIP_ID_BYTES)} />, {
        head: { ...head, title: plan.name || head.title, canonicalPath: null },
      })
    })
    .get('/trips/shared/:token/print', async (c) => {
      const token = c.req.param('token')
      const trip = await readLinked(c, token, 'view')
      if (trip === null) return c.notFound()
      const { renderTripBook } = await import('./render-trip-book.tsx')
      const plan = readTripPlan(createTripRegisters(trip.fields))
      return renderTripBook(c, manifest, plan, `/trips/shared/${token}`)
    })
    .post('/trips/shared/:token/copy', async (c) => {
      const token = c.req.param('token')
      const session = await c.get('sessions').read()
      if (session === null) return redirectToSignIn(c, `/trips/shared/${token}`)
      c.set('session', session)
      const trip = await readLinked(c, token, 'view')
      if (trip === null) return c.notFound()
      const form = await readForm(c)
      if ('refusal' in form) return form.refusal
      // The form has the ID of the copy, so that a form that is sent twice makes one.
      const { id } = form.fields
      const tripId = isTripId(id) ? id : randomHex(TRIP_ID_BYTES)
      const { newKey } = createRepeatableIds(tripId)
      const operations = trip.fields.map(({ e, f, v }) => ({ key: newKey(), e, f, v, was: '' }))
      const shownName = session.user.nickname
      const copied = await createTrip(createTripsContext(c, nowMs), { tripId, shownName, operations })
      return redirect(c, 'limit' in copied ? `${TRIP_LIST_PATH}?problem=${copied.limit}` : tripPath(tripId))
    })
    .get('/trips/join/:token', async (c) => {
      const token = c.req.param('token')
      const trip = await readLinked(c, token, 'edit')
      if (trip === null) return c.notFound()
      const { name } = readTripPlan(createTripRegisters(trip.fields))
      const { JoinTripPage } = await loadPages()
      c.header('cache-control', 'no-store')
      const head = { ...pickWords(TRIPS_WORDS, c.get('locale')).head.join, canonicalPath: null }
      return c.render(<JoinTripPage name={name} path={`/trips/join/${token}`} />, { head })
    })
    .post('/trips/join/:token', async (c) => {
      const token = c.req.param('token')
      const session = await c.get('sessions').read()
      if (session === null) return redirectToSignIn(c, `/trips/join/${token}`)
      c.set('session', session)
      const trip = await readLinked(c, token, 'edit')
      if (trip === null) return c.notFound()
      const plan = readTripPlan(createTripRegisters(trip.fields))
      const problem = await joinTrip(createTripsContext(c, nowMs), trip.tripId, plan, session.user.nickname)
      return redirect(c, problem === null ? tripPath(trip.tripId) : `${TRIP_LIST_PATH}?problem=${problem}`)
    })
}
