import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'

/** The position of the house at the end of the road. */
export type RoadAnchor = { readonly x: number; readonly y: number }

/** Middle, height, half width of the road, far to near. */
export type RoadStep = { readonly x: number; readonly y: number; readonly half: number }

/** The bends of a road from a house down to the lower edge. */
export function roadSteps(canvas: PosterCanvas, { x, y }: RoadAnchor): readonly RoadStep[] {
  const { height, unit } = canvas
  const step = (across: number, stepY: number, half: number): RoadStep => ({
    x: x + across * unit,
    y: stepY,
    half: half * unit,
  })
  return [
    step(-8, y + 20 * unit, 4),
    step(60, height * 0.64, 7),
    step(-10, height * 0.69, 11),
    step(-150, height * 0.74, 18),
    step(-120, height * 0.8, 28),
    step(60, height * 0.87, 44),
    step(40, height * 1.04, 90),
  ]
}

/** A white road that widens towards the viewer. */
export function paintRoad(canvas: PosterCanvas, steps: readonly RoadStep[]): void {
  const { height } = canvas
  const left = steps.map(({ x, y, half }): Point => [x - half, y])
  const right = steps.map(({ x, y, half }): Point => [x + half, y])
  const path = `${smoothPath(left)}${smoothPath(right.toReversed()).replace('M', 'L')}z`
  addPath(canvas, path, '#FBEBC8')
  sprayVertical(canvas, path, '#D9A566', height, height * 0.75)
}
