import type { Context } from 'hono'
import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { TripBookPage } from './pages/trip-book-page.tsx'
import { readPlanParts } from './read-plan-parts.ts'
import { phraseParts, practicalParts } from './rules/trip-book-guides.ts'
import { TRIPS_WORDS } from './words/trips-words.ts'

/** Renders a trip as a book to print. @param planPath address of its plan */
export async function renderTripBook(
  c: Context<AppEnv>,
  manifest: Pick<CatalogueManifest, 'shardCount'>,
  plan: TripPlan,
  planPath: string,
): Promise<Response> {
  const { places, ...parts } = await readPlanParts(c, manifest, plan, { isOnPaper: true })
  // Countries are read for their facts; the book has the guides that the trip names.
  const guides = placePathsOf(plan).flatMap((path) => places.get(path) ?? [])
  const head = pickWords(TRIPS_WORDS, c.get('locale')).head.book
  c.header('cache-control', 'no-store')
  return c.render(
    <TripBookPage
      plan={parts}
      planPath={planPath}
      poster={guides[0]?.poster ?? null}
      guides={practicalParts(guides)}
      phrases={phraseParts(guides)}
    />,
    { head: { ...head, title: plan.name || head.title, canonicalPath: null } },
  )
}
