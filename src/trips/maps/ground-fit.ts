import { mercatorY } from '#isomorphic/maps/draw-outlines.ts'
import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { MercatorFit } from '#isomorphic/maps/mercator-fit.ts'
import { projectOnGround } from '#isomorphic/trips/maps/trip-ground.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'

type KnownPoint = { readonly longitude: number; readonly latitude: number; readonly lat: number } & MapPoint

/** Pixels by which a point may be off; marks are rounded to tenths. A map with another projection is off by more. */
const MAX_ERROR_PX = 1.5
/** Some numbers stand beside their point: this share of all points must fit, and no fewer than this number. */
const FITTING_SHARE = 0.6
const MIN_POINTS = 3

/** The sights of a guide that its map shows at their true position: degrees of Mercator, and pixels. */
function knownPoints({ map, sights }: Pick<DestinationRecord, 'map' | 'sights'>): readonly KnownPoint[] {
  return (map?.marks ?? []).flatMap(({ role, label, x, y, anchor, away }) => {
    const sight = role === 'sight' && away === undefined ? sights[Number(label) - 1] : undefined
    if (sight === undefined) return []
    const { longitude, latitude } = sight
    return [{ longitude, latitude, lat: mercatorY(latitude), ...(anchor ?? { x, y }) }]
  })
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** One scale and an offset each way, by least squares. */
function fitMercator(points: readonly KnownPoint[]): MercatorFit {
  const [lon, lat] = [
    meanOf(points.map((point) => point.longitude)),
    meanOf(points.map((point) => point.lat)),
  ]
  const [x, y] = [meanOf(points.map((point) => point.x)), meanOf(points.map((point) => point.y))]
  let [product, square] = [0, 0]
  for (const point of points) {
    const [east, north] = [point.longitude - lon, point.lat - lat]
    product += east * (point.x - x) - north * (point.y - y)
    square += east * east + north * north
  }
  const scale = square === 0 ? 0 : product / square
  return { scale, x: x - lon * scale, y: y + lat * scale }
}

/**
 * The projection of the map of a guide. Maps are compiled to pixels, so it is found from the sights, whose position is
 * known in both; the worst ones are left out one by one, because some numbers stand beside their point.
 * @returns null for a map that is not in Mercator, or has too few sights
 */
export function groundFitOf(guide: Pick<DestinationRecord, 'map' | 'sights'>): MercatorFit | null {
  let points = knownPoints(guide)
  const needed = Math.max(MIN_POINTS, Math.ceil(points.length * FITTING_SHARE))
  while (points.length >= needed) {
    const fit = fitMercator(points)
    const errors = points.map((point) => {
      const projected = projectOnGround(fit, point)
      return Math.hypot(projected.x - point.x, projected.y - point.y)
    })
    const worst = Math.max(...errors)
    if (worst <= MAX_ERROR_PX) return fit.scale > 0 ? fit : null
    points = points.filter((_, index) => errors[index] !== worst)
  }
  return null
}
