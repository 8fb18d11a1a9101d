import type { PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline } from '#art/drawing/path.ts'

const VINE_ROWS = 34
/** Rows are drawn so far beyond the edges, and no farther. */
const ROW_REACH = 400

type Point = readonly [x: number, y: number]

const pointBetween = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
]

/** The first part of a quadratic curve. */
function beginningOf(from: Point, bend: Point, to: Point, share: number) {
  const middle = pointBetween(from, bend, share)
  return { bend: middle, end: pointBetween(middle, pointBetween(bend, to, share), share) }
}

/** How much of the way lies within the bounds; renderers of social cards give up on shapes that reach far beyond the picture. */
function shareWithin(from: number, to: number, { min, max }: { min: number; max: number }): number {
  if (to < min) return Math.min(1, (from - min) / (from - to))
  return to > max ? Math.min(1, (max - from) / (to - from)) : 1
}

/** Rows of vines that run apart towards the viewer, from a point above the field; path data. */
export function vineRowsPath(canvas: PosterCanvas, y: number): string {
  const { width, height, unit, random } = canvas
  const middleX = width * random(0.3, 0.7)
  const topY = y - 80 * unit
  const bendY = y + 80 * unit
  let path = ''
  for (let row = -VINE_ROWS; row <= VINE_ROWS; row += 1) {
    const farX = middleX + row * 30 * unit
    const nearX = middleX + row * 120 * unit
    const bendX = between(farX, nearX, 0.4)
    const isSeen = Math.max(farX, nearX) > -60 * unit && Math.min(farX, nearX) < width + 20
    const share = shareWithin(farX, nearX, { min: -ROW_REACH * unit, max: width + ROW_REACH * unit })
    if (!isSeen || share <= 0) continue
    const edge = (from: number, bend: number, to: number) =>
      beginningOf([from, topY], [bend, bendY], [to, height + 60], share)
    const left = edge(farX, bendX + 20 * unit, nearX)
    const right = edge(farX + 7 * unit, bendX + 38 * unit, nearX + 46 * unit)
    path += outline`M${farX} ${topY}Q${left.bend[0]} ${left.bend[1]} ${left.end[0]} ${left.end[1]}`
    path += outline`L${right.end[0]} ${right.end[1]}Q${right.bend[0]} ${right.bend[1]} ${farX + 7 * unit} ${topY}z`
  }
  return path
}
