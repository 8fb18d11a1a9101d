import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import type { SceneVariant } from '#art/kit/scene.ts'

const SHADOW = '#2B2440'
const COAT = '#E5352B'
const PLANK = '#8E6A58'
const PLANK_SHADE = '#4E3A48'

function paintWalker(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-12 0l3 -40h9l-2 40zM4 0l-2 -40h10l2 40z', at), SHADOW)
  addPath(canvas, placePath('M-16 -34q-4 -44 8 -52h16q12 8 9 52z', at), COAT)
  addCircle(canvas, at.x + at.scale, at.y - 96 * at.scale, 11 * at.scale, '#7A4434')
  addPath(canvas, placePath('M-12 -98q2 -16 14 -15q12 1 12 14z', at), SHADOW)
}

/** A boardwalk on posts that crosses the near ground, with the people who walk on it. */
export function paintBoardwalk(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const startY = height * 0.95
  const endY = height * (isWide ? 0.82 : 0.83)
  const yAt = (share: number): number => startY + (endY - startY) * share
  let posts = ''
  let joints = ''
  for (let step = 0; step <= 16; step += 1) {
    const share = step / 16
    const x = width * share
    posts += outline`M${x} ${yAt(share) + 20 * unit}h${9 * unit}v${(40 - 20 * share) * unit}h${-9 * unit}z`
    joints += outline`M${x + 30 * unit} ${yAt(share) - 26 * unit}l${-24 * unit} ${46 * unit}h${3 * unit}l${24 * unit} ${-46 * unit}z`
  }
  addPath(canvas, posts, PLANK_SHADE)
  addPath(
    canvas,
    outline`M-10 ${startY - 26 * unit}L${width + 10} ${endY - 18 * unit}v${36 * unit}L-10 ${startY + 20 * unit}z`,
    PLANK,
  )
  addPath(canvas, joints, PLANK_SHADE, { opacity: 0.5 })
  addPath(
    canvas,
    outline`M-10 ${startY + 20 * unit}L${width + 10} ${endY + 18 * unit}v${9 * unit}L-10 ${startY + 32 * unit}z`,
    PLANK_SHADE,
  )
  const share = isWide ? 0.47 : 0.34
  const walker = { x: width * share, y: yAt(share), scale: 0.86 * unit }
  paintWalker(canvas, walker)
  if (variant.detail !== 0)
    paintWalker(canvas, { x: walker.x + 52 * unit, y: yAt(share) - 8 * unit, scale: 0.72 * unit })
}
