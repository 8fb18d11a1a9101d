import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'

const STONE = '#D9AE7C'
const LIT = '#F6DDAE'
const SHADE = '#7A4F4A'
const ARCHES = 5

/**
 * A bridge of round stone arches that comes nearer towards the left edge.
 * @param bankY where the far bank meets the water
 */
export function paintArchedBridge(canvas: PosterCanvas, bankY: number): void {
  const { width, unit } = canvas
  const [startX, endX] = [-40 * unit, width + 20 * unit]
  const at = (along: number): { x: number; deckY: number; waterY: number } => {
    const near = (1 - along) ** 1.5
    const hump = Math.sin(Math.PI * Math.min(1, along * 0.9)) * 22 * unit
    return {
      x: startX + (endX - startX) * along ** 0.9,
      deckY: bankY - 16 * unit + near * 22 * unit - hump,
      waterY: bankY + 46 * unit + near * 120 * unit,
    }
  }
  const steps = Array.from({ length: 25 }, (_none, index) => at(index / 24))
  const edge = (lift: number): readonly Point[] => steps.map(({ x, deckY }) => [x, deckY - lift * unit])
  const arch = (index: number, inset: number): string => {
    const [from, to] = [at((index + 0.12) / ARCHES), at((index + 0.88) / ARCHES)]
    const left = from.x + inset * unit
    const half = (to.x - left) / 2
    const crownY = (from.deckY + to.deckY) / 2 + 26 * unit
    const middleY = Math.min(from.waterY - 8 * unit, crownY + half * 0.9)
    const footY = from.waterY + ((to.waterY - from.waterY) * inset * unit) / (to.x - from.x)
    return outline`M${left} ${footY}V${middleY}C${left} ${crownY - 4 * unit} ${to.x} ${crownY - 4 * unit} ${to.x} ${middleY - 6 * unit}V${to.waterY}z`
  }
  // From the right end of the water line back to the left, up into each arch and down again.
  const underside = Array.from({ length: ARCHES }, (_none, index) => {
    const [from, to] = [at((ARCHES - 1 - index + 0.12) / ARCHES), at((ARCHES - 1 - index + 0.88) / ARCHES)]
    const crownY = (from.deckY + to.deckY) / 2 + 22 * unit
    const middleY = Math.min(from.waterY - 8 * unit, crownY + 4 * unit + (to.x - from.x) * 0.45)
    return outline`L${to.x} ${to.waterY}V${middleY - 6 * unit}C${to.x} ${crownY} ${from.x} ${crownY} ${from.x} ${middleY}V${from.waterY}`
  })
  const deck = polylinePath(edge(0), false)
  const [first, last] = [at(0), at(1)]
  const solid = outline`${deck}L${last.x} ${last.waterY}${underside.join('')}L${first.x} ${first.waterY}z`
  addPath(canvas, solid, STONE)
  const soffit = Array.from({ length: ARCHES }, (_none, index) => `${arch(index, 0)}${arch(index, 20)}`)
  addPath(canvas, soffit.join(''), SHADE, { 'fill-rule': 'evenodd' })
  addPath(canvas, polylinePath([...edge(14), ...edge(0).toReversed()]), LIT)
  addPath(canvas, polylinePath([...edge(0), ...edge(-7).toReversed()]), SHADE, { opacity: 0.7 })
  let [piers, statues] = ['', '']
  for (let index = 0; index <= ARCHES; index += 1) {
    const { x, deckY, waterY } = at(index / ARCHES)
    const half = (16 + 14 * (1 - index / ARCHES)) * unit
    piers += outline`M${x - half} ${waterY + 10 * unit}l${half * 0.3} ${-90 * unit}l${half * 0.7} ${-18 * unit}l${half * 0.7} ${18 * unit}l${half * 0.3} ${90 * unit}z`
    const scale = unit * (0.72 + 0.3 * (1 - index / ARCHES))
    statues += outline`M${x - 7 * scale} ${deckY - 12 * unit}v${-34 * scale}q${-5 * scale} ${-26 * scale} ${7 * scale} ${-34 * scale}q${12 * scale} ${8 * scale} ${7 * scale} ${34 * scale}v${34 * scale}z`
  }
  addPath(canvas, piers, '#B0805E')
  addPath(canvas, statues, SHADE)
}
