import type { GeoProjection } from 'd3-geo'
import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { centreOf } from '#isomorphic/maps/map-geometry.ts'
import { pixelBox } from '#isomorphic/maps/pixel-box.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { projectLines, projectShape } from '#src/maps/lines/project-shape.ts'
import { drawGlobe } from './draw-globe.ts'
import { emptyCorner } from './empty-corner.ts'
import { graticuleLines } from './graticule-lines.ts'
import { drawInlandWater } from './inland-water.ts'
import type { LocatorInput } from './locator-input.ts'
import { fitLocatorLayers } from './locator-layers.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH, locatorProjection } from './locator-projection.ts'
import { piecesInView } from './pieces-in-view.ts'
import { cornerScale } from './scale-bar.ts'

/** A drawn base map and its projection. */
export type DrawnMap = {
  readonly base: LocatorBase
  /** Projects a point to pixels (one decimal); null outside the frame. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null
}

const MIN_SUBJECT_SIZE = 6
const RING_RADIUS = 14

export const FRAME = { width: LOCATOR_WIDTH, height: LOCATOR_HEIGHT }

/**
 * Draws a locator map of 760 × 700 px: layers as path data, globe inset (D8.2). Deterministic: the same input gives the
 * same base.
 * @throws {RangeError} when `extent` is empty
 */
export function drawLocatorBase(input: LocatorInput): DrawnMap {
  const view = piecesInView(input.extent, input.anchor)
  const { projection, frame } = locatorProjection(view)
  const centre = centreOf(view.flatMap((polygon) => polygon[0] ?? []))
  const land = projectShape(projection, input.land)
  const subject = projectShape(projection, input.subject)
  const project = pointProjector(projection)
  const marks = input.keepClear.flatMap((point) => project(point.latitude, point.longitude) ?? [])
  const layers = { subject, land, marks }
  const globe = drawGlobe(centre, input.globeLand, view)
  const corner = emptyCorner(globe, FRAME, layers)
  const { layers: drawn, step } = fitLocatorLayers({
    land,
    subject,
    disputed: projectShape(projection, input.disputed),
    borders: projectLines(projection, input.borders),
    graticule: projectLines(projection, graticuleLines(frame)),
  })
  const base: LocatorBase = {
    id: input.id,
    label: input.label,
    ...FRAME,
    ...drawn,
    ring: ringAround(projectShape(projection, view).flat()),
    ...drawInlandWater(projection, input, subject, step),
    streams: [],
    plan: [],
    inset: { ...globe, corner },
    scale: cornerScale(projection, FRAME, layers, corner),
    source: 'natural-earth',
  }
  return { base, project }
}

function ringAround(pixels: PixelLine): LocatorBase['ring'] {
  const { left, right, top, bottom } = pixelBox(pixels)
  if (Math.max(right - left, bottom - top) >= MIN_SUBJECT_SIZE) return null
  return { x: round((left + right) / 2), y: round((top + bottom) / 2), radius: RING_RADIUS }
}

/** Creates a function that projects a point to pixels (one decimal); null outside the frame. */
export function pointProjector(projection: GeoProjection): DrawnMap['project'] {
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
