import type { DrawLayer, DrawMap } from '#tools/compile/maps/map-cache.ts'
import { groundIdOf } from '#tools/compile/maps/points-on-islands.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { drawRoute, type RouteMap } from './draw-route.ts'
import { groundProjector } from './ground-projector.ts'
import { coversRoute, paddedCorners } from './route-view.ts'
import { createStreetGraph } from './street-graph.ts'

type RouteDrawing = { readonly draw: DrawMap; readonly drawLayer: DrawLayer }

/**
 * The routes of a place, drawn over the map of its page. A route that leaves the map gets its own land and water,
 * because beyond its edge the map would show sea.
 */
export function drawRoutes(
  place: Place,
  mapOfPage: () => Omit<RouteMap, 'isInPage'>,
  { draw, drawLayer }: RouteDrawing,
): readonly string[] {
  const { kind, name, country, routes } = place
  if (routes.length === 0) return []
  const map = mapOfPage()
  const plan = kind === 'city' ? place.streetPlan : null
  const input = { id: groundIdOf(place), name, code: country.code, routes, plan }
  return drawLayer(map.base, input, () => drawAll(input, map, draw))
}

type RouteInput = Pick<Place, 'name' | 'routes'> & {
  /** Of the ground. */
  readonly id: string
  readonly code: Place['country']['code']
  readonly plan: Place['streetPlan']
}

function drawAll(
  { id, name, code, routes, plan }: RouteInput,
  { base, project }: Omit<RouteMap, 'isInPage'>,
  draw: DrawMap,
): readonly string[] {
  const graph = plan === null || plan.streets.length === 0 ? null : createStreetGraph(plan)
  return routes.map((route) => {
    const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
    if (points.length === route.stops.length && coversRoute(base, points))
      return drawRoute(route, { base, project, isInPage: true }, graph)
    const contextPoints = paddedCorners(route.stops)
    const wide = draw({
      code,
      id,
      label: name,
      contextPoints,
      keepClear: [],
      isGround: true,
      ...(plan !== null && { town: { plan } }),
    })
    const ground = { base: wide.base, project: groundProjector(contextPoints), isInPage: false }
    return drawRoute(route, ground, graph)
  })
}
