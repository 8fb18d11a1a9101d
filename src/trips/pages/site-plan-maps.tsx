import type { TripMapData } from '#isomorphic/trips/maps/trip-map-data.ts'
import { planMaps } from '#isomorphic/trips/plan/plan-maps.tsx'
import type { PlanMaps } from '#isomorphic/trips/plan/plan-props.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { MapScale } from '#src/maps/map-scale.tsx'
import type { DrawnTripMaps } from '#src/trips/read-trip-maps.ts'
import { TripGrounds } from './trip-grounds.tsx'

const scaleOf = ({ coast, width, height }: TripMapData) =>
  coast !== null && <MapScale base={{ scale: coast.scale, width, height }} />

/** The maps of a trip as parts of its plan, with the maps of guides drawn by the site. */
export const sitePlanMaps = (view: PlanView, { maps, grounds }: DrawnTripMaps, locale: Locale): PlanMaps =>
  planMaps(view, maps, { locale, scaleOf, grounds: <TripGrounds grounds={grounds} /> })
