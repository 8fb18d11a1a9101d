import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { isInRing } from '#src/maps/lines/is-in-ring.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { ROUTE_WIDTH, type RouteView } from './route-view.ts'

/** On a drawing of a walk, shores off by a street put a stop into the water; on wider ones a stop may be a ship's. */
const MAX_WALK_KM = 12
/** The same on shores of 1:10m, which are off by up to 3 km. */
const MAX_COARSE_KM = 60
/** Pixels of the drawing by which a stop may be off its shore: a pier, or half of a number. */
const QUAY = 5
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => (turn * Math.PI) / 4)

/** The width of a drawing in km; infinite where the scale differs across the map. */
const widthKm = ({ scale }: LocatorBase, view: RouteView): number =>
  scale === null ? Number.POSITIVE_INFINITY : (ROUTE_WIDTH / view.scale / scale.width) * scale.km

/**
 * Whether the shores of a map agree with the stops of a walk, which are all on land. The data sets place shores of towns
 * up to 300 m beside the true ones; a map without shores states less, and nothing wrong.
 * @param points the stops, in pixels of the map
 */
export function isShoreTrue(
  { base, hasPlannedShores = false }: { readonly base: LocatorBase; readonly hasPlannedShores?: boolean },
  points: readonly MapPoint[],
  view: RouteView,
): boolean {
  const km = widthKm(base, view)
  const isCoarse = base.source !== 'gshhg'
  if (hasPlannedShores || km > (isCoarse ? MAX_COARSE_KM : MAX_WALK_KM)) return true
  if (isCoarse && km <= MAX_WALK_KM) return false
  const flat = (line: readonly MapPoint[]) => line.map(({ x, y }) => [x, y] as const)
  const rings = parsePathData(base.land).map(flat)
  const holes = parsePathData(base.lakes).map(flat)
  const isDry = ({ x, y }: MapPoint): boolean =>
    rings.filter((ring) => isInRing([x, y], ring)).length % 2 === 1 &&
    !holes.some((ring) => isInRing([x, y], ring))
  const reach = QUAY / view.scale
  const isNearLand = ({ x, y }: MapPoint): boolean =>
    isDry({ x, y }) ||
    AROUND.some((turn) => isDry({ x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach }))
  return points.every(isNearLand)
}
