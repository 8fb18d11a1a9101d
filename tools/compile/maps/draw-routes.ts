import type { DrawnMap } from '#src/maps/drawing/draw-locator.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { drawRoute } from './draw-route.ts'
import type { DrawMap } from './map-cache.ts'
import { groundIdOf } from './points-on-islands.ts'
import { coversRoute, paddedCorners } from './route-view.ts'

/**
 * The routes of a place, drawn over the map of its page. A route that leaves the map gets its own land and water,
 * because beyond its edge the map would show sea.
 */
export function drawRoutes(place: Place, mapOfPage: () => DrawnMap, draw: DrawMap): readonly string[] {
  if (place.routes.length === 0) return []
  const { base, project } = mapOfPage()
  return place.routes.map((route) => {
    const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
    if (points.length === route.stops.length && coversRoute(base, points))
      return drawRoute(route, base, project, true)
    const wide = draw({
      code: place.country.code,
      id: groundIdOf(place),
      label: place.name,
      contextPoints: paddedCorners(route.stops),
      keepClear: [],
      isGround: true,
    })
    return drawRoute(route, wide.base, wide.project, false)
  })
}
