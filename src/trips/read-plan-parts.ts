import type { Context } from 'hono'
import { createDayNotices } from '#isomorphic/trips/notices/create-day-notices.ts'
import type { DatedPlaceFacts } from '#isomorphic/trips/notices/dated-place-facts.ts'
import type { TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { CatalogueManifest, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { loadTravelTimes } from './guide-travel-time.ts'
import { sitePlanMaps } from './pages/site-plan-maps.tsx'
import { readDatedPage } from './read-dated-page.ts'
import { readTripMaps } from './read-trip-maps.ts'
import { readTripPlaces } from './read-trip-places.ts'
import { placeFactsOf } from './rules/place-facts-of.ts'

/** What a plan shows besides the trip itself: the same for members, for a link, and on paper. */
export type PlanParts = Pick<TripPlanProps, 'view' | 'dayNotices' | 'maps'> & {
  /** Guide pages of the trip by path. */
  readonly places: ReadonlyMap<string, DestinationRecord>
}

async function readFacts(
  readShard: ReadShard,
  places: ReadonlyMap<string, DestinationRecord>,
): Promise<ReadonlyMap<string, DatedPlaceFacts>> {
  const dated = new Map(
    await Promise.all(
      [...places].map(async ([path, page]) => [path, await readDatedPage(readShard, page)] as const),
    ),
  )
  return new Map(
    [...dated].map(([path, place]) => {
      const country = dated.get(place.page.ancestors[0]?.path ?? '') ?? place
      return [path, placeFactsOf(place, country)]
    }),
  )
}

/** Reads what the guide knows about the days of a trip, and draws their maps. @param isOnPaper for maps in full detail */
export async function readPlanParts(
  c: Context<AppEnv>,
  { shardCount }: Pick<CatalogueManifest, 'shardCount'>,
  plan: TripPlan,
  { isOnPaper = false } = {},
): Promise<PlanParts> {
  const { readShard, report, locale } = c.var
  const [places, findTime] = await Promise.all([
    readTripPlaces(readShard, shardCount, plan),
    loadTravelTimes(plan, report),
  ])
  const view = createPlanView(plan, findTime)
  const [maps, facts] = await Promise.all([
    readTripMaps(readShard, view.days, places, { report, isOnPaper }),
    readFacts(readShard, places),
  ])
  const words = pickWords(TRIP_WORDS, locale).notices
  return {
    view,
    places,
    dayNotices: createDayNotices(view, facts, { words, locale }),
    maps: sitePlanMaps(view, maps, locale),
  }
}
