import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'

const CONIFER_TIERS = 5

/** A conifer standing on y, as path data. */
export function coniferPath(
  canvas: PosterCanvas,
  x: number,
  y: number,
  height: number,
  width = height * 0.3,
): string {
  const left: Point[] = [[x, y - height]]
  const right: Point[] = []
  for (let tier = 1; tier <= CONIFER_TIERS; tier += 1) {
    const share = tier / CONIFER_TIERS
    const tierY = y - height + height * 0.94 * share
    const half = width * share * 0.5
    left.push([x - half * canvas.random(0.85, 1.1), tierY], [x - half * 0.5, tierY - height * 0.03])
    right.push([x + half * canvas.random(0.85, 1.1), tierY], [x + half * 0.5, tierY - height * 0.03])
  }
  const trunk = width * 0.06
  const trunkTop = y - height * 0.06
  const foot: readonly Point[] = [
    [x - trunk, trunkTop],
    [x - trunk, y],
    [x + trunk, y],
    [x + trunk, trunkTop],
  ]
  return polylinePath([...left, ...foot, ...right.toReversed()])
}

export type Forest = {
  /** The ground: one height, or a height for each x. */
  readonly groundY: number | ((x: number) => number)
  readonly minHeight: number
  readonly maxHeight: number
  readonly step: number
  /** Scales the trees along the width (0 to 1); below 0.05 none stands. */
  readonly heightAt?: (share: number) => number
}

/** Conifers along the whole width in one ink. */
export function paintForest(canvas: PosterCanvas, forest: Forest, fill: string): void {
  const { groundY, minHeight, maxHeight, step, heightAt = () => 1 } = forest
  let path = ''
  for (let x = -20; x < canvas.width + 20; x += step * canvas.random(0.5, 1.3)) {
    const share = heightAt(x / canvas.width)
    if (share > 0.05) {
      const y = typeof groundY === 'number' ? groundY : groundY(x)
      path += coniferPath(canvas, x, y, canvas.random(minHeight, maxHeight) * share)
    }
  }
  addPath(canvas, path, fill)
}

export type Palm = {
  readonly x: number
  readonly groundY: number
  readonly height: number
  /** How far the crown stands off the foot, as a share of the height. */
  readonly lean: number
  readonly trunk: string
  readonly leaf: string
  readonly backLeaf?: string
  readonly frondScale?: number
}

const FROND_ANGLES = [2.95, 2.55, 2.05, 1.2, 0.75, 0.35, 0.02, 3.35]
const FROND_STEPS = 9

function frondPath(crown: Point, angle: number, length: number, droop: number): string {
  const upper: Point[] = []
  const lower: Point[] = []
  const [alongX, alongY] = [Math.cos(angle) * length, Math.sin(angle) * length]
  for (let index = 0; index <= FROND_STEPS; index += 1) {
    const share = index / FROND_STEPS
    const x = crown[0] + alongX * share
    const y = crown[1] - alongY * share + droop * length * share * share
    const depth = Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.08)) * length * 0.17
    upper.push([x, y])
    lower.push([x - alongX * 0.02, y + depth * 0.25], [x + alongX * 0.03, y + depth])
  }
  return polylinePath([...upper, ...lower.toReversed()])
}

/** A leaning palm with saw-edged fronds in two inks. */
export function paintPalm(canvas: PosterCanvas, palm: Palm): void {
  const { x, groundY, height, lean, trunk, leaf, backLeaf = leaf, frondScale = 1 } = palm
  const crown: Point = [x + lean * height, groundY - height]
  const girth = height * 0.028
  const leftSide = outline`Q${x + lean * height * 0.15 - girth * 0.6} ${groundY - height * 0.55} ${crown[0] - girth * 0.5} ${crown[1]}`
  const rightSide = outline`Q${x + lean * height * 0.2 + girth} ${groundY - height * 0.5} ${x + girth * 1.2} ${groundY}`
  const top = outline`L${crown[0] + girth * 0.5} ${crown[1]}`
  addPath(canvas, `${outline`M${x - girth} ${groundY}`}${leftSide}${top}${rightSide}z`, trunk)
  const fronds = FROND_ANGLES.map((angle) => {
    const turned = angle + canvas.random(-0.1, 0.1)
    return frondPath(
      crown,
      turned,
      height * 0.4 * frondScale * canvas.random(0.85, 1.1),
      canvas.random(0.5, 0.75),
    )
  })
  addPath(canvas, fronds.filter((_frond, index) => index % 2 === 1).join(''), backLeaf)
  addPath(canvas, fronds.filter((_frond, index) => index % 2 === 0).join(''), leaf)
}
