import { mercatorY } from '#isomorphic/maps/draw-outlines.ts'
import { boundsOf } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { MercatorFit } from '#isomorphic/maps/mercator-fit.ts'
import { fitFrame } from '#src/maps/drawing/ground-frame.ts'

/** Projects to the pixels of a map that is fitted to points, also beyond its frame. */
export function groundProjector(
  points: readonly GeoPoint[],
): (latitude: number, longitude: number) => MapPoint {
  const { projection } = fitFrame(points)
  return (latitude, longitude) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { x, y }
  }
}

/**
 * The projection of a map that is fitted to points, which is Mercator's for a ground.
 * @param points two or more, not all at one longitude
 */
export function mercatorFitOf(
  project: ReturnType<typeof groundProjector>,
  points: readonly GeoPoint[],
): MercatorFit {
  const { west, east, north } = boundsOf(points.map(({ longitude, latitude }) => [longitude, latitude]))
  const [left, right] = [project(north, west), project(north, east)]
  const scale = (right.x - left.x) / (east - west)
  return { scale, x: left.x - west * scale, y: left.y + mercatorY(north) * scale }
}
