import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, lensPath, type Point } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const FLOE_CORNERS = 7
const FLOE_COUNT = 20

function paintFloe(canvas: PosterCanvas, x: number, y: number, halfWidth: number): void {
  const { random } = canvas
  const surface = Array.from({ length: FLOE_CORNERS }, (_none, corner): Point => {
    const angle = (corner / FLOE_CORNERS) * 2 * Math.PI
    return [
      x + Math.cos(angle) * halfWidth * random(0.8, 1.1),
      y + Math.sin(angle) * halfWidth * 0.2 * random(0.8, 1.15),
    ]
  })
  const side = surface.map(([left, top]): Point => [left, top + halfWidth * 0.13])
  const pool = surface.map(
    ([left, top]): Point => [
      between(left, x + halfWidth * 0.3, 0.5),
      between(top, y - halfWidth * 0.05, 0.5),
    ],
  )
  addPolygon(canvas, side, '#4FA0A8')
  addPolygon(canvas, surface, '#EDF6EA')
  addPolygon(canvas, pool, '#CFE7DD')
}

/** Floes strewn over the water from top to bottom, larger towards the viewer. */
export function paintFloes(canvas: PosterCanvas, topY: number, bottomY: number): void {
  const { width, unit, random } = canvas
  for (let index = 0; index < FLOE_COUNT; index += 1) {
    const share = (index / FLOE_COUNT) ** 1.3
    // Steps of the golden angle keep the floes from lining up.
    const across = (index * 0.381 + 0.07 + random(-0.04, 0.04)) % 1
    paintFloe(
      canvas,
      width * across,
      between(topY, bottomY, share),
      between(22, 105, share) * unit * random(0.7, 1.2),
    )
  }
}

/** An iceberg that floats on y, lit from the left. */
export function paintIceberg(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const ridge = 'L-34 -150L8 -128L52 -84L90 -70L132 0'
  addPath(canvas, placePath(`M-130 0L-96 -70L-60 -92${ridge}z`, at), '#F4FAEE')
  addPath(canvas, placePath(`M-34 -150${ridge}L20 0L6 -62L-18 -92z`, at), '#7FC3BF')
  addPath(canvas, placePath('M52 -84L90 -70L132 0H78z', at), '#4C98A3')
  addPath(canvas, lensPath(x, y + 14 * scale, 130 * scale, 18 * scale), '#8FD5C4', { opacity: 0.6 })
}
