import { geoContains } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'

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

/** Kilometres from a point to the nearest edge of a polygon. */
function distanceToOutline(rings: readonly (readonly Position[])[], point: GeoPoint): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    let previous: LocalPlane | null = null
    for (const position of ring) {
      const current = flatten(position, point)
      if (previous !== null) nearest = Math.min(nearest, distanceToEdge(previous, current))
      previous = current
    }
  }
  return nearest
}

/** A polygon of a shape with its box in degrees. */
type Part = {
  readonly polygon: Polygon
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Every point of the content is compared with the same shapes of countries. */
const partsOf = memoize((shape: MultiPolygon): readonly Part[] =>
  shape.coordinates.map((coordinates) => {
    const [longitudes, latitudes] = [0, 1].map((axis) =>
      (coordinates[0] ?? []).map((position) => position[axis] ?? 0).sort((one, other) => one - other),
    )
    return {
      polygon: { type: 'Polygon', coordinates },
      west: longitudes?.[0] ?? 0,
      east: longitudes?.at(-1) ?? 0,
      south: latitudes?.[0] ?? 0,
      north: latitudes?.at(-1) ?? 0,
    }
  }),
)

/** Whether a point is in the box of a polygon or within a distance; always for one that crosses the date line or a pole. */
function isNearBox({ west, east, south, north }: Part, point: GeoPoint, km: number): boolean {
  if (east - west > 180) return true
  const up = km / KM_PER_DEGREE
  const across = up / Math.max(0.01, Math.cos((point.latitude * Math.PI) / 180))
  const isInLatitude = point.latitude >= south - up && point.latitude <= north + up
  const longitudes = [-360, 0, 360].map((turn) => point.longitude + turn)
  return isInLatitude && longitudes.some((each) => each >= west - across && each <= east + across)
}

/** Whether the point is on the shape or within the tolerance, in kilometres. */
export function isOnOrNear(shape: MultiPolygon, point: GeoPoint, toleranceKm: number): boolean {
  return partsOf(shape)
    .filter((part) => isNearBox(part, point, toleranceKm))
    .some(
      ({ polygon }) =>
        geoContains(polygon, [point.longitude, point.latitude]) ||
        distanceToOutline(polygon.coordinates, point) <= toleranceKm,
    )
}
