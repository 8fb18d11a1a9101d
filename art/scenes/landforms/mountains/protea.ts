import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineSymbol } from '#art/drawing/definition.ts'
import { outline } from '#art/drawing/path.ts'

/** How many petals, half their breadth, their length, and the angle they spread over in radians. */
type PetalRing = readonly [number, number, number, number]

function petalPath([count, breadth, length, spread]: PetalRing): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const angle = (index / (count - 1) - 0.5) * spread
    const [tipX, tipY] = [Math.sin(angle) * length, -Math.cos(angle) * length]
    const [sideX, sideY] = [Math.cos(angle) * breadth, Math.sin(angle) * breadth]
    const rise = outline`Q${tipX * 0.6 - sideX * 1.5} ${tipY * 0.6 - sideY * 1.5} ${tipX} ${tipY}`
    const fall = outline`Q${tipX * 0.6 + sideX * 1.5} ${tipY * 0.6 + sideY * 1.5} ${sideX * 0.5} ${sideY * 0.5}`
    path += `${outline`M${-sideX * 0.5} ${-sideY * 0.5}`}${rise}${fall}z`
  }
  return path
}

/** Side of the stem and distance below the flower. */
const LEAVES = [
  [-1, 90],
  [1, 120],
  [-1, 160],
  [1, 60],
] as const

function paintProtea(canvas: PosterCanvas): void {
  const leaves = LEAVES.map(
    ([side, down]) => `M0 ${down}q${side * 50} -10 ${side * 92} -70q${side * -10} 70 ${side * -92} 84z`,
  )
  const tips = Array.from({ length: 7 }, (_none, index) => `M${index * 10 - 34} -40l5 -46l5 46z`)
  addLine(canvas, 'M0 20Q-8 140 0 300', '#3B6A4A', 14)
  addPath(canvas, leaves.join(''), '#4C8560')
  addPath(canvas, petalPath([9, 17, 118, 3]), '#B43A4C')
  addPath(canvas, petalPath([8, 16, 106, 2.4]), '#E0677A')
  addPath(canvas, 'M-46 -22Q-40 -92 0 -98Q40 -92 46 -22Q0 24 -46 -22z', '#F9DFC8')
  addPath(canvas, tips.join(''), '#F0B49A')
  addPath(canvas, petalPath([7, 17, 76, 2.6]), '#F29AA0')
  addPath(canvas, petalPath([5, 17, 50, 2.4]), '#C94A5E')
}

/** A protea on its stem, about 240 wide, its flower at 0 0; returns the name of the stamp. */
export function defineProtea(canvas: PosterCanvas): string {
  return defineSymbol(canvas, () => paintProtea(canvas))
}
