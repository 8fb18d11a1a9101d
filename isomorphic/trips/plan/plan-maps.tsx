import type { ReactNode } from 'react'
import type { TripMapData, TripMaps } from '#isomorphic/trips/maps/trip-map-data.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import { TRIP_MAP_WORDS } from '#isomorphic/trips/words/trip-map-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PlanMaps } from './plan-props.ts'
import { CompleteTripMap, TripMap } from './trip-map.tsx'

export type PlanMapsOptions = {
  readonly locale: Locale
  /** The maps of guides that the maps show parts of, as definitions. */
  readonly grounds: ReactNode
  /** The bar that shows the scale of a map with coasts. */
  readonly scaleOf?: (map: TripMapData) => ReactNode
}

/** The maps of a trip as parts of its plan. */
export function planMaps(
  view: PlanView,
  maps: TripMaps,
  { locale, grounds, scaleOf = () => null }: PlanMapsOptions,
): PlanMaps {
  const words = pickWords(TRIP_MAP_WORDS, locale)
  const days = view.days.flatMap(({ id, number, stops }) => {
    const map = maps.days[id]
    if (map === undefined) return []
    const names = stops.filter(({ at }) => at !== null).map(({ name }) => name)
    const label = words.day(number, names.join(', '))
    return [[id, <TripMap key={id} map={map} label={label} scale={scaleOf(map)} />] as const]
  })
  return {
    grounds,
    trip: maps.trip !== null && (
      <CompleteTripMap map={maps.trip} name={view.name} scale={scaleOf(maps.trip)} />
    ),
    days: Object.fromEntries(days),
  }
}
