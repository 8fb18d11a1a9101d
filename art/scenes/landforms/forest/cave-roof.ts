import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'

export type CaveRoof = {
  /** Height of the lower edge in the middle and at the sides. */
  readonly middleY: number
  readonly sideY: number
  readonly middleX: number
  readonly maxLength: number
  readonly step: number
  readonly ink: string
}

/** The roof of a cave down to an arched edge from which dripstones hang, the maxLength away from the middle. */
export function paintCaveRoof(canvas: PosterCanvas, roof: CaveRoof): void {
  const { width, random } = canvas
  const { middleY, sideY, middleX, maxLength, step, ink } = roof
  const edge: Point[] = [
    [-20, -20],
    [-20, sideY],
  ]
  for (let x = -10; x < width + 10; x += step * random(0.6, 1.4)) {
    const away = Math.min(1, Math.abs(x - middleX) / (width * 0.5))
    const y = middleY + (sideY - middleY) * away ** 1.6
    const tip = maxLength * random(0.15, 1) * (0.35 + 0.65 * away)
    const half = step * random(0.16, 0.32)
    edge.push(
      [x - half, y],
      [x - half * 0.25, y + tip * 0.7],
      [x, y + tip],
      [x + half * 0.3, y + tip * 0.6],
      [x + half, y],
    )
  }
  addPolygon(canvas, [...edge, [width + 20, sideY], [width + 20, -20]], ink)
}

export type Skylight = {
  readonly x: number
  readonly y: number
  readonly reachX: number
  readonly reachY: number
}

/** The uneven rim of a skylight, seen from below, as path data; `grow` widens it. */
export function skylightPath(canvas: PosterCanvas, { x, y, reachX, reachY }: Skylight, grow: number): string {
  const points = Array.from({ length: 22 }, (_none, index) => {
    const angle = (index / 22) * Math.PI * 2
    const uneven = 1 + Math.sin(index * 2.7) * 0.05 + canvas.random(-0.045, 0.045)
    return outline`${x + Math.cos(angle) * reachX * grow * uneven} ${y + Math.sin(angle) * reachY * grow * uneven}`
  })
  return `M${points.join('L')}z`
}

/** Roots that hang from the rim of a skylight, with a few leaves on the way. */
export function paintHangingRoots(
  canvas: PosterCanvas,
  skylight: Skylight,
  footY: number,
  inks: readonly [string, string],
): void {
  const { random, unit } = canvas
  let roots = ''
  let leaves = ''
  for (let index = 0; index < 15; index += 1) {
    const across = -0.95 + (1.9 * index) / 14 + random(-0.04, 0.04)
    const x = skylight.x + across * skylight.reachX
    const startY = skylight.y + Math.sqrt(Math.max(0, 1 - across * across)) * skylight.reachY * 0.92
    const tall = (footY - startY) * random(0.24, 0.86) * (0.5 + 0.5 * Math.abs(across))
    const sway = random(-12, 12) * unit
    roots += outline`M${x} ${startY}q${sway} ${tall * 0.5} ${sway * 0.4} ${tall}`
    for (let leaf = 1; leaf < 4; leaf += 1) {
      const y = startY + tall * leaf * 0.22
      const side = leaf % 2 === 0 ? 1 : -1
      leaves += outline`M${x} ${y}q${side * 14 * unit} ${-9 * unit} ${side * 22 * unit} ${6 * unit}q${-side * 14 * unit} ${6 * unit} ${-side * 22 * unit} ${-6 * unit}z`
    }
  }
  addLine(canvas, roots, inks[0], 2.6 * unit)
  addPath(canvas, leaves, inks[1])
}
