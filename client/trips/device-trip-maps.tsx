import type { Outlines } from '#isomorphic/maps/outlines.ts'
import { drawTripMaps } from '#isomorphic/trips/maps/draw-trip-maps.ts'
import { planMaps } from '#isomorphic/trips/plan/plan-maps.tsx'
import type { PlanMaps } from '#isomorphic/trips/plan/plan-props.ts'
import { groundElementId, TripGroundDefinitions } from '#isomorphic/trips/plan/trip-ground-definitions.tsx'
import { TripMapScale } from '#isomorphic/trips/plan/trip-map-scale.tsx'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import { TRIP_COASTS_PATH } from '#isomorphic/trips/trip-api.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { KnownPlaceFacts } from './load-place-facts.ts'

/** Draws the maps of a trip on the maps of guides, and on coasts once they are loaded. */
export type DrawDeviceMaps = (view: PlanView, facts: KnownPlaceFacts, locale: Locale) => PlanMaps

/** Coasts of the world; null without a network, unless a guide is on the device, which contains them. */
async function loadCoasts(): Promise<Outlines | null> {
  const response = await fetch(TRIP_COASTS_PATH).catch(() => null)
  return response?.ok === true ? ((await response.json()) as Outlines) : null
}

function draw(view: PlanView, facts: KnownPlaceFacts, coasts: Outlines | null) {
  // Facts that an earlier version of the site stored have none of them, until they are loaded again.
  const known = Object.entries(facts).map(
    ([path, { ground, around }]) => [path, [ground ?? [], around ?? []].flat()] as const,
  )
  const maps = drawTripMaps(view.days, { outlines: coasts, guides: new Map(known) })
  const drawn = new Map(known.flatMap(([, grounds]) => grounds).map((ground) => [ground.id, ground]))
  return { maps, grounds: maps.groundIds.flatMap((id) => drawn.get(id) ?? []) }
}

/**
 * The maps of the trips of a device, drawn by it: the site learns neither days nor stops. Coasts are loaded when the
 * first map needs them.
 * @param onCoasts called once they are loaded
 * @returns a function that draws maps with what is loaded
 */
export function createDeviceMaps(onCoasts: () => void): () => DrawDeviceMaps {
  let coasts: Outlines | null = null
  let isLoading = false
  async function load(): Promise<void> {
    isLoading = true
    coasts = await loadCoasts().catch(() => null)
    if (coasts !== null) onCoasts()
  }
  return () => (view, facts, locale) => {
    const { maps, grounds } = draw(view, facts, coasts)
    if (maps.lacksCoasts && !isLoading) void load()
    const definitions = grounds.map(({ id, markup }) => (
      // The site's own markup (place-facts-routes.ts).
      <g key={id} id={groundElementId(id)} dangerouslySetInnerHTML={{ __html: markup }} />
    ))
    return planMaps(view, maps, {
      locale,
      scaleOf: (map) => <TripMapScale map={map} locale={locale} />,
      grounds: <TripGroundDefinitions>{definitions}</TripGroundDefinitions>,
    })
  }
}
