import { geoContains } from 'd3-geo'
import type { LonLat, MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { GroundName } from '#src/maps/drawing/ground.ts'
import type { GroundFrame } from '#src/maps/drawing/ground-frame.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH } from '#src/maps/drawing/locator-projection.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import { toMultiPolygon } from '#tools/compile/geography/geometry/geo-shapes.ts'

const GRID = 16
const EDGE = 60
const MIN_CELLS = 7
const MAX_POSITIONS = 10

type Cell = { readonly pixel: MapPoint; readonly at: LonLat }

const distance = (one: MapPoint, other: MapPoint): number => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Labels of the countries on a map that shows more than one, each as far as possible from borders. No label is placed
 * on disputed land (D8.4).
 */
export function createCountryLabels(
  { projection, bounds }: Pick<GroundFrame, 'projection' | 'bounds'>,
  code: string,
  nameOf: (code: string) => string,
  geodata: Geodata,
): readonly GroundName[] {
  const middle = { longitude: (bounds.west + bounds.east) / 2, latitude: (bounds.south + bounds.north) / 2 }
  const { disputed } = geodata.locatorInput({
    code,
    id: code,
    label: code,
    contextPoints: [middle],
    keepClear: [],
  })
  const open = toMultiPolygon(disputed)
  const cells = Array.from({ length: GRID * GRID }, (_, index): Cell => {
    const pixel = {
      x: EDGE + ((index % GRID) / (GRID - 1)) * (LOCATOR_WIDTH - 2 * EDGE),
      y: EDGE + (Math.floor(index / GRID) / (GRID - 1)) * (LOCATOR_HEIGHT - 2 * EDGE),
    }
    const [longitude, latitude] = projection.invert?.([pixel.x, pixel.y]) ?? [0, 0]
    return { pixel, at: [Math.round(longitude * 1e3) / 1e3, Math.round(latitude * 1e3) / 1e3] }
  }).filter(({ at }) => !geoContains(open, [at[0], at[1]]))
  const countries = [code, ...geodata.neighboursOf(code)].flatMap((other) => {
    const shape = geodata.fineShapeOf(other)
    const own = shape === null ? [] : cells.filter(({ at }) => geoContains(shape, [at[0], at[1]]))
    return own.length < MIN_CELLS ? [] : [{ code: other, own }]
  })
  if (countries.length < 2) return []
  return countries.map(({ code: other, own }) => {
    const rest = cells.filter((cell) => !own.includes(cell))
    const clearance = ({ pixel }: Cell): number =>
      Math.min(...rest.map((cell) => distance(cell.pixel, pixel)))
    const positions = own.toSorted((one, two) => clearance(two) - clearance(one)).slice(0, MAX_POSITIONS)
    return { label: nameOf(other), role: 'land', at: positions.map(({ at }) => at) }
  })
}
