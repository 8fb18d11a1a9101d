import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'

/** On a map of a walk, shores that are off by a street put a stop into the water; on wider ones a stop may be a ship's. */
const MAX_WALK_KM = 12

/** The width of a map in km; infinite where the scale differs across the map. */
const widthKm = ({ width, scale }: LocatorBase): number =>
  scale === null ? Number.POSITIVE_INFINITY : (width / scale.width) * scale.km

/**
 * Whether the shores of a map agree with the stops of a walk, which are all on land. The data sets place shores of towns
 * up to 300 m beside the true ones; a map without shores states less, and nothing wrong.
 * @param base the map
 * @param points the stops, in pixels of the map
 */
export function isShoreTrue(base: LocatorBase, points: readonly MapPoint[]): boolean {
  // Plans of streets have shores of their own.
  if (base.town === 'streets' || widthKm(base) > MAX_WALK_KM) return true
  const flat = (line: readonly MapPoint[]) => line.map(({ x, y }) => [x, y] as const)
  const rings = parsePathData(base.land).map(flat)
  const holes = parsePathData(base.lakes).map(flat)
  const isDry = ({ x, y }: MapPoint): boolean =>
    rings.filter((ring) => isInRing([x, y], ring)).length % 2 === 1 &&
    !holes.some((ring) => isInRing([x, y], ring))
  return points.every(isDry)
}
