import { boundsOf } from '#isomorphic/maps/geo-bounds.ts'
import type { GeoPoint, LonLat, Polygon } from '#isomorphic/maps/map-geometry.ts'
import { KM_PER_DEGREE } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { piecesInView } from '#src/maps/drawing/pieces-in-view.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { extentOf, islandsMapId, mapIdOf, pointsOnGround, withoutOutliers } from './points-on-ground.ts'
import { pointsOnTown } from './town-frame.ts'

/** Islands up to this total size are drawn on a ground: the shores of the world's data are too coarse for them. */
const SMALL_KM = 320
/** A country of this size is a town: its borders, accurate to a kilometre, would be wrong. */
const SPECK_KM = 16
/** A landlocked country only has its border to show, unless it is smaller than this. */
const SPECK_INLAND_KM = 3
/** A country with an island of this size is drawn by its outline. */
const LARGE_KM = 250
/** Of widely scattered islands, only those with sights are shown when this makes the map this much more detailed. */
const CLUSTER_GAIN = 5
/** Islands this close to a sight are shown completely. */
const NEAR_KM = 25
/** Sights of islands no farther apart than this are all on the map. */
const MAX_GROUP_KM = 100
/** Error of the world's data in kilometres, and relative to the size of islands drawn with few corners. */
const [MAX_OFFSET_KM, MAX_OFFSET_SHARE] = [1.5, 0.06]

const pointOf = ([longitude, latitude]: LonLat): GeoPoint => ({ longitude, latitude })

function cornersOf(polygon: Polygon, margin = 0): readonly GeoPoint[] {
  const { west, east, south, north } = boundsOf(polygon[0] ?? [])
  const up = margin / KM_PER_DEGREE
  const across = up / Math.cos((((south + north) / 2) * Math.PI) / 180)
  return [
    { longitude: west - across, latitude: south - up },
    { longitude: east + across, latitude: north + up },
  ]
}

/** Corners of an island, with a margin for finer data. */
const cornersWithMargin = (polygon: Polygon): readonly GeoPoint[] =>
  cornersOf(polygon, Math.max(MAX_OFFSET_KM, extentOf(cornersOf(polygon)) * MAX_OFFSET_SHARE))

function isNearAny(polygon: Polygon, points: readonly GeoPoint[]): boolean {
  const shore = (polygon[0] ?? []).map(pointOf)
  return points.some((point) => shore.some((corner) => distanceKm(corner, point) <= NEAR_KM))
}

type Islands = Pick<
  Geodata,
  'frameOf' | 'neighboursOf' | 'capitalOf' | 'ownLandOf' | 'hasDisputedLand' | 'isLandlocked'
>

/**
 * The points that the map of a country of small islands, or of a town's size, is fitted to: its sights and the islands
 * around them, so that they are not clustered in an empty sea. Null for a country whose outline is its best map, or
 * without sights.
 */
export function pointsOnIslands(
  code: string,
  sights: readonly GeoPoint[],
  geodata: Islands,
): readonly GeoPoint[] | null {
  const land = geodata.ownLandOf(code)
  const isLarge = land.some((polygon) => extentOf(cornersOf(polygon)) > LARGE_KM)
  if (isLarge || sights.length === 0) return null
  const { extent, anchor } = geodata.frameOf(code)
  const usual = extentOf(piecesInView(extent, anchor).flatMap((polygon) => cornersOf(polygon)))
  if (geodata.neighboursOf(code).length > 0)
    return usual <= (geodata.isLandlocked(code) ? SPECK_INLAND_KM : SPECK_KM)
      ? [...withoutOutliers(sights), ...land.flatMap((polygon) => cornersOf(polygon))]
      : null
  if (geodata.hasDisputedLand(code)) return null
  const around = (seeds: readonly GeoPoint[]): readonly GeoPoint[] => [
    ...seeds,
    ...land.filter((polygon) => isNearAny(polygon, seeds)).flatMap(cornersWithMargin),
  ]
  const points = around(extentOf(sights) <= MAX_GROUP_KM ? sights : withoutOutliers(sights))
  const size = points.length < 2 ? usual : extentOf(points)
  if (usual > SMALL_KM) return size * CLUSTER_GAIN <= usual ? points : null
  if (size <= SMALL_KM) return points
  // Sights oceans apart: the map shows the capital's island, and marks the others at its edge.
  const capital = geodata.capitalOf(code)
  return capital === null ? null : around([capital])
}

/**
 * The points that the map of a page is fitted to; null for a country drawn by its outline, and for a page with too few
 * sights.
 */
export function groundPointsOf(
  {
    kind,
    sights,
    routes,
    country,
    streetPlan,
  }: Pick<Place, 'kind' | 'routes' | 'country' | 'streetPlan'> & { readonly sights: readonly GeoPoint[] },
  geodata: Islands,
): readonly GeoPoint[] | null {
  if (kind === 'country') return pointsOnIslands(country.code, sights, geodata)
  return kind === 'city'
    ? pointsOnTown(sights, streetPlan)
    : pointsOnGround(sights, routes, geodata.ownLandOf(country.code))
}

/** ID of such a map. It differs from that of a country's outline, which pages of its places without sights show. */
export const groundIdOf = ({ kind, path }: Pick<Place, 'kind' | 'path'>): string =>
  kind === 'country' ? islandsMapId(path) : mapIdOf(path)
