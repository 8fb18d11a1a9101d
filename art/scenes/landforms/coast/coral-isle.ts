import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineSymbol, stampSymbol } from '#art/drawing/definition.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import { spray, sprayRadial } from '#art/drawing/spray.ts'

export type Isle = {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Height of the shape as a share of its width. */
  readonly squash: number
  /** Three waves start here; the same number gives the same coast. */
  readonly phase: number
  readonly palms: number
  /** A ring of land around water of its own, instead of land through and through. */
  readonly isRing?: boolean
}

const TURN = 2 * Math.PI
const COAST_POINTS = 14
const PALM_RADIUS = 24
const LAGOON = '#57C6C2'
const LAGOON_PALE = '#A5E6D2'

/** A place on the coast of an island, at `reach` radii from its middle. */
export function coastPoint(isle: Isle, angle: number, reach: number, wobble = 0.16): Point {
  const { x, y, radius, squash, phase } = isle
  const slow = Math.sin(2 * angle + phase) + 0.7 * Math.sin(3 * angle + phase * 2.3)
  const distance = radius * reach * (1 + wobble * (slow + 0.35 * Math.sin(5 * angle + phase * 4.1)))
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * squash]
}

/** The closed curve around an island at `reach` radii from its middle. */
export function coastPath(isle: Isle, reach: number, wobble?: number): string {
  const points = Array.from({ length: COAST_POINTS }, (_none, index) =>
    coastPoint(isle, (index / COAST_POINTS) * TURN, reach, wobble),
  )
  const at = (index: number): Point => points[(index + COAST_POINTS) % COAST_POINTS] ?? [isle.x, isle.y]
  // Both handles of a point lie on one line, so the shorthand S can leave one of them out.
  const curves = points.map(([startX, startY], index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const leave = outline`C${startX + (end[0] - before[0]) / 6} ${startY + (end[1] - before[1]) / 6} `
    const arrive = outline`${end[0] - (after[0] - startX) / 6} ${end[1] - (after[1] - startY) / 6}`
    return (index === 0 ? leave : 'S') + arrive + outline` ${end[0]} ${end[1]}`
  })
  return `${outline`M${at(0)[0]} ${at(0)[1]}`}${curves.join('')}z`
}

function paintReef(canvas: PosterCanvas, isle: Isle): void {
  const { unit } = canvas
  const { x, y, radius } = isle
  sprayRadial(canvas, coastPath(isle, 1.95, 0.13), '#1C87A6', [x, y, radius * 2.3], 1, 0.1)
  addPath(canvas, coastPath(isle, 1.66, 0.14), '#2FA9B8')
  const dashes = [60, 14, 24, 10].map((length) => Math.round(length * unit)).join(' ')
  const surf = { 'stroke-dasharray': dashes, 'stroke-linecap': 'round' }
  addLine(canvas, coastPath(isle, 1.7, 0.14), '#DDF5EA', 4 * unit, surf)
  const lagoon = coastPath(isle, 1.5, 0.15)
  addPath(canvas, lagoon, LAGOON)
  sprayRadial(canvas, lagoon, LAGOON_PALE, [x, y, radius * 1.55])
}

function paintLand(canvas: PosterCanvas, isle: Isle): void {
  const { x, y, radius } = isle
  addPath(canvas, coastPath(isle, 1.04, 0.165), '#D9F2DC')
  addPath(canvas, coastPath(isle, 0.97, 0.165), '#F9E7BC')
  addPath(canvas, coastPath(isle, 0.82, 0.17), '#E9C98C')
  const woods = coastPath(isle, 0.76, 0.175)
  addPath(canvas, woods, '#5B9A4E')
  spray(canvas, woods, '#1E5A45', [x + radius * 0.6, y + radius * 0.6, x - radius * 0.4, y - radius * 0.5])
  if (isle.isRing !== true) {
    const hill = { ...isle, x: x - radius * 0.08, y: y - radius * 0.08, phase: isle.phase + 1 }
    addPath(canvas, coastPath(hill, 0.3, 0.2), '#2F6E4C')
    const top = { ...isle, x: x - radius * 0.12, y: y - radius * 0.13, phase: isle.phase + 2 }
    addPath(canvas, coastPath(top, 0.16, 0.2), '#4E8F52')
  }
}

/** The water inside a ring of land, and the pass that lets the sea in. */
function paintInnerLagoon(canvas: PosterCanvas, isle: Isle): void {
  const { x, y, radius, squash } = isle
  addPath(canvas, coastPath(isle, 0.56, 0.2), '#F9E7BC')
  const pass = [-0.75, -0.65, -0.55].map((angle) => coastPoint(isle, angle, 1.06, 0.165))
  addPolygon(canvas, [[x, y], ...pass], LAGOON)
  const water = coastPath(isle, 0.5, 0.2)
  addPath(canvas, water, LAGOON)
  sprayRadial(canvas, water, '#1C87A6', [x, y, radius * squash * 0.6])
}

function palmLeafPath(x: number, y: number, radius: number, angle: number): string {
  const [alongX, alongY] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
  const [asideX, asideY] = [-alongY * 0.2, alongX * 0.2]
  const tip = outline`${x + alongX} ${y + alongY}`
  const out = outline`M${x} ${y}Q${x + alongX * 0.5 + asideX} ${y + alongY * 0.5 + asideY} `
  return out + tip + outline`Q${x + alongX * 0.5 - asideX} ${y + alongY * 0.5 - asideY} ${x} ${y}z`
}

/** Every second leaf of a palm crown seen from above. */
function palmCrownPath(x: number, y: number, radius: number, turn: number): string {
  return [0, 2, 4, 6].map((leaf) => palmLeafPath(x, y, radius, turn + (leaf * TURN) / 8)).join('')
}

/** A palm crown seen from above with its shadow, as a stamp. */
export function definePalmCrown(canvas: PosterCanvas): string {
  const turn = canvas.random()
  return defineSymbol(canvas, () => {
    addPath(canvas, palmCrownPath(13, 14, 22, turn), '#16432F', { opacity: 0.5 })
    addPath(canvas, palmCrownPath(0, 0, PALM_RADIUS, turn), '#2F7A4A')
    addPath(canvas, palmCrownPath(0, 0, PALM_RADIUS, turn + TURN / 8), '#86B65A')
  })
}

function stampPalms(canvas: PosterCanvas, isle: Isle, crown: string): void {
  const { random, unit } = canvas
  const places = Array.from({ length: isle.palms }, () => {
    // The pass of a ring stays free of trees.
    const angle = isle.isRing === true ? random(-0.45, TURN - 0.85) : random(0, TURN)
    const reach = isle.isRing === true ? random(0.64, 0.8) : random(0.35, 0.86)
    const [x, y] = coastPoint(isle, angle, reach, isle.isRing === true ? 0.18 : 0)
    return { x, y, scale: (random(16, 28) * unit) / PALM_RADIUS }
  })
  for (const { x, y, scale } of places.toSorted((one, other) => one.y - other.y)) {
    const place = outline`translate(${x} ${y})rotate(${random(0, 45)})`
    stampSymbol(canvas, crown, `${place}scale(${scale.toFixed(2)})`)
  }
}

/** One island from above in seven rings: deep water, reef, surf, lagoon, shallows, beach, woods. */
export function paintIsle(canvas: PosterCanvas, isle: Isle, palmCrown: string): void {
  paintReef(canvas, isle)
  paintLand(canvas, isle)
  if (isle.isRing === true) {
    paintInnerLagoon(canvas, isle)
  }
  stampPalms(canvas, isle, palmCrown)
}
