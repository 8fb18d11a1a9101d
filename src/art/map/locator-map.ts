import type { GeoProjection } from 'd3-geo'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { emptyCorner } from './empty-corner.ts'
import { GLOBE_SIZE, drawGlobe } from './globe-inset.ts'
import { graticuleLines } from './graticule-lines.ts'
import type { LocatorInput } from './locator-input.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH, locatorProjection } from './locator-projection.ts'
import { centreOf } from './map-geometry.ts'
import type { MapPoint, PixelLine } from './map-geometry.ts'
import { pathData } from './path-data.ts'
import { piecesInView } from './pieces-in-view.ts'
import { pixelBox } from './pixel-box.ts'
import { projectLines, projectShape } from './projected-lines.ts'
import { ringArea, simplifyLine, simplifyRing } from './simplify-line.ts'

/** A drawn base, and the projection it was drawn with. */
export type LocatorMap = {
  readonly base: LocatorBase
  /** Pixels of a point (1 decimal), or null when it lies outside the frame. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null
}

/** Pixels a line may be off. The first that keeps the whole map within the budget is taken. */
const TOLERANCES = [0.4, 0.55, 0.75, 1, 1.4, 2] as const
const PATH_BUDGET_CHARACTERS = 26_000
const SMALLEST_RING = 1.5
const SMALLEST_SUBJECT_RING = 0.2
const SMALLEST_SUBJECT = 6
const RING_RADIUS = 14

const FRAME = { width: LOCATOR_WIDTH, height: LOCATOR_HEIGHT }

/**
 * Draws a locator map of 760 × 700 px: layers as path data, globe inset (design section 8).
 * Deterministic: the same input gives the same base. Throws RangeError when `extent` is empty.
 */
export function drawLocatorBase(input: LocatorInput): LocatorMap {
  const view = piecesInView(input.extent, input.anchor)
  const { projection, bounds } = locatorProjection(view)
  const centre = centreOf(view.flatMap((polygon) => polygon[0] ?? []))
  const land = projectShape(projection, input.land)
  const subject = projectShape(projection, input.subject)
  const project = pointProjector(projection)
  const marks = input.keepClear.flatMap((point) => project(point.latitude, point.longitude) ?? [])
  const base: LocatorBase = {
    id: input.id,
    label: input.label,
    ...FRAME,
    ...layersWithin(PATH_BUDGET_CHARACTERS, {
      land,
      subject,
      disputed: projectShape(projection, input.disputed),
      borders: projectLines(projection, input.borders),
      graticule: projectLines(projection, graticuleLines(bounds)),
    }),
    ring: ringAround(projectShape(projection, view).flat()),
    globe: {
      ...drawGlobe(centre, input.globeLand, view),
      corner: emptyCorner(GLOBE_SIZE, FRAME, { subject, land, marks }),
    },
  }
  return { base, project }
}

type Lines = readonly PixelLine[]
type Layers<T> = { readonly [layer in 'land' | 'subject' | 'disputed' | 'borders' | 'graticule']: T }

function layersWithin(budget: number, lines: Layers<Lines>): Layers<string> {
  let layers = layersAt(TOLERANCES[0], lines)
  for (const tolerance of TOLERANCES) {
    layers = layersAt(tolerance, lines)
    if (Object.values(layers).reduce((sum, layer) => sum + layer.length, 0) <= budget) break
  }
  return layers
}

function layersAt(tolerance: number, lines: Layers<Lines>): Layers<string> {
  return {
    land: ringPath(lines.land, tolerance, SMALLEST_RING),
    subject: ringPath(lines.subject, tolerance, SMALLEST_SUBJECT_RING),
    disputed: ringPath(lines.disputed, tolerance, SMALLEST_RING),
    borders: linePath(lines.borders, tolerance),
    graticule: linePath(lines.graticule, tolerance),
  }
}

function ringPath(rings: Lines, tolerance: number, smallest: number): string {
  const visible = rings.map((ring) => simplifyRing(ring, tolerance))
  return pathData(visible.filter((ring) => ring.length > 2 && ringArea(ring) >= smallest), true)
}

function linePath(lines: Lines, tolerance: number): string {
  return pathData(lines.map((line) => simplifyLine(line, tolerance)).filter((line) => line.length > 1), false)
}

function ringAround(pixels: PixelLine): LocatorBase['ring'] {
  const { left, right, top, bottom } = pixelBox(pixels)
  if (Math.max(right - left, bottom - top) >= SMALLEST_SUBJECT) return null
  return { x: round((left + right) / 2), y: round((top + bottom) / 2), radius: RING_RADIUS }
}

function pointProjector(projection: GeoProjection): LocatorMap['project'] {
  return (latitude, longitude) => {
    const pixel = projection([longitude, latitude])
    if (pixel === null) return null
    const [x, y] = [round(pixel[0]), round(pixel[1])]
    return x < 0 || y < 0 || x > LOCATOR_WIDTH || y > LOCATOR_HEIGHT ? null : { x, y }
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
