import type { Context } from 'hono'
import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import { TRIP_ID_BYTES } from '#isomorphic/trips/trip-kinds.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { createPlanProps } from './create-plan-props.ts'
import { TripContent, TripNotFound, TripPage } from './pages/trip-page.tsx'
import { readPlanParts } from './read-plan-parts.ts'
import type { ReadTrip } from './read-trip-page.ts'
import type { TypedForm } from './rules/typed-form-of.ts'
import { listTripLinks, type TripLinkKind } from './store/trip-links.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

/** What the page shows besides the trip. */
export type TripPageOptions = {
  readonly readNotice: (trip: ReadTrip) => PlanNotice | null
  /** A form that was refused, which is shown again. */
  readonly typed?: TypedForm | null
  readonly made?: { readonly link: string; readonly kind: TripLinkKind } | null
  /** Resolves when the session is verified, if the guard has not waited for that. */
  readonly sessionVerified?: Promise<void>
}

/** Renders the page of a trip; the trip itself is a deferred part. */
export async function renderTripPage(
  c: Context<AppEnv>,
  manifest: Pick<CatalogueManifest, 'shardCount'>,
  tripId: string,
  reading: Promise<ReadTrip | null>,
  { readNotice, made = null, typed = null, sessionVerified = Promise.resolve() }: TripPageOptions,
): Promise<Response> {
  let name: string | null = null
  let isMissing = false
  const content = startDeferredPart(c, async () => {
    const links = listTripLinks(c.env.DB, tripId)
    // Awaited below; until then a failure must not be an unhandled rejection.
    links.catch(() => undefined)
    const [trip] = await Promise.all([reading, sessionVerified])
    if (trip === null) {
      isMissing = true
      return <TripNotFound />
    }
    name = trip.plan.name
    const { role, members, seq } = trip.snapshot
    const parts = await readPlanParts(c, manifest, trip.plan)
    const plan = createPlanProps(tripId, trip, parts, readNotice(trip), c.get('locale'))
    const isOwner = role === 'owner'
    const people = { action: plan.action, members, isOwner, links: isOwner ? await links : [] }
    const importSeed = randomHex(TRIP_ID_BYTES)
    return (
      <TripContent {...{ plan, people, seq, made, typed, importSeed }} guides={placePathsOf(trip.plan)} />
    )
  })
  return streamPage(c, [content], () => {
    if (isMissing) c.status(404)
    const head = pickWords(TRIPS_WORDS, c.get('locale')).head.plan
    return {
      head: { ...head, title: name === null || name === '' ? head.title : name, canonicalPath: null },
      page: <TripPage tripId={tripId} content={content} completeHref={getCompleteHref(c)} />,
    }
  })
}
