import type { GeoPoint, LonLat } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { StreetGraph } from './street-graph.ts'
import { findStreetWay } from './street-way.ts'

/** The way from one stop to the next: along the streets of a plan, or straight. */
export type RouteLeg = {
  readonly line: readonly LonLat[]
  readonly km: number
  readonly isAlongStreets: boolean
}

const lonLat = ({ longitude, latitude }: GeoPoint): LonLat => [longitude, latitude]

/** The legs of a route, each along the streets of the town where it has them. */
export function routeLegs(stops: readonly GeoPoint[], graph: StreetGraph | null): readonly RouteLeg[] {
  return stops.slice(1).map((to, index): RouteLeg => {
    const from = stops[index] ?? to
    const way = graph === null ? null : findStreetWay(graph, lonLat(from), lonLat(to))
    return way === null
      ? { line: [lonLat(from), lonLat(to)], km: distanceKm(from, to), isAlongStreets: false }
      : { line: way.line, km: way.metres / 1000, isAlongStreets: true }
  })
}
