import type { PlanNotice, TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { nameOfEntity } from '#isomorphic/trips/trip-notice.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatDateTime } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PlanParts } from './read-plan-parts.ts'
import type { ReadTrip } from './read-trip-page.ts'
import { suggestStops } from './rules/resolve-stop.ts'

/** What the plan shows of a trip of the account. */
export function createPlanProps(
  tripId: string,
  trip: ReadTrip,
  { places, ...parts }: PlanParts,
  notice: PlanNotice | null,
  locale: Locale,
): TripPlanProps {
  const { snapshot, registers, plan } = trip
  const words = pickWords(TRIP_WORDS, locale)
  return {
    ...parts,
    action: tripPath(tripId),
    canEdit: snapshot.role !== 'viewer',
    notice,
    suggestions: suggestStops(places.values()),
    activity: snapshot.activity.map(({ atS, ...change }) => ({
      ...change,
      at: formatDateTime(locale, atS * 1000),
      name: nameOfEntity(registers, plan, change.e, words),
    })),
  }
}
