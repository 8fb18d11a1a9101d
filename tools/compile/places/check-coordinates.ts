import type { MultiPolygon } from 'geojson'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { type FlatPoint, isInRing } from '#src/maps/lines/is-in-ring.ts'
import { isOnOrNear } from '#tools/compile/geography/geometry/shape-distance.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import type { AuthoredPlace } from './authored-places.ts'
import type { Country } from './load-countries.ts'

/** Sights may be on piers and islets that the outlines omit. */
const TOLERANCE_KM = 30
/** Outlines omit complete atolls, so small archipelagos are checked against their centre instead. */
const ISLAND_TOLERANCE_KM = 300
const SMALL_ARCHIPELAGO_KM2 = 1000

export type CountryOutlines = {
  readonly shapeOf: (code: string) => MultiPolygon | null
  readonly fineShapeOf: (code: string) => MultiPolygon | null
}

/** Whether a point is inside the land, as far as a flat map tells: the edges of outlines are short. */
function isInside({ coordinates }: MultiPolygon, { longitude, latitude }: GeoPoint): boolean {
  return coordinates.some((rings) => {
    const [isInOuter = false, ...areInHoles] = rings.map((ring) =>
      isInRing([longitude, latitude], ring as unknown as readonly FlatPoint[]),
    )
    return isInOuter && !areInHoles.includes(true)
  })
}

function isInLand(code: string, point: GeoPoint, { shapeOf, fineShapeOf }: CountryOutlines): boolean {
  return [shapeOf, fineShapeOf].some((outlineOf) => {
    const outline = outlineOf(code)
    if (outline === null) return false
    // Most points are well inside, which the sphere takes ten times as long to tell.
    return isInside(outline, point) || isOnOrNear(outline, point, TOLERANCE_KM)
  })
}

function isAmongIslands({ world }: Country, point: GeoPoint): boolean {
  const [latitude, longitude] = world.latlng
  const isSmall = world.area <= SMALL_ARCHIPELAGO_KM2 && world.borders.length === 0
  return isSmall && distanceKm(point, { latitude, longitude }) <= ISLAND_TOLERANCE_KM
}

/** Code of the land of a country that contains a point, or is within 30 km of it; null when there is none. */
export function landAt(country: Country, point: GeoPoint, shapes: CountryOutlines): string | null {
  const found = country.codes.find((code) => isInLand(code, point, shapes))
  if (found !== undefined) return found
  return isAmongIslands(country, point) ? country.code : null
}

/** Reports coordinates of places and sights outside the country of their folder. */
export function checkCoordinates(
  places: readonly AuthoredPlace[],
  shapes: CountryOutlines,
  report: ReportError,
): void {
  for (const { country, fields, file, lineOf } of places) {
    const expected = `a point in ${country.name}, [latitude, longitude]`
    const check = (point: GeoPoint, what: string, path: FieldPath): void => {
      if (landAt(country, point, shapes) !== null) return
      const problem = `${what} at [${point.latitude}, ${point.longitude}] lies outside ${country.name}`
      report({ file, line: lineOf(path), problem, expected })
    }
    if (fields.coordinates !== undefined) check(fields.coordinates, fields.name, ['coordinates'])
    for (const [index, sight] of (fields.sights ?? []).entries()) {
      check(sight.at, sight.name, ['sights', index, 'at'])
    }
  }
}
