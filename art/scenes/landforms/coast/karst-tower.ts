import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline, type Point } from '#art/drawing/path.ts'

const STEPS = 8
const CLIFFS = 5
const LEDGE_BUSHES = 4

export type KarstInks = Readonly<Record<'rock' | 'shade' | 'green', string>>

export type KarstTower = {
  readonly x: number
  readonly footY: number
  readonly halfWidth: number
  readonly height: number
  readonly inks: KarstInks
}

function paintRock(canvas: PosterCanvas, { x, footY, halfWidth, height, inks }: KarstTower): void {
  const { random } = canvas
  const [left, right, spine]: [Point[], Point[], Point[]] = [[], [], []]
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS
    const y = footY - height + height * share
    // Steep sides under a rounded top: the foot is hardly wider than the shoulder.
    const girth = halfWidth * Math.sin(Math.PI * 0.5 * Math.min(1, share * 1.35 + 0.12)) ** 0.62
    left.push([x - girth * random(0.91, 1.09), y])
    right.push([x + girth * random(0.91, 1.09), y])
    spine.push([x + halfWidth * (0.12 + (step % 2 === 1 ? 0.2 : -0.06) + random(-0.05, 0.05)), y])
  }
  const top: Point = [x - halfWidth * 0.1, footY - height - halfWidth * 0.12]
  addPolygon(canvas, [...left.toReversed(), top, ...right], inks.rock)
  addPolygon(canvas, [...right, ...spine.toReversed()], inks.shade)
}

function paintCliffs(canvas: PosterCanvas, { x, footY, halfWidth, height, inks }: KarstTower): void {
  const { random } = canvas
  let path = ''
  for (let index = 0; index < CLIFFS; index += 1) {
    const left = x + halfWidth * random(-0.7, 0)
    const topY = footY - height * random(0.5, 0.85)
    const tall = height * random(0.14, 0.34)
    const broad = halfWidth * random(0.05, 0.12)
    const down = outline`l${broad * 0.3} ${tall}l${-broad * 0.9} ${tall * 0.12}z`
    path += outline`M${left} ${topY}l${broad} ${-tall * 0.12}${down}`
  }
  addPath(canvas, path, mixInk(inks.rock, '#FFF6DC', 0.45))
}

function paintGreenery(canvas: PosterCanvas, { x, footY, halfWidth, height, inks }: KarstTower): void {
  const { unit, random } = canvas
  const count = Math.max(4, Math.round(halfWidth / (15 * unit))) * 2
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const angle = Math.PI * (0.16 + (index / (count - 1)) * 0.68)
    const bushX = x - Math.cos(angle) * halfWidth * 0.74
    const bushY = footY - height * (0.9 + Math.sin(angle) * 0.1)
    const r = random(0.09, 0.16) * halfWidth + 3 * unit
    path += outline`M${bushX - r} ${bushY + r * 0.5}q${r * 0.1} ${-r * 1.3} ${r} ${-r * 1.3}t${r} ${r * 1.3}z`
  }
  for (let index = 0; index < LEDGE_BUSHES; index += 1) {
    const bushX = x + halfWidth * random(-0.8, 0.7)
    const bushY = footY - height * random(0.25, 0.7)
    const r = halfWidth * random(0.12, 0.24)
    const crown = outline`M${bushX - r} ${bushY}q${r * 0.2} ${-r} ${r} ${-r * 0.9}t${r} ${r}`
    path += `${crown}${outline`q${-r} ${r * 0.5} ${-2 * r} ${-r * 0.1}z`}`
  }
  addPath(canvas, path, inks.green)
}

/** A limestone tower lit from the left, pale cliffs on its face and scrub on its top and ledges. */
export function paintKarstTower(canvas: PosterCanvas, tower: KarstTower): void {
  paintRock(canvas, tower)
  paintCliffs(canvas, tower)
  paintGreenery(canvas, tower)
}
