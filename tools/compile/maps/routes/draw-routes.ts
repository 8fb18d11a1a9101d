import type { DrawMap } from '#tools/compile/maps/map-cache.ts'
import { groundIdOf } from '#tools/compile/maps/points-on-islands.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { drawRoute, type RouteMap } from './draw-route.ts'
import { groundProjector } from './ground-projector.ts'
import { coversRoute, paddedCorners } from './route-view.ts'
import { createStreetGraph } from './street-graph.ts'

/**
 * The routes of a place, drawn over the map of its page. A route that leaves the map gets its own land and water,
 * because beyond its edge the map would show sea.
 */
export function drawRoutes(
  place: Place,
  mapOfPage: () => Omit<RouteMap, 'isInPage'>,
  draw: DrawMap,
): readonly string[] {
  if (place.routes.length === 0) return []
  const { base, project } = mapOfPage()
  const plan = place.kind === 'city' ? place.streetPlan : null
  const graph = plan === null || plan.streets.length === 0 ? null : createStreetGraph(plan)
  return place.routes.map((route) => {
    const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
    if (points.length === route.stops.length && coversRoute(base, points))
      return drawRoute(route, { base, project, isInPage: true }, graph)
    const contextPoints = paddedCorners(route.stops)
    const wide = draw({
      code: place.country.code,
      id: groundIdOf(place),
      label: place.name,
      contextPoints,
      keepClear: [],
      isGround: true,
      ...(plan !== null && { town: { plan } }),
    })
    const map = { base: wide.base, project: groundProjector(contextPoints), isInPage: false }
    return drawRoute(route, map, graph)
  })
}
