import type { GeoProjection } from 'd3-geo'
import { LOCATOR_WIDTH } from './locator-projection.ts'
import type { Line, PixelLine, Shape } from './map-geometry.ts'
import { pathData } from './path-data.ts'
import { projectLines, projectShape } from './projected-lines.ts'
import { ringArea, simplifyLine, simplifyRing } from './simplify-line.ts'

/** Pixels a shore or a river may be off, and the least lake and river that are drawn. */
const TOLERANCE = 1.1
const SMALLEST_LAKE = 24
const SHORTEST_RIVER = 22
/** The largest lakes of a country, so that a land of thousands has a map that is light enough to send (D8.8). */
const MOST_LAKES = 14
/** Rivers are taken by rank until the map holds this many pixels of them: more would be a web. */
const MOST_RIVER_PIXELS = 900
/** On a closer map the river of a data bank is a bent stick. */
const CLOSEST_WITH_RIVERS_KM = 125
const EARTH_KM = 6371

/** A river and its rank, from 0, the largest. */
export type RankedRiver = { readonly rank: number; readonly line: Line }

function lengthOf(line: PixelLine): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
}

/** Path data of the lakes and the main rivers of a country's map. */
export function inlandWater(
  projection: GeoProjection,
  lakes: Shape,
  rivers: readonly RankedRiver[],
): { readonly lakes: string; readonly rivers: string } {
  const rings = projectShape(projection, lakes)
    .map((ring) => simplifyRing(ring, TOLERANCE))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= SMALLEST_LAKE)
    .toSorted((one, other) => ringArea(other) - ringArea(one))
    .slice(0, MOST_LAKES)
  const chosen: PixelLine[] = []
  let pixels = 0
  const widthKm = (LOCATOR_WIDTH / projection.scale()) * EARTH_KM
  const fitting = widthKm < CLOSEST_WITH_RIVERS_KM ? [] : rivers
  for (const { line } of fitting.toSorted((one, other) => one.rank - other.rank)) {
    if (pixels > MOST_RIVER_PIXELS) break
    const drawn = projectLines(projection, [line])
      .map((part) => simplifyLine(part, TOLERANCE))
      .filter((part) => lengthOf(part) >= SHORTEST_RIVER)
    for (const part of drawn) pixels += lengthOf(part)
    chosen.push(...drawn)
  }
  return { lakes: pathData(rings, true), rivers: pathData(chosen, false) }
}
