import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'
import { slopeLine } from '#art/kit/terrain.ts'

const GULLIES = 7

export type FjordWall = {
  readonly side: -1 | 1
  /** Where the wall meets the water, and how high its shoulder and its summit stand above it. */
  readonly noseX: number
  readonly waterY: number
  readonly shoulder: number
  readonly summit: number
  readonly summitX: number
  readonly lit: string
  readonly shade: string
  readonly snow?: string
}

function gully(canvas: PosterCanvas, wall: FjordWall, share: number): readonly Point[] {
  const { random } = canvas
  const { side, noseX, waterY, summit, summitX } = wall
  const edgeX = side < 0 ? 0 : canvas.width
  const footX = between(noseX, edgeX, share)
  const topX = between(noseX, summitX, 0.35 + share * 0.9)
  const top = waterY - summit * random(0.62, 0.8) * Math.min(1, 0.45 + share)
  const broad = random(0.05, 0.1) * Math.abs(noseX - edgeX)
  return [
    [topX, top],
    [between(topX, footX, 0.5) + side * broad * 0.9, between(top, waterY, 0.45)],
    [footX + side * broad * 1.3, waterY],
    [footX - side * broad * 0.4, waterY],
    [between(topX, footX, 0.5) - side * broad * 0.3, between(top, waterY, 0.55)],
  ]
}

function snowCap(canvas: PosterCanvas, crest: readonly Point[], lineY: number): readonly Point[] {
  const above = crest.filter(([, y]) => y < lineY)
  const teeth = above.toReversed().map(([x, y], index): Point => {
    const bite = (index % 2 === 0 ? 0.75 : 0.35) * canvas.random(0.8, 1.1)
    return [x, between(y, lineY, bite) + 6 * canvas.unit]
  })
  return [...above, ...teeth]
}

/** A steep wall that comes in from one side and drops straight into the water; walls on the left stand in shade. */
export function paintFjordWall(canvas: PosterCanvas, wall: FjordWall): void {
  const { side, noseX, waterY, shoulder, summit, summitX, lit, shade, snow } = wall
  const edgeX = side < 0 ? -30 : canvas.width + 30
  const nose: Point = [noseX, waterY]
  const shoulderAt: Point = [noseX + side * shoulder * 0.34, waterY - shoulder]
  const peak: Point = [summitX, waterY - summit]
  const crest = [
    ...slopeLine(canvas, shoulderAt, peak, 6, 0.7),
    ...slopeLine(canvas, peak, [edgeX, waterY - summit * 0.72], 5, 0.9).slice(1),
  ]
  const face = side < 0 ? shade : lit
  addPolygon(canvas, [nose, ...slopeLine(canvas, nose, shoulderAt, 4, 0.6), ...crest, [edgeX, waterY]], face)
  const rib = mixInk(face, side < 0 ? lit : shade, side < 0 ? 0.3 : 0.62)
  for (let index = 0; index < GULLIES; index += 1) {
    addPolygon(canvas, gully(canvas, wall, 0.06 + (index / GULLIES) * 0.94), rib)
  }
  if (snow !== undefined) {
    const lineY = waterY - summit * 0.78
    addPolygon(canvas, snowCap(canvas, crest, lineY), side < 0 ? mixInk(snow, shade, 0.32) : snow)
  }
}

/** A thread of falling water, wider where it lands. */
export function paintFallThread(
  canvas: PosterCanvas,
  x: number,
  topY: number,
  footY: number,
  ink: string,
): void {
  const { unit, random } = canvas
  const stray = random(-10, 10) * unit
  const middleY = (topY + footY) / 2
  const left = outline`M${x} ${topY}L${x + stray} ${middleY}L${x + stray * 0.4 - 5 * unit} ${footY}`
  addPath(
    canvas,
    `${left}${outline`h${11 * unit}L${x + stray + 6 * unit} ${middleY}L${x + 4 * unit} ${topY}z`}`,
    ink,
  )
}
