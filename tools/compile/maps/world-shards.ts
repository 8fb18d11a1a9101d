import { type Line, type Shape, unwrapLongitude } from '#isomorphic/maps/map-geometry.ts'
import type { Outlines, PackedLine } from '#isomorphic/maps/outlines.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { CountryShapes } from '#src/catalogue/world-types.ts'
import { drawWorldShape, projectWorld, SMALL_WORLD } from '#src/maps/drawing/world-map.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { Place } from '#tools/compile/places/place.ts'

/** Tolerance in degrees: two pixels on the smallest map drawn from it. */
const TOLERANCE = 0.03
/** Area of the smallest island that is drawn, in square degrees. */
const MIN_ISLAND_AREA = 0.004
const STEPS_PER_DEGREE = 100

const HALF_TURN = 180

/** A line on the plane: continues beyond ±180°, where the atlas wraps around. */
function unwrapLongitudes(line: Line): readonly { readonly x: number; readonly y: number }[] {
  let reference = line[0]?.[0] ?? 0
  return line.map(([longitude, y]) => {
    reference = unwrapLongitude(longitude, reference)
    return { x: reference, y }
  })
}

/** A ring on the plane, without its closing point; one that runs around a pole is closed along it. */
function unwrapRing(ring: Line): readonly { readonly x: number; readonly y: number }[] {
  const points = unwrapLongitudes(ring)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return []
  if (Math.abs(last.x - first.x) < HALF_TURN) return points.slice(0, -1)
  const pole = first.y < 0 ? -90 : 90
  return [...points, { x: last.x, y: pole }, { x: first.x, y: pole }]
}

function pack(points: readonly { readonly x: number; readonly y: number }[]): PackedLine {
  let [lastX, lastY] = [0, 0]
  return points.flatMap(({ x, y }) => {
    const [atX, atY] = [Math.round(x * STEPS_PER_DEGREE), Math.round(y * STEPS_PER_DEGREE)]
    const step = [atX - lastX, atY - lastY]
    ;[lastX, lastY] = [atX, atY]
    return step
  })
}

const packRings = (shape: Shape): readonly PackedLine[] =>
  shape.flatMap((polygon) =>
    polygon
      .map((ring) => simplifyRing(unwrapRing(ring), TOLERANCE))
      .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_ISLAND_AREA)
      .map(pack),
  )

/** Outlines for maps that cannot be compiled: those of visitors' lists. */
export const createOutlines = ({ worldLand, worldBorders, worldDisputed }: Geodata): Outlines => ({
  land: packRings(worldLand),
  borders: worldBorders.map((line) => pack(simplifyLine(unwrapLongitudes(line), TOLERANCE))),
  disputed: packRings(worldDisputed),
})

/** The countries of the guide on one small map of the world. */
export function createCountryShapes(
  places: readonly Place[],
  continentName: (place: Place) => string,
  geodata: Geodata,
): CountryShapes {
  const countries = places
    .filter(({ kind }) => kind === 'country')
    .map((place) => {
      const { name, path, latitude, longitude } = place
      return {
        name,
        path,
        continent: continentName(place),
        shape: drawWorldShape(geodata.plainShapeOf(place.country.code)),
        ...projectWorld(latitude, longitude, SMALL_WORLD),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, DEFAULT_LOCALE))
  return { ...SMALL_WORLD, land: drawWorldShape(geodata.worldLand), countries }
}
