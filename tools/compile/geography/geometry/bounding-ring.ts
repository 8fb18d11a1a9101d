import { type GeoPoint, type Line, unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'

/** A bounding box of points in degrees, clockwise; across the antimeridian longitudes exceed 180. */
export function boundingRing(points: readonly GeoPoint[]): Line {
  const [first] = points
  const reference = first?.longitude ?? 0
  const longitudes = points.map(({ longitude }) => unwrapLongitude(longitude, reference))
  const latitudes = points.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ]
}
