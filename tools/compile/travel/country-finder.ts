import type { GeoPoint, Polygon } from '#isomorphic/maps/map-geometry.ts'
import type { CountryOutlines } from '#tools/compile/places/check-coordinates.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { createPolygonFinder } from './polygon-finder.ts'

const SHORE_TOLERANCE_KM = 25
/** Towns at a border are of the country whose guide names them. */
const BORDER_TOLERANCE_KM = 5

/** Returns the slug of the country that a point is in; of two at a border, and far from all land, the named one. */
export function createCountryFinder(
  countries: readonly Country[],
  { fineShapeOf }: CountryOutlines,
): (point: GeoPoint, named: string) => string {
  const entries = countries.flatMap(({ slug, codes }) =>
    codes.flatMap((code) =>
      (fineShapeOf(code)?.coordinates ?? []).map((polygon) => ({
        item: slug,
        polygon: polygon as unknown as Polygon,
      })),
    ),
  )
  const find = createPolygonFinder(entries, SHORE_TOLERANCE_KM)
  const finders = new Map(
    [...Map.groupBy(entries, ({ item }) => item)].map(([slug, own]) => [
      slug,
      createPolygonFinder(own, BORDER_TOLERANCE_KM),
    ]),
  )
  return (point, named) => finders.get(named)?.(point) ?? find(point) ?? named
}
