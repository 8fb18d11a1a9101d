import { geoContains } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'

const KM_PER_DEGREE = 111.2

type LocalPlane = { readonly x: number; readonly y: number }

/** Kilometres east and north of a point; accurate enough for distances of tens of kilometres. */
function flatten([longitude = 0, latitude = 0]: Position, centre: GeoPoint): LocalPlane {
  const turn = ((longitude - centre.longitude + 540) % 360) - 180
  const width = KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180)
  return { x: turn * width, y: (latitude - centre.latitude) * KM_PER_DEGREE }
}

function distanceToEdge(start: LocalPlane, end: LocalPlane): number {
  const [width, height] = [end.x - start.x, end.y - start.y]
  const length = width * width + height * height
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(start.x * width + start.y * height) / length))
  return Math.hypot(start.x + along * width, start.y + along * height)
}

/** Kilometres from a point to the nearest edge of a shape. */
function distanceToOutline(shape: MultiPolygon, point: GeoPoint): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of shape.coordinates.flat()) {
    let previous: LocalPlane | null = null
    for (const position of ring) {
      const current = flatten(position, point)
      if (previous !== null) nearest = Math.min(nearest, distanceToEdge(previous, current))
      previous = current
    }
  }
  return nearest
}

/** Whether the point is on the shape or within the tolerance, in kilometres. */
export function isOnOrNear(shape: MultiPolygon, point: GeoPoint, toleranceKm: number): boolean {
  return (
    geoContains(shape, [point.longitude, point.latitude]) || distanceToOutline(shape, point) <= toleranceKm
  )
}
