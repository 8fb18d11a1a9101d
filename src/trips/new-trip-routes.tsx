import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { TRIP_ID_BYTES } from '#isomorphic/trips/trip-kinds.ts'
import { createTemplateOperations, type TripTemplate } from '#isomorphic/trips/trip-template.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { readForm } from '#src/http/read-body.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { createTrip } from './create-trip.ts'
import { createTripsContext } from './create-trips-context.ts'
import type { NewTripPageProps } from './pages/new-trip-page.tsx'
import { createItineraryTemplate } from './rules/itinerary-template.ts'
import type { NewTripForm } from './rules/parse-new-trip.ts'
import { parseTripSource, type TripSource } from './rules/parse-trip-source.ts'
import { createPlaceTemplate } from './rules/place-template.ts'
import type { TripsOptions } from './trips-options.ts'
import { NEW_TRIP_PATH, TRIPS_PATH } from './trips-pages.ts'
import { TRIP_IMPORT_WORDS } from './words/trip-import-words.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

/** A trip of a file is part of the form: `MAX_TRIP_CHARACTERS` with the names of all fields, in UTF-8. */
const MAX_FORM_BYTES = 1_500_000
const KEY_BYTES = 12
const NO_STORE = { 'cache-control': 'no-store' }

type FoundTemplate = { readonly place: DestinationRecord | null; readonly template: TripTemplate | null }

/** `/trips/new`: the form of a new trip, and making it. A GET request changes nothing (R3.4). */
export function newTripRoutes(options: TripsOptions): Hono<AppEnv> {
  const { manifest, nowMs } = options
  async function findTemplate(c: Context<AppEnv>, { from, itinerary }: TripSource): Promise<FoundTemplate> {
    const place = from === null ? null : await findPlace(c.get('readShard'), manifest.shardCount, from)
    if (place === null) return { place, template: null }
    if (itinerary === null) return { place, template: null }
    const english = (await findPlace(c.get('readEnglishShard'), manifest.shardCount, place.path)) ?? place
    const { credit } = pickWords(TRIPS_WORDS, c.get('locale')).newTrip
    return { place, template: createItineraryTemplate(place, itinerary, credit(place.name), english) }
  }

  async function renderForm(
    c: Context<AppEnv>,
    source: TripSource,
    fields: NewTripPageProps['fields'],
    problem: string | null,
  ): Promise<Response> {
    const { renderNewTripForm } = await import('./render-new-trip-form.tsx')
    return renderNewTripForm(c, { source, ...(await findTemplate(c, source)), fields, problem })
  }

  /** The form for a trip of a list; lists belong to accounts. */
  async function renderListForm(c: Context<AppEnv>, list: string, fields: NewTripPageProps['fields']) {
    const session = await c.get('sessions').read()
    if (session === null) {
      const returnTo = encodeURIComponent(`${NEW_TRIP_PATH}?list=${list}`)
      return c.body(null, 302, { ...NO_STORE, location: `${c.get('config').loginPath}?returnTo=${returnTo}` })
    }
    c.set('session', session)
    const { readListSource } = await import('./import/read-list-source.ts')
    const imported = await readListSource(c, options, list)
    if (imported === null) return c.notFound()
    const { previewTripFile } = await import('./import/preview-trip-file.ts')
    const { renderNewTripForm } = await import('./render-new-trip-form.tsx')
    const id = randomHex(TRIP_ID_BYTES)
    return renderNewTripForm(c, {
      id,
      preview: previewTripFile(imported, id, c.get('config').siteOrigin),
      fields,
    })
  }

  /** The operations of a form; null for a file that is no trip. */
  async function operationsOf(c: Context<AppEnv>, form: NewTripForm, file: unknown) {
    // With the same entities a form that is sent twice makes one trip.
    const ids = { newId: createRepeatableIds(form.id).newId, newKey: () => randomHex(KEY_BYTES) }
    if (typeof file === 'string') {
      const { readNewTripFile } = await import('./import/read-new-trip-file.ts')
      return readNewTripFile(file, form, ids)
    }
    const { place, template } = await findTemplate(c, form)
    return createTemplateOperations(template ?? createPlaceTemplate(place, form.days), { ...form, ...ids })
  }

  /** The form with everything that was typed or imported, which must not be lost for one value that is refused. */
  async function renderAgain(
    c: Context<AppEnv>,
    fields: Readonly<Record<string, unknown>>,
    status: 400 | 409 | 429,
    problem: string,
  ): Promise<Response> {
    c.status(status)
    if (status === 429) c.header('retry-after', RATE_LIMITED_HEADERS['retry-after'])
    const textOf = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
    const typed = { name: textOf('name'), startsOn: textOf('startsOn'), days: textOf('days') }
    const file = textOf('file')
    if (file === '') return renderForm(c, parseTripSource(fields), typed, problem)
    const { previewSentFile } = await import('./import/read-new-trip-file.ts')
    const { renderNewTripForm } = await import('./render-new-trip-form.tsx')
    const id = randomHex(TRIP_ID_BYTES)
    const preview = previewSentFile(file, id, c.get('config').siteOrigin)
    return renderNewTripForm(c, { id, preview, fields: typed, problem })
  }

  function redirectToSignIn(
    c: Context<AppEnv>,
    { name, startsOn, days, from, itinerary }: NewTripForm,
  ): Response {
    const query = new URLSearchParams({ name, startsOn, days: String(days) })
    if (from !== null) query.set('from', from)
    if (itinerary !== null) query.set('itinerary', String(itinerary))
    const returnTo = encodeURIComponent(`${NEW_TRIP_PATH}?${query}`)
    return c.body(null, 303, { ...NO_STORE, location: `${c.get('config').loginPath}?returnTo=${returnTo}` })
  }

  return new Hono<AppEnv>()
    .get(NEW_TRIP_PATH, (c) => {
      const { name = '', startsOn = '', days = '' } = c.req.query()
      const source = parseTripSource(c.req.query())
      const fields = { name, startsOn, days }
      return source.list === null
        ? renderForm(c, source, fields, null)
        : renderListForm(c, source.list, fields)
    })
    .post(
      TRIPS_PATH,
      bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const { parseNewTrip } = await import('./rules/parse-new-trip.ts')
        const form = parseNewTrip(read.fields)
        const { notice } = pickWords(TRIPS_WORDS, c.get('locale'))
        if (form === null) return renderAgain(c, read.fields, 400, notice.form)
        const session = await c.get('sessions').read()
        if (session === null) return redirectToSignIn(c, form)
        c.set('session', session)
        const operations = await operationsOf(c, form, read.fields['file'])
        if (operations === null) {
          const { problem } = pickWords(TRIP_IMPORT_WORDS, c.get('locale'))
          return renderAgain(c, read.fields, 400, problem.unknown_json)
        }
        const created = await createTrip(createTripsContext(c, nowMs), {
          tripId: form.id,
          shownName: session.user.nickname,
          operations,
        })
        if ('limit' in created) {
          const isLater = created.limit === 'too_many_new_trips'
          return renderAgain(c, read.fields, isLater ? 429 : 409, notice[created.limit])
        }
        return c.body(null, 303, { ...NO_STORE, location: tripPath(form.id) })
      },
    )
}
