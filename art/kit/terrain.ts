import type { PosterCanvas } from '#art/drawing/canvas.ts'
import { between, type Point } from '#art/drawing/path.ts'

/** Points of a smooth rolling line around `y`; draw it with `smoothPath`. */
export function hillLine(canvas: PosterCanvas, y: number, swing: number, count: number): readonly Point[] {
  const { random, width } = canvas
  const phase = random(0, 9)
  const points: Point[] = []
  for (let index = -1; index <= count + 1; index += 1) {
    const wave = Math.sin(index * 1.7 + phase) * 0.55 + random(-0.5, 0.5)
    points.push([(width * index) / count, y + swing * wave])
  }
  return points
}

/** An angular ridge around `y` by midpoint displacement, of at least `count` points. */
export function ridgeLine(
  canvas: PosterCanvas,
  y: number,
  swing: number,
  count: number,
  calm = 0.5,
): readonly Point[] {
  const { random, width } = canvas
  let points: readonly Point[] = [
    [-10, y + random(-swing, swing) * 0.5],
    [width + 10, y + random(-swing, swing) * 0.5],
  ]
  for (let height = swing; points.length < count; height *= calm) {
    points = points.flatMap((point, index): readonly Point[] => {
      const before = points[index - 1]
      if (before === undefined) {
        return [point]
      }
      const middleX = (before[0] + point[0]) / 2 + random(-0.15, 0.15) * (point[0] - before[0])
      return [[middleX, (before[1] + point[1]) / 2 + random(-height, height)], point]
    })
  }
  return points
}

/** A broken straight line from one point to another in `count` steps. */
export function slopeLine(
  canvas: PosterCanvas,
  from: Point,
  to: Point,
  count: number,
  roughness: number,
): readonly Point[] {
  const { random } = canvas
  const points: Point[] = [from]
  for (let index = 1; index < count; index += 1) {
    const share = index / count
    const strayX = (random(-0.5, 0.5) * roughness * Math.abs(to[0] - from[0])) / count
    const strayY = (random(-0.9, 0.9) * roughness * Math.abs(to[1] - from[1])) / count
    points.push([between(from[0], to[0], share) + strayX, between(from[1], to[1], share) + strayY])
  }
  points.push(to)
  return points
}
