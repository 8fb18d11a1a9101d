import type { GeoPoint, MapPoint } from '#isomorphic/maps/map-geometry.ts'
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
