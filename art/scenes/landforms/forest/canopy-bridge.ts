import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'

const NIGHT = '#0C2F33'
const ROPE = '#F0D6A0'
const PLANK = '#8A5638'

/** Where the bridge starts and ends, and how deep it hangs. */
export type Span = { readonly from: Point; readonly to: Point; readonly sag: number }

/** The place on the deck at a share of the way. */
export const pointOn = ({ from, to, sag }: Span, along: number): Point => [
  from[0] + (to[0] - from[0]) * along,
  from[1] + (to[1] - from[1]) * along + 4 * sag * along * (1 - along),
]

/** A hanging bridge of planks and rope, the netting of its sides drawn as crossed lines. */
export function paintRopeBridge(canvas: PosterCanvas, span: Span): void {
  const { unit: size } = canvas
  const count = Math.round(Math.hypot(span.to[0] - span.from[0], span.to[1] - span.from[1]) / (26 * size))
  const steps = Array.from({ length: count + 1 }, (_none, index) => pointOn(span, index / count))
  let [posts, net, planks] = ['', '', '']
  for (const [index, [x, y]] of steps.entries()) {
    posts += outline`M${x} ${y}v${-66 * size}`
    const next = steps[index + 1]
    if (next === undefined) break
    net += outline`M${x} ${y - 8 * size}L${next[0]} ${next[1] - 60 * size}M${x} ${y - 60 * size}L${next[0]} ${next[1] - 8 * size}`
    planks += outline`M${x + 2 * size} ${y}L${next[0] - 2 * size} ${next[1]}v${11 * size}L${x + 2 * size} ${y + 11 * size}z`
  }
  const line = (lift: number): string =>
    steps.map(([x, y], index) => outline`${index === 0 ? 'M' : 'L'}${x} ${y - lift * size}`).join('')
  addLine(canvas, net, ROPE, 1.4 * size, { opacity: 0.6 })
  addLine(canvas, posts, ROPE, 2.4 * size)
  addLine(canvas, line(66) + line(34), ROPE, 4 * size)
  addPath(canvas, planks, PLANK)
}

/** A walker with a rucksack and a hat, facing right. */
export function paintWalker(canvas: PosterCanvas, at: Placement, shirt: string): void {
  paintGlyphs(canvas, at, [
    ['M-13 0l2 -44h10l2 18l6 -18h9l2 46h-9l-2 -26l-6 26z', NIGHT],
    ['M-17 -40q-4 -50 10 -56h14q14 8 12 56z', shirt],
    ['M-28 -90q-6 4 -6 20t10 22l10 -6v-38z', '#3F5A52'],
    ['M10 -86l24 30l-6 6l-24 -22z', '#7A4434'],
  ])
  addCircle(canvas, at.x + 3 * at.scale, at.y - 110 * at.scale, 12 * at.scale, '#7A4434')
  addPath(
    canvas,
    outline`M${at.x - 15 * at.scale} ${at.y - 110 * at.scale}q${4 * at.scale} ${-22 * at.scale} ${20 * at.scale} ${-20 * at.scale}q${12 * at.scale} ${3 * at.scale} ${22 * at.scale} ${16 * at.scale}z`,
    ROPE,
  )
}
