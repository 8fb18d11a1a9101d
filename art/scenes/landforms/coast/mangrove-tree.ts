import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'

export type MangroveTree = {
  readonly x: number
  readonly waterY: number
  readonly height: number
  readonly lean: number
  readonly wood: string
  readonly leaf: string
  readonly leafLit: string
}

const ROOTS = [-1, -0.66, -0.36, 0.3, 0.62, 0.95]

function canopyPath(canvas: PosterCanvas, x: number, y: number, reach: number, count: number): string {
  const { random } = canvas
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const across = -1 + (2 * index) / (count - 1)
    const r = reach * random(0.2, 0.32)
    const bushX = x + across * reach * 0.82
    const bushY = y + across * across * reach * 0.16 + random(-0.06, 0.06) * reach
    path += outline`M${bushX - r} ${bushY}q0 ${-r} ${r} ${-r * 1.05}t${r} ${r * 1.05}q${-r} ${r * 0.62} ${-2 * r} 0z`
  }
  return path
}

/** A mangrove on arching prop roots that stand in the water at waterY. */
export function paintMangroveTree(canvas: PosterCanvas, tree: MangroveTree): void {
  const { random } = canvas
  const { x, waterY, height, lean, wood, leaf, leafLit } = tree
  const forkY = waterY - height * 0.36
  const crownX = x + lean * height
  let roots = ''
  for (const side of ROOTS) {
    const footX = x + side * height * 0.42 * random(0.85, 1.1)
    const startY = forkY - height * 0.1 * (1 - Math.abs(side))
    roots += outline`M${x} ${startY}Q${x + (footX - x) * 0.7} ${startY - height * 0.02} ${footX} ${waterY + height * 0.02}`
  }
  addLine(canvas, roots, wood, height * 0.024, { 'stroke-linecap': 'round' })
  addLine(
    canvas,
    outline`M${x} ${waterY}Q${x} ${forkY} ${crownX} ${waterY - height * 0.78}`,
    wood,
    height * 0.05,
  )
  addLine(
    canvas,
    outline`M${x + lean * height * 0.3} ${forkY - height * 0.06}L${x + height * 0.26} ${waterY - height * 0.76}M${x} ${forkY}L${x - height * 0.24} ${waterY - height * 0.72}`,
    wood,
    height * 0.028,
  )
  const crownY = waterY - height * 0.8
  addPath(canvas, canopyPath(canvas, crownX, crownY + height * 0.07, height * 0.46, 9), leaf)
  addPath(
    canvas,
    canopyPath(canvas, crownX - height * 0.04, crownY - height * 0.02, height * 0.36, 7),
    leafLit,
  )
}

export type MangroveIsle = {
  readonly x: number
  readonly waterY: number
  readonly halfWidth: number
  readonly rise: number
  readonly leaf: string
  readonly leafLit: string
  readonly roots: string
}

/** A low island of mangrove: a dark fringe of roots under a canopy whose top is lit. */
export function paintMangroveIsle(canvas: PosterCanvas, isle: MangroveIsle): void {
  const { random } = canvas
  const { x, waterY, halfWidth, rise, leaf, leafLit, roots } = isle
  addPath(
    canvas,
    outline`M${x - halfWidth} ${waterY}q${halfWidth} ${rise * 0.24} ${2 * halfWidth} 0l${-rise * 0.3} ${-rise * 0.5}h${rise * 0.6 - 2 * halfWidth}z`,
    roots,
  )
  const count = Math.max(4, Math.round(halfWidth / (rise * 0.42)))
  let body = ''
  let caps = ''
  for (let index = 0; index < count; index += 1) {
    const across = -1 + (2 * index) / (count - 1)
    const tall = rise * (1.05 - 0.5 * across * across) * random(0.8, 1.15)
    const r = (halfWidth / count) * random(1.25, 1.6)
    const bushX = x + across * (halfWidth - r * 0.5)
    const bushY = waterY - rise * 0.16
    body += outline`M${bushX - r} ${bushY}q${r * 0.05} ${-tall} ${r} ${-tall}t${r} ${tall}z`
    const capR = r * 0.7
    caps += outline`M${bushX - capR - r * 0.12} ${bushY - tall * 0.52}q${capR * 0.05} ${-tall * 0.42} ${capR} ${-tall * 0.42}t${capR} ${tall * 0.42}q${-capR} ${tall * 0.12} ${-2 * capR} 0z`
  }
  addPath(canvas, body, leaf)
  addPath(canvas, caps, leafLit)
}
