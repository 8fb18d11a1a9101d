import type { DrawLayer, DrawMap } from '#tools/compile/maps/map-cache.ts'
import { groundIdOf } from '#tools/compile/maps/points-on-islands.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { drawRoute, type RouteMap } from './draw-route.ts'
import { groundProjector } from './ground-projector.ts'
import { coversRoute, paddedCorners } from './route-view.ts'
import { createStreetGraph } from './street-graph.ts'
import { englishWidth, type WidthOf } from './width-in-languages.ts'

type RouteDrawing = {
  readonly draw: DrawMap
  readonly drawLayer: DrawLayer
  readonly widthOf: WidthOf
}

/**
 * The routes of a place, drawn over the map of its page. A route that leaves the map, or is short on it, gets its own
 * land and water: beyond its edge the map would show sea, and a coast enlarged too far is coarse.
 */
export function drawRoutes(
  place: Place,
  mapOfPage: () => Omit<RouteMap, 'isInPage'>,
  { draw, drawLayer, widthOf }: RouteDrawing,
): readonly string[] {
  const { kind, name, country, routes } = place
  if (routes.length === 0) return []
  const map = mapOfPage()
  const plan = kind === 'city' ? place.streetPlan : null
  const widths = routes.flatMap(({ stops }) => stops.map((stop) => [stop.name, widthOf(stop.name)] as const))
  const input = { id: groundIdOf(place), name, code: country.code, routes, plan, widths }
  return drawLayer(map.base, input, () => drawAll(input, map, draw))
}

type RouteInput = Pick<Place, 'name' | 'routes'> & {
  /** Of the ground. */
  readonly id: string
  readonly code: Place['country']['code']
  readonly plan: Place['streetPlan']
  /** Of the names of stops in all languages. */
  readonly widths: readonly (readonly [name: string, em: number])[]
}

function drawAll(
  { id, name, code, routes, plan, widths }: RouteInput,
  { base, project }: Omit<RouteMap, 'isInPage'>,
  draw: DrawMap,
): readonly string[] {
  const known = new Map(widths)
  const widthOf: WidthOf = (text) => known.get(text) ?? englishWidth(text)
  const hasPlannedShores = plan !== null && plan.land.length > 0
  const graph = plan === null || plan.streets.length === 0 ? null : createStreetGraph(plan)
  return routes.map((route) => {
    const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
    if (points.length === route.stops.length && coversRoute(base, points))
      return drawRoute(route, { base, project, isInPage: true, hasPlannedShores, widthOf }, graph)
    const contextPoints = paddedCorners(route.stops)
    const wide = draw({
      code,
      id,
      label: name,
      contextPoints,
      keepClear: [],
      isGround: true,
      isRoute: true,
      ...(plan !== null && { town: { plan } }),
    })
    const own = { base: wide.base, project: groundProjector(contextPoints), isInPage: false }
    return drawRoute(route, { ...own, hasPlannedShores, widthOf }, graph)
  })
}
