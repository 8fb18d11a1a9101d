import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'

export type PillarInks = Readonly<Record<'lit' | 'shade' | 'crack' | 'green', string>>

export type StonePillar = {
  readonly x: number
  readonly footY: number
  readonly topY: number
  /** Half widths of the flat top and of the foot. */
  readonly topHalf: number
  readonly footHalf: number
  readonly inks: PillarInks
}

const STEPS = 9

type Sides = {
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  readonly spine: readonly Point[]
}

function sidesOf(canvas: PosterCanvas, { x, footY, topY, topHalf, footHalf }: StonePillar): Sides {
  const { random } = canvas
  const [left, right, spine]: [Point[], Point[], Point[]] = [[], [], []]
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS
    const y = between(topY, footY, share)
    const shoulder = step === 0 ? 0.86 : 1
    const half = between(topHalf, footHalf, share ** 1.7) * shoulder
    left.push([x - half * random(0.93, 1.08), y])
    right.push([x + half * random(0.93, 1.08), y])
    spine.push([x + half * ((step % 2 === 0 ? 0 : 0.2) + random(0, 0.22)), y])
  }
  return { left, right, spine }
}

/** A pillar of rock with a flat top, lit from the left, cracked down its faces, scrub on its ledges. */
export function paintStonePillar(canvas: PosterCanvas, pillar: StonePillar): void {
  const { random, unit } = canvas
  const { x, footY, topY, topHalf, footHalf, inks } = pillar
  const { left, right, spine } = sidesOf(canvas, pillar)
  addPolygon(canvas, [...left.toReversed(), ...right], inks.lit)
  addPolygon(canvas, [...spine, ...right.toReversed()], inks.shade)
  let cracks = ''
  for (let index = 0; index < 9; index += 1) {
    const start = between(topY, footY, random(0.04, 0.7))
    const crackX = x + between(-0.85, 0.85, index / 8) * topHalf
    const tall = (footY - topY) * random(0.1, 0.3)
    cracks += outline`M${crackX} ${start}l${random(-6, 6) * unit} ${tall * 0.6}l${random(-4, 8) * unit} ${tall * 0.4}`
  }
  addLine(canvas, cracks, inks.crack, Math.max(2, topHalf * 0.03))
  let scrub = ''
  for (let index = 0; index < 7; index += 1) {
    const share = random(0.08, 0.9)
    const y = between(topY, footY, share)
    const reach = between(topHalf, footHalf, share ** 1.7) * random(-0.9, 0.9)
    const r = random(0.08, 0.17) * topHalf + 4 * unit
    scrub += outline`M${x + reach - r} ${y}q${r * 0.1} ${-r * 1.2} ${r} ${-r * 1.2}t${r} ${r * 1.2}q${-r} ${r * 0.5} ${-2 * r} 0z`
  }
  addPath(canvas, scrub, inks.green)
}
