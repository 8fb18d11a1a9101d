import { createDayNotices } from '#isomorphic/trips/notices/create-day-notices.ts'
import type { DatedPlaceFacts } from '#isomorphic/trips/notices/dated-place-facts.ts'
import type { PlanNotice, TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { createPlanView, type FindTravelTime } from '#isomorphic/trips/plan-view.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { nameOfEntity } from '#isomorphic/trips/trip-notice.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadTrip } from './read-trip-page.ts'
import { placeFactsOf } from './rules/place-facts-of.ts'
import { suggestStops } from './rules/resolve-stop.ts'

function factsOf(places: ReadonlyMap<string, DestinationRecord>): ReadonlyMap<string, DatedPlaceFacts> {
  return new Map(
    [...places].map(([path, place]) => {
      const country = places.get(place.ancestors[0]?.path ?? '') ?? place
      return [path, placeFactsOf(place, country)]
    }),
  )
}

/** What the plan shows of a trip of the account. */
export function createPlanProps(
  tripId: string,
  trip: ReadTrip,
  places: ReadonlyMap<string, DestinationRecord>,
  notice: PlanNotice | null,
  { locale, findTime }: { readonly locale: Locale; readonly findTime: FindTravelTime },
): TripPlanProps {
  const { snapshot, registers, plan } = trip
  const words = pickWords(TRIP_WORDS, locale)
  const view = createPlanView(plan, findTime)
  return {
    view,
    action: tripPath(tripId),
    canEdit: snapshot.role !== 'viewer',
    notice,
    dayNotices: createDayNotices(view, factsOf(places), { words: words.notices, locale }),
    suggestions: suggestStops(places.values()),
    activity: snapshot.activity.map(({ atS, ...change }) => ({
      ...change,
      at: formatDateTime(locale, atS * 1000),
      name: nameOfEntity(registers, plan, change.e, words),
    })),
  }
}
