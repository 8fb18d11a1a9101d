import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'

/** One value for each layer of a locator map. */
export type LocatorLayers<T> = {
  readonly [layer in 'land' | 'subject' | 'disputed' | 'borders' | 'graticule']: T
}

type Lines = readonly PixelLine[]

/** Simplification tolerances in pixels. The first that meets the size budget is used. */
const TOLERANCES = [0.4, 0.55, 0.75, 1, 1.4, 2] as const
/** About 9 KB with gzip: with it the longest guide stays within 40 KB (F35). */
const MAX_CHARACTERS = 21_000
const MIN_RING_AREA = 1.5
/** A piece of the subject smaller than this would be invisible; it is drawn as a spot. */
const MIN_PIECE_SIZE = 3
const SPOT_RADIUS = 1.8
/** Spots closer than this are merged. */
const MIN_SPOT_DISTANCE = 5

/** Path data of all layers, simplified to fit the size budget (D8.1). */
export function locatorLayers(lines: LocatorLayers<Lines>): LocatorLayers<string> {
  const [spots, pieces] = splitSpots(lines.subject)
  const withSpots = { ...lines, land: [...lines.land, ...spots], subject: [...pieces, ...spots] }
  let layers = layersAt(TOLERANCES[0], withSpots)
  for (const tolerance of TOLERANCES) {
    layers = layersAt(tolerance, withSpots)
    if (Object.values(layers).reduce((sum, layer) => sum + layer.length, 0) <= MAX_CHARACTERS) break
  }
  return layers
}

function layersAt(tolerance: number, lines: LocatorLayers<Lines>): LocatorLayers<string> {
  return {
    land: ringPath(lines.land, tolerance),
    subject: ringPath(lines.subject, tolerance),
    disputed: ringPath(lines.disputed, tolerance),
    borders: linePath(lines.borders, tolerance),
    graticule: linePath(lines.graticule, tolerance),
  }
}

function ringPath(rings: Lines, tolerance: number): string {
  const simplified = rings.map((ring) => simplifyRing(ring, tolerance))
  return pathData(
    simplified.filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
    true,
  )
}

function linePath(lines: Lines, tolerance: number): string {
  return pathData(
    lines.map((line) => simplifyLine(line, tolerance)).filter((line) => line.length > 1),
    false,
  )
}

/** Replaces pieces too small to see by small lozenges, one for each cluster. */
function splitSpots(rings: Lines): readonly [spots: Lines, pieces: Lines] {
  const pieces: PixelLine[] = []
  const centres: MapPoint[] = []
  for (const ring of rings) {
    const { left, right, top, bottom } = pixelBox(ring)
    if (Math.max(right - left, bottom - top) >= MIN_PIECE_SIZE) {
      pieces.push(ring)
      continue
    }
    const centre = { x: (left + right) / 2, y: (top + bottom) / 2 }
    const isNew = centres.every(
      (other) => Math.hypot(other.x - centre.x, other.y - centre.y) > MIN_SPOT_DISTANCE,
    )
    if (isNew) centres.push(centre)
  }
  return [centres.map(lozenge), pieces]
}

function lozenge({ x, y }: MapPoint): PixelLine {
  return [
    { x: x - SPOT_RADIUS, y },
    { x, y: y - SPOT_RADIUS },
    { x: x + SPOT_RADIUS, y },
    { x, y: y + SPOT_RADIUS },
  ]
}
