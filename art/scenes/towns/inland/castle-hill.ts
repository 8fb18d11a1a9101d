import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'

/** The outline of the hill around its middle, from left to right. */
export function hillCrest(canvas: PosterCanvas, middleX: number): readonly Point[] {
  const { width, height, unit } = canvas
  return [
    [-30, height * 0.6],
    [middleX - 420 * unit, height * 0.52],
    [middleX - 190 * unit, height * 0.33],
    [middleX + 20 * unit, height * 0.262],
    [middleX + 200 * unit, height * 0.27],
    [middleX + 420 * unit, height * 0.4],
    [Math.max(width + 30, middleX + 700 * unit), height * 0.5],
  ]
}

/** The height of the hill at x: half straight, half eased between two points of its crest. */
export function crestY(crest: readonly Point[], x: number): number {
  const index = Math.max(0, crest.findIndex(([right]) => x <= right) - 1)
  const [start, end] = [crest[index], crest[index + 1]]
  if (start === undefined || end === undefined) {
    return crest[crest.length - 1]?.[1] ?? 0
  }
  const share = (x - start[0]) / (end[0] - start[0])
  const eased = share * share * (3 - 2 * share)
  return between(start[1], end[1], (eased + share) / 2)
}

/** The green hill under the town, shaded to the right, bushes along its top. */
export function paintCastleHill(canvas: PosterCanvas, crest: readonly Point[], middleX: number): void {
  const { height, unit, random } = canvas
  const hill = smoothPath(crest, height)
  addPath(canvas, hill, '#6E8F5E')
  spray(canvas, hill, '#38604E', [middleX + 500 * unit, height * 0.5, middleX, height * 0.3])
  let bushes = ''
  for (let x = middleX - 230 * unit; x < middleX + 330 * unit; x += 22 * unit) {
    const r = random(14, 26) * unit
    const y = crestY(crest, x) + 8 * unit
    bushes += outline`M${x - r} ${y}q${r * 0.2} ${-r * 1.5} ${r} ${-r * 1.5}t${r} ${r * 1.5}z`
  }
  addPath(canvas, bushes, '#2F5C4C')
}
