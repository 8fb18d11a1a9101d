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
/** About 7 KB with gzip: with it the longest guide stays within 40 KB in every language (F35). */
const MAX_CHARACTERS = 17_000
/** Steps of coordinates in tenths of a pixel: half pixels for a map that is simplified more than others. */
const FINE_STEP = 1
const HALF_PIXEL = 5
const MIN_RING_AREA = 1.5
/** A piece of the subject smaller than this would be invisible; it is drawn as a spot. */
const MIN_PIECE_SIZE = 3
const SPOT_RADIUS = 1.8
/** Spots closer than this are merged. */
const MIN_SPOT_DISTANCE = 5

export type FittedLayers = {
  readonly layers: LocatorLayers<string>
  /** Step of the coordinates in tenths of a pixel, for other parts of the same map. */
  readonly step: number
}

/** Path data of all layers, simplified to fit the size budget (D8.1). */
export function fitLocatorLayers(lines: LocatorLayers<Lines>): FittedLayers {
  const [spots, pieces] = splitSpots(lines.subject)
  const withSpots = { ...lines, land: [...lines.land, ...spots], subject: [...pieces, ...spots] }
  let layers = layersAt(TOLERANCES[0], FINE_STEP, withSpots)
  if (lengthOf(layers) <= MAX_CHARACTERS) return { layers, step: FINE_STEP }
  for (const tolerance of TOLERANCES) {
    layers = layersAt(tolerance, HALF_PIXEL, withSpots)
    if (lengthOf(layers) <= MAX_CHARACTERS) break
  }
  return { layers, step: HALF_PIXEL }
}

const lengthOf = (layers: LocatorLayers<string>): number =>
  Object.values(layers).reduce((sum, layer) => sum + layer.length, 0)

function layersAt(tolerance: number, step: number, lines: LocatorLayers<Lines>): LocatorLayers<string> {
  return {
    land: ringPath(lines.land, tolerance, step),
    subject: ringPath(lines.subject, tolerance, step),
    disputed: ringPath(lines.disputed, tolerance, step),
    borders: linePath(lines.borders, tolerance, step),
    graticule: linePath(lines.graticule, tolerance, step),
  }
}

function ringPath(rings: Lines, tolerance: number, step: number): string {
  const simplified = rings.map((ring) => simplifyRing(ring, tolerance))
  return pathData(
    simplified.filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
    true,
    step,
  )
}

function linePath(lines: Lines, tolerance: number, step: number): string {
  return pathData(
    lines.map((line) => simplifyLine(line, tolerance)).filter((line) => line.length > 1),
    false,
    step,
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
