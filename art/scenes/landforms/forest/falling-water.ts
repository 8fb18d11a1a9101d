import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, boxPath, outline } from '#art/drawing/path.ts'
import { spray, sprayRadial } from '#art/drawing/spray.ts'

/** One fall: centre, half its width, and the heights of the lip and of the pool. */
export type Fall = { readonly x: number; readonly gap: number; readonly lipY: number; readonly poolY: number }

/** Falling water in three whites, its right side in shade. */
export function paintFall(canvas: PosterCanvas, { x, gap, lipY, poolY }: Fall): void {
  const { unit, random } = canvas
  const lip = outline`M${x - gap} ${lipY + 6 * unit}q${gap} ${-0.24 * gap} ${gap * 2} ${-0.06 * gap}`
  const fall = `${lip}${outline`L${x + gap * 1.12} ${poolY + 16 * unit}H${x - gap * 1.15}`}z`
  addPath(canvas, fall, '#F4F6EA')
  const strands: [string, string] = ['', '']
  for (let index = 0; index < Math.round((26 * gap) / (92 * unit)); index += 1) {
    const across = random(-1, 1)
    const tall = random(70, 240) * unit
    const thick = random(2.5, 8) * unit
    const lean = across * 6 * unit
    const top = outline`M${x + across * gap * 0.94} ${between(lipY, poolY, random(0, 0.7))}`
    const down = outline`q${thick} ${tall * 0.4} ${lean} ${tall}q${-thick * 1.6} ${-tall * 0.5} ${-lean} ${-tall}z`
    strands[index % 3 === 0 ? 1 : 0] += top + down
  }
  addPath(canvas, strands[0], '#A9C9CC')
  addPath(canvas, strands[1], '#6F9DA8')
  spray(canvas, fall, '#7FA9B0', [x + gap * 1.1, 0, x + gap * 0.1, 0])
}

/** Offsets from the foot of the fall and radius, in units. */
const MIST_PUFFS = [
  [0, 10, 190],
  [-90, -20, 130],
  [70, -26, 150],
  [-180, 20, 110],
  [190, 20, 120],
] as const

/** Mist around the foot of a fall, in `count` puffs. */
export function paintFallMist(canvas: PosterCanvas, { x, gap, poolY }: Fall, count: number): void {
  const size = gap / 92
  for (const [across, down, reach] of MIST_PUFFS.slice(0, count)) {
    const [puffX, puffY, radius] = [x + across * size, poolY + down * size, reach * size]
    const box = boxPath(puffX - radius, puffY - radius, 2 * radius, 2 * radius)
    sprayRadial(canvas, box, '#F8F8EE', [puffX, puffY, radius], 0.95)
  }
}

/** A quarter of a rainbow that ends in the fall. */
export function paintRainbow(canvas: PosterCanvas, { x, poolY }: Fall): void {
  const { unit } = canvas
  const [reach, centreX, footY] = [200 * unit, x - 40 * unit, poolY + 10 * unit]
  for (const [index, ink] of ['#E58A5A', '#F0C869', '#8FBF8A', '#5FA3B0'].entries()) {
    const radius = reach - index * 9 * unit
    const start = outline`M${centreX - radius} ${footY}A${radius} ${radius} 0 0 1 `
    const end = outline`${centreX - reach * 0.2} ${footY - reach * 0.97 + index * 8 * unit}`
    addLine(canvas, start + end, ink, 8 * unit, { opacity: 0.55 })
  }
}
