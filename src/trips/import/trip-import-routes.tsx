import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { importSeedOf } from '#isomorphic/trips/ids/import-seed.ts'
import { createRepeatableIds } from '#isomorphic/trips/ids/repeatable-ids.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { isTripId, TRIP_ID_BYTES } from '#isomorphic/trips/trip-kinds.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { clientNetworkOf, isWithinClientRateLimit } from '#src/platform/client-rate-limit.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { createTripsContext } from '#src/trips/create-trips-context.ts'
import { readTrip } from '#src/trips/read-trip-page.ts'
import { renderTripPage } from '#src/trips/render-trip-page.tsx'
import { reportingWaitUntil } from '#src/trips/report-later.ts'
import type { TripsOptions } from '#src/trips/trips-options.ts'
import { NEW_TRIP_PATH, TRIP_IMPORT_PATH } from '#src/trips/trips-pages.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import { type ImportProblem, MAX_IMPORT_BYTES, MULTIPART_OVERHEAD_BYTES } from './import-problem.ts'
import type { ImportOutcome } from './read-import-file.ts'
import { storeImportedIdeas } from './store-imported-ideas.ts'

const MAX_BODY_BYTES = MAX_IMPORT_BYTES + MULTIPART_OVERHEAD_BYTES
const STATUS: Readonly<Partial<Record<ImportProblem, 413 | 429>>> = { too_large: 413, too_fast: 429 }

/**
 * Files of other programs and of this site: as a new trip, which is shown before it is made and needs no account, and as
 * ideas of a trip.
 */
export function tripImportRoutes(options: TripsOptions): Hono<AppEnv> {
  const { manifest, nowMs } = options
  const problemText = (c: Context<AppEnv>, problem: ImportProblem): string =>
    pickWords(TRIP_IMPORT_WORDS, c.get('locale')).problem[problem]
  const isWithinRate = (c: Context<AppEnv>, client: string): Promise<boolean> =>
    isWithinClientRateLimit(c.env.CLIENT_LIMIT, `trip-import:${client}`)

  async function renderNewTrip(c: Context<AppEnv>, problem: ImportProblem): Promise<Response> {
    const { renderNewTripForm } = await import('#src/trips/render-new-trip-form.tsx')
    c.status(STATUS[problem] ?? 400)
    return renderNewTripForm(c, { problem: problemText(c, problem) })
  }

  function respondJson(c: Context<AppEnv>, imported: ImportOutcome): Response {
    const words = pickWords(TRIP_IMPORT_WORDS, c.get('locale'))
    if ('problem' in imported)
      return errorJson(STATUS[imported.problem] ?? 400, imported.problem, { 'cache-control': 'no-store' })
    const skipped = imported.skipped.map(
      ({ name, number, reason }) =>
        `${name || (number === null ? words.unnamedEntry : words.entry(number))} ${words.reasons[reason]}`,
    )
    return c.json({ file: imported.file, skipped }, 200, { 'cache-control': 'no-store' })
  }

  async function renderTrip(c: Context<AppEnv>, problem: ImportProblem | 'view_only'): Promise<Response> {
    const tripId = c.req.param('trip') ?? ''
    const { tripProblemNotice } = await import('#isomorphic/trips/trip-notice.ts')
    const notice =
      problem === 'view_only'
        ? tripProblemNotice(problem, c.get('locale'))
        : ({ tone: 'problem', text: problemText(c, problem), undo: null } as const)
    c.status(problem === 'view_only' ? 403 : (STATUS[problem] ?? 400))
    return renderTripPage(c, manifest, tripId, readTrip(c, tripId, nowMs), { readNotice: () => notice })
  }

  return (
    new Hono<AppEnv>()
      // The address of a form's response, opened again.
      .get(TRIP_IMPORT_PATH, (c) => c.redirect(NEW_TRIP_PATH))
      .get('/profile/trips/:trip/import', requireSession('page'), (c) => {
        const tripId = c.req.param('trip')
        return isTripId(tripId) ? c.redirect(tripPath(tripId)) : c.notFound()
      })
      .post(
        TRIP_IMPORT_PATH,
        bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => renderNewTrip(c, 'too_large') }),
        async (c) => {
          if (!(await isWithinRate(c, clientNetworkOf(c.req.raw.headers))))
            return renderNewTrip(c, 'too_fast')
          const read = await readForm(c)
          if ('refusal' in read) return read.refusal
          const { readImportFile } = await import('./read-import-file.ts')
          const imported = await readImportFile(c, options, read.fields['file'])
          // For a trip that is only on a device, which its script adds the places to.
          if (c.req.header('accept') === 'application/json') return respondJson(c, imported)
          if ('problem' in imported) return renderNewTrip(c, imported.problem)
          const { previewTripFile } = await import('./preview-trip-file.ts')
          const { renderNewTripForm } = await import('#src/trips/render-new-trip-form.tsx')
          const id = randomHex(TRIP_ID_BYTES)
          return renderNewTripForm(c, {
            id,
            preview: previewTripFile(imported, id, c.get('config').siteOrigin),
          })
        },
      )
      .post(
        '/profile/trips/:trip/import',
        requireSession('page'),
        bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => renderTrip(c, 'too_large') }),
        async (c) => {
          const tripId = c.req.param('trip')
          const trip = isTripId(tripId) ? await readTrip(c, tripId, nowMs) : null
          if (trip === null) return c.notFound()
          if (trip.snapshot.role === 'viewer') return renderTrip(c, 'view_only')
          if (!(await isWithinRate(c, c.get('session').user.sub))) return renderTrip(c, 'too_fast')
          const read = await readForm(c)
          if ('refusal' in read) return read.refusal
          const { readImportFile } = await import('./read-import-file.ts')
          const imported = await readImportFile(c, options, read.fields['file'])
          if ('problem' in imported) return renderTrip(c, imported.problem)
          const { seed } = read.fields
          const formSeed = isTripId(seed) ? seed : randomHex(TRIP_ID_BYTES)
          const ids = createRepeatableIds(importSeedOf(formSeed, imported.file))
          const context = createTripsContext(c, nowMs)
          const result = await storeImportedIdeas(context, tripId, trip, imported, ids, reportingWaitUntil(c))
          const { TripImportPage } = await import('#src/trips/pages/trip-import-page.tsx')
          c.header('cache-control', 'no-store')
          const head = { ...pickWords(TRIP_IMPORT_WORDS, c.get('locale')).head, canonicalPath: null }
          return c.render(<TripImportPage {...result} path={tripPath(tripId)} trip={trip.plan.name} />, {
            head,
          })
        },
      )
  )
}
