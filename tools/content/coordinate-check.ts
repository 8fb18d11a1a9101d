import type { MultiPolygon } from 'geojson'
import type { AuthoredPlace } from './authored-places.ts'
import type { ReportError } from './content-error.ts'
import { distanceKm, type GeoPoint } from './great-circle.ts'
import type { Country } from './load-countries.ts'
import { isOnOrNear } from './shape-distance.ts'

/** Sights stand on piers and islets that the outlines leave out. */
const GRACE_KM = 30
/** For countries without an outline: an archipelago may be this far from its centre. */
const ISLAND_GRACE_KM = 300

export type CountryShapes = {
  readonly shapeOf: (code: string) => MultiPolygon | null
  readonly fineShapeOf: (code: string) => MultiPolygon | null
}

function isInLand(code: string, point: GeoPoint, { shapeOf, fineShapeOf }: CountryShapes): boolean | null {
  const shape = shapeOf(code)
  if (shape !== null && isOnOrNear(shape, point, GRACE_KM)) return true
  const fine = fineShapeOf(code)
  if (fine === null) return shape === null ? null : false
  return isOnOrNear(fine, point, GRACE_KM)
}

/** Code of the land of a country on which a point lies, or within 30 km of it; null when it lies elsewhere. */
export function landAt({ codes, code, world }: Country, point: GeoPoint, shapes: CountryShapes): string | null {
  const found = codes.find((candidate) => isInLand(candidate, point, shapes) === true)
  if (found !== undefined || isInLand(code, point, shapes) === false) return found ?? null
  const [latitude, longitude] = world.latlng
  return distanceKm(point, { latitude, longitude }) <= ISLAND_GRACE_KM ? code : null
}

/** Reports coordinates of places and sights that lie outside the country of their folder. */
export function checkCoordinates(places: readonly AuthoredPlace[], shapes: CountryShapes, report: ReportError): void {
  for (const { country, fields, file, lineOf } of places) {
    const expected = `a point in ${country.name}, [latitude, longitude]`
    const check = (point: GeoPoint, what: string, line: number): void => {
      if (landAt(country, point, shapes) !== null) return
      const problem = `${what} at [${point.latitude}, ${point.longitude}] lies outside ${country.name}`
      report({ file, line, problem, expected })
    }
    if (fields.coordinates !== undefined) check(fields.coordinates, fields.name, lineOf(['coordinates']))
    for (const [index, sight] of (fields.sights ?? []).entries()) {
      check(sight.at, sight.name, lineOf(['sights', index, 'at']))
    }
  }
}
