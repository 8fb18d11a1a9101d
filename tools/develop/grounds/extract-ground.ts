import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { Line, LonLat, MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { Ground } from '#src/maps/drawing/ground.ts'
import { type GroundFrame, groundBox } from '#src/maps/drawing/ground-frame.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { clipToBox } from '#tools/compile/geography/geometry/clip-to-box.ts'
import type { BinLine, BinnedLines } from './binned-lines.ts'
import { joinLines, landPolygons } from './join-shorelines.ts'

/** Tolerances of shorelines in pixels of the map; the first that meets the budget of points is used. */
const TOLERANCES = [0.45, 0.6, 0.8, 1, 1.3, 1.7, 2.2, 3] as const
/** About 8 KB gzip. */
const MAX_POINTS = 2600
/** Minimum area of islands and lakes in square pixels, for a tolerance of one pixel. */
const MIN_RING_AREA = 7
const RIVER_TOLERANCE = 0.8
/** Rivers are added by rank and length up to this total length in pixels. */
const MAX_RIVER_PIXELS = 6500
/** Shorter rivers are omitted when there are many. */
const MIN_RIVER_PIXELS = 24
/** Ranks of the data bank: 0 to 4 carry water all year, higher ones are canals and wadis. */
const MAX_RIVER_RANK = 4
/** Level of the Antarctic grounding line, below the coast of the ice, which the data has as well. */
const GROUNDING_LINE = 6

export type GroundSources = { readonly shores: BinnedLines; readonly rivers: Pick<BinnedLines, 'linesIn'> }

function binsOf(box: GeoBounds): GeoBounds {
  return {
    west: Math.floor(box.west),
    east: Math.ceil(box.east),
    south: Math.floor(box.south),
    north: Math.ceil(box.north),
  }
}

function linesOf(source: Pick<BinnedLines, 'linesIn'>, bins: GeoBounds): readonly BinLine[] {
  const lines: (readonly BinLine[])[] = []
  for (let west = bins.west; west < bins.east; west += 1)
    for (let south = bins.south; south < bins.north; south += 1) lines.push(source.linesIn(west, south))
  return lines.flat()
}

/** Parts of a line inside a box, each with one point outside at both ends. */
function clipLine(line: Line, { west, east, south, north }: GeoBounds): readonly Line[] {
  const isIn = ([x, y]: LonLat): boolean => x >= west && x <= east && y >= south && y <= north
  const parts: LonLat[][] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    if (isIn(point)) {
      if (before === undefined || !isIn(before)) parts.push(before === undefined ? [] : [before])
      parts.at(-1)?.push(point)
    } else if (before !== undefined && isIn(before)) parts.at(-1)?.push(point)
  })
  return parts.filter((part) => part.length > 1)
}

function lengthOf(line: PixelLine): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
}

function simplifyWithinBudget(rings: readonly PixelLine[]): readonly PixelLine[] {
  let drawn = rings
  for (const tolerance of TOLERANCES) {
    drawn = rings
      .map((ring) => simplifyRing(ring, tolerance))
      .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA * tolerance)
    if (drawn.reduce((sum, ring) => sum + ring.length, 0) <= MAX_POINTS) break
  }
  return drawn
}

/** Extracts land and, on request, rivers of a frame. */
export function extractGround(
  frame: GroundFrame,
  { shores, rivers }: GroundSources,
  wantsRivers: boolean,
): Ground {
  const bounds = groundBox(frame)
  const bins = binsOf(bounds)
  const toPixel = ([x, y]: LonLat): MapPoint => {
    const [left, top] = frame.projection([x, y]) ?? [0, 0]
    return { x: left, y: top }
  }
  const toDegrees = ({ x, y }: MapPoint): LonLat => frame.projection.invert?.([x, y]) ?? [0, 0]
  const isLand = shores.levelAt(bins.west, bins.south) % 2 === 1
  const joined = landPolygons(
    linesOf(shores, bins)
      .filter(({ level }) => level !== GROUNDING_LINE)
      .map(({ line }) => line),
    bins,
    isLand,
  ).map((ring) =>
    clipToBox([...ring, ring[0] ?? [0, 0]], bounds)
      .slice(0, -1)
      .map(toPixel),
  )
  const land = simplifyWithinBudget(joined).map((ring) => ring.map(toDegrees))
  return { bounds, land, rivers: wantsRivers ? riversOf() : [], names: [] }

  function riversOf(): readonly Line[] {
    const all = linesOf(rivers, bins)
    const chosen: Line[] = []
    let pixels = 0
    for (let rank = 0; rank <= MAX_RIVER_RANK; rank += 1) {
      const lines = joinLines(all.filter(({ level }) => level === rank).map(({ line }) => line))
        .flatMap((line) => clipLine(line, bounds))
        .map((line) => simplifyLine(line.map(toPixel), RIVER_TOLERANCE))
        .toSorted((one, other) => lengthOf(other) - lengthOf(one))
      for (const line of lines) {
        if (pixels > MAX_RIVER_PIXELS || lengthOf(line) < MIN_RIVER_PIXELS) break
        pixels += lengthOf(line)
        chosen.push(line.map(toDegrees))
      }
    }
    return chosen
  }
}
