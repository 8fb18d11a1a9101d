import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import type { RandomRange } from '#art/drawing/random.ts'

const BRANCH_LEVELS = 4
const TUBES = 5
const FAN_RIBS = 11

type Spot = { readonly x: number; readonly y: number; readonly size: number }

function branchPath(random: RandomRange, from: Point, angle: number, length: number, level: number): string {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] - Math.sin(angle) * length]
  const own = outline`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  if (level === 0) return own
  const spread = random(0.34, 0.56)
  const next = length * random(0.68, 0.82)
  const sides = [-1, 1].map((side) => branchPath(random, to, angle + side * spread, next, level - 1))
  return own + sides.join('')
}

/** Antler coral standing on y, in one ink. */
export function paintAntlerCoral(canvas: PosterCanvas, { x, y, size }: Spot, ink: string): void {
  const { random } = canvas
  let path = ''
  for (const lean of [-0.5, 0, 0.5]) {
    path += branchPath(random, [x, y], Math.PI / 2 - lean, size * 0.3, BRANCH_LEVELS - (lean === 0 ? 0 : 1))
  }
  addLine(canvas, path, ink, size * 0.05, { 'stroke-linecap': 'round' })
}

/** A dome of brain coral: a lit cap over a shaded side, and its furrows. */
export function paintBrainCoral(
  canvas: PosterCanvas,
  { x, y, size }: Spot,
  lit: string,
  shade: string,
): void {
  const dome = (halfWidth: number, height: number): string =>
    outline`M${x - halfWidth} ${y}q${halfWidth * 0.05} ${-height} ${halfWidth} ${-height}t${halfWidth} ${height}z`
  addPath(canvas, dome(size * 0.5, size * 0.62), lit)
  const side = outline`M${x + size * 0.06} ${y - size * 0.62}q${size * 0.42} ${size * 0.04} ${size * 0.44} ${size * 0.62}h${-size * 0.36}q${size * 0.12} ${-size * 0.3} ${-size * 0.08} ${-size * 0.62}z`
  addPath(canvas, side, shade)
  let furrows = ''
  for (const share of [0.3, 0.5, 0.7]) {
    const half = size * 0.5 * share
    furrows += outline`M${x - half - size * 0.06} ${y}q${half * 0.1} ${-size * 0.58 * share} ${half} ${-size * 0.58 * share}`
  }
  addLine(canvas, furrows, shade, size * 0.025)
}

/** Tube sponges of different heights, lit from the left, dark at the mouth. */
export function paintTubeSponge(
  canvas: PosterCanvas,
  { x, y, size }: Spot,
  inks: readonly [string, string, string],
): void {
  const { random } = canvas
  for (let index = 0; index < TUBES; index += 1) {
    const left = x + size * (index - TUBES / 2) * 0.17
    const tall = size * random(0.45, 1)
    const girth = size * 0.17
    const lean = (index - 2) * size * 0.05
    const tube = outline`M${left} ${y}l${lean} ${-tall}h${girth}l${-lean} ${tall}z`
    const side = outline`M${left + girth * 0.6} ${y}l${lean} ${-tall}h${girth * 0.4}l${-lean} ${tall}z`
    addPath(canvas, tube, inks[0])
    addPath(canvas, side, inks[1])
    const mouth = outline`M${left + lean} ${y - tall}q${girth / 2} ${-girth * 0.5} ${girth} 0q${-girth / 2} ${girth * 0.5} ${-girth} 0z`
    addPath(canvas, mouth, inks[2])
  }
}

/** A sea fan: a lobed web of one ink with ribs of another. */
export function paintSeaFan(canvas: PosterCanvas, { x, y, size }: Spot, web: string, rib: string): void {
  const { random } = canvas
  const rim: Point[] = []
  let ribs = ''
  for (let index = 0; index < FAN_RIBS; index += 1) {
    const angle = Math.PI * (0.12 + (0.76 * index) / (FAN_RIBS - 1))
    const reach = size * random(0.82, 1)
    const end: Point = [x + Math.cos(angle) * reach * 0.62, y - Math.sin(angle) * reach]
    rim.push(end)
    ribs += outline`M${x} ${y}Q${x + (end[0] - x) * 0.25} ${y - reach * 0.5} ${end[0]} ${end[1]}`
  }
  addPolygon(canvas, [[x, y], ...rim], web)
  addLine(canvas, ribs, rib, size * 0.016)
}
