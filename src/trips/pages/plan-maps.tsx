import type { PlanMaps } from '#isomorphic/trips/plan/plan-props.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { TripMaps } from '#src/trips/maps/trip-map-data.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'
import { CompleteTripMap, TripGroundDefinitions, TripMap } from './trip-map.tsx'

/** The maps of a trip as parts of its plan. */
export function planMaps(view: PlanView, maps: TripMaps, locale: Locale): PlanMaps {
  const words = pickWords(TRIPS_WORDS, locale).map
  const days = view.days.flatMap(({ id, number, stops }) => {
    const map = maps.days[id]
    const names = stops.filter(({ at }) => at !== null).map(({ name }) => name)
    return map === undefined
      ? []
      : [[id, <TripMap key={id} map={map} label={words.day(number, names.join(', '))} />] as const]
  })
  return {
    trip: maps.trip !== null && (
      <>
        <TripGroundDefinitions grounds={maps.grounds} />
        <CompleteTripMap map={maps.trip} name={view.name} />
      </>
    ),
    days: Object.fromEntries(days),
  }
}
