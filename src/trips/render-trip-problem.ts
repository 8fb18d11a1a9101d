import type { Context } from 'hono'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { tripProblemNotice } from '#isomorphic/trips/trip-notice.ts'
import type { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import type { ReadTrip } from './read-trip-page.ts'
import { renderTripPage } from './render-trip-page.tsx'
import type { TripProblemError } from './request-trip.ts'
import { typedFormOf } from './rules/typed-form-of.ts'

/** Why a form of a trip was refused. */
export type TripFormProblem = keyof (typeof TRIP_WORDS)['en']['problem']

const PROBLEM_STATUS: Readonly<Partial<Record<TripFormProblem, 403 | 404 | 409 | 429>>> = {
  view_only: 403,
  unknown_entity: 404,
  too_many: 409,
  trip_full: 409,
  too_fast: 429,
}

/** The problem that a form shows when the object of the trip refuses a request. */
export const formProblemOf = ({ problem }: TripProblemError): TripFormProblem =>
  problem === 'too_many' ? 'too_fast' : 'view_only'

/** Responds with the page of a trip, the reason for which a form was refused, and what was typed. */
export function renderTripProblem(
  c: Context<AppEnv>,
  manifest: CatalogueManifest,
  tripId: string,
  reading: Promise<ReadTrip | null>,
  { problem, form }: { readonly problem: TripFormProblem; readonly form: TripFormFields },
): Promise<Response> {
  c.status(PROBLEM_STATUS[problem] ?? 400)
  if (problem === 'too_fast') c.header('retry-after', RATE_LIMITED_HEADERS['retry-after'])
  const notice = tripProblemNotice(problem, c.get('locale'))
  return renderTripPage(c, manifest, tripId, reading, { readNotice: () => notice, typed: typedFormOf(form) })
}
