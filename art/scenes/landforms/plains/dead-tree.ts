import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, outline, type Point } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'

export const BARK = '#22141A'
export const SHADOW_ON_CLAY = '#A97B5A'
const LIMB_FORKS = 4

type Limb = {
  readonly foot: Point
  readonly angle: number
  readonly length: number
  readonly girth: number
  readonly forks: number
}

function limbPath(canvas: PosterCanvas, { foot, angle, length, girth, forks }: Limb): string {
  const { random } = canvas
  const [along, across] = [Math.cos(angle), Math.sin(angle)]
  const bend = random(-0.35, 0.35) * length * 0.3
  const tip: Point = [foot[0] + along * length, foot[1] - across * length]
  const middle: Point = [(foot[0] + tip[0]) / 2 + across * bend, (foot[1] + tip[1]) / 2 + along * bend]
  const beside = ([x, y]: Point, half: number): string => outline`${x + across * half} ${y + along * half}`
  const thin = girth * 0.62
  const rise = `M${beside(foot, -girth)}Q${beside(middle, -0.8 * girth)} ${beside(tip, -thin)}`
  let path = `${rise}L${beside(tip, thin)}Q${beside(middle, 0.8 * girth)} ${beside(foot, girth)}z`
  const count = forks === 0 ? 0 : forks > 2 || random() > 0.6 ? 2 : 3
  for (let index = 0; index < count; index += 1) {
    const turn = (index - (count - 1) / 2) * random(0.55, 0.95) + random(-0.18, 0.18)
    const branch = { angle: angle + turn, length: length * random(0.62, 0.82), girth: thin }
    path += limbPath(canvas, { foot: tip, ...branch, forks: forks - 1 })
  }
  return path
}

/** A bare forking tree with its foot on y, its root flare and a long flat shadow. */
export function paintDeadTree(canvas: PosterCanvas, x: number, y: number, size: number): void {
  addPath(canvas, lensPath(x + size * 0.5, y + size * 0.03, size * 0.62, size * 0.055), SHADOW_ON_CLAY)
  const trunk = { angle: Math.PI / 2 + canvas.random(-0.16, 0.16), length: size * 0.34, girth: size * 0.042 }
  const root = placePath('M-100 20q80 -30 80 -120h50q0 100 90 120z', { x, y, scale: size / 1000 })
  addPath(canvas, limbPath(canvas, { foot: [x, y + 4], ...trunk, forks: LIMB_FORKS }) + root, BARK)
}
