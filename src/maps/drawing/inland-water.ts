import type { GeoProjection } from 'd3-geo'
import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { type FlatPoint, isInRing } from '#src/maps/lines/is-in-ring.ts'
import { projectLines, projectShape } from '#src/maps/lines/project-shape.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import type { LocatorInput } from './locator-input.ts'

/** Tolerance of shores and rivers in pixels, and the smallest lake and river that are drawn. */
const TOLERANCE = 1.1
const MIN_LAKE_AREA = 24
const MIN_RIVER_LENGTH = 22
/** Only the largest lakes are drawn, so that the map of a country with thousands remains small (D8.8). */
const MAX_LAKES = 14
/** Total length of rivers in pixels, drawn by rank: more would clutter the map. */
const MAX_RIVER_PIXELS = 900
/** Rank advantage of the country's own rivers over those of its neighbours. */
const OWN_RANK_BONUS = 3

function lengthOf(line: PixelLine): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
}

const flat = (line: PixelLine): readonly FlatPoint[] => line.map(({ x, y }) => [x, y])

/**
 * Path data of the lakes and the main rivers of a country map.
 * @param step of coordinates, in tenths of a pixel
 */
export function drawInlandWater(
  projection: GeoProjection,
  { lakes, rivers }: Pick<LocatorInput, 'lakes' | 'rivers'>,
  subject: readonly PixelLine[],
  step: number,
): { readonly lakes: string; readonly rivers: string } {
  const rings = projectShape(projection, lakes)
    .map((ring) => simplifyRing(ring, TOLERANCE))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_LAKE_AREA)
    .toSorted((one, other) => ringArea(other) - ringArea(one))
    .slice(0, MAX_LAKES)
  const own = subject.map(flat)
  const isOwn = (parts: readonly PixelLine[]): boolean =>
    parts.some((part) => flat(part).some((point) => own.some((ring) => isInRing(point, ring))))
  const drawn = rivers
    .map(({ line, rank }) => {
      const parts = projectLines(projection, [line]).map((part) => simplifyLine(part, TOLERANCE))
      return { parts, order: rank - (isOwn(parts) ? OWN_RANK_BONUS : 0) }
    })
    .toSorted((one, other) => one.order - other.order)
  const chosen: PixelLine[] = []
  let pixels = 0
  for (const { parts } of drawn) {
    if (pixels > MAX_RIVER_PIXELS) break
    for (const part of parts.filter((line) => lengthOf(line) >= MIN_RIVER_LENGTH)) {
      pixels += lengthOf(part)
      chosen.push(part)
    }
  }
  return { lakes: pathData(rings, true, step), rivers: pathData(chosen, false, step) }
}
