import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const HIDE = '#2A1020'
const ROBE = '#F9E7BC'

const CAMEL =
  'M8 112l4-52q-10-8-8-24q2-14 20-18q10-16 22-16q14 2 18 16q18 2 24 10q4-2 8-14q2-14 12-18q12-4 22 2q2 6-6 8l-12 4q-2 30-20 40l-8 10l4 52h-8l-8-46l-28 0l-2 46h-8l-4-46l-8 4l-2 42z'
const SADDLE = 'M28 20q20-8 40 2l4 26q-24 8-48 0z'
const FRINGE = 'M30 36l42 2l1 6l-44 -2z'
const WALKER = 'M-12 72l2-40q0-22 10-24q12 2 12 24l2 40z'

function paintWalker(canvas: PosterCanvas, at: Placement, ink: string): void {
  addPath(canvas, placePath(WALKER, at), ink)
  addCircle(canvas, at.x, at.y, 7 * at.scale, HIDE)
}

/** A saddled camel led by a guide; `at` is 112 units above the ground, left of the camel. */
export function paintCamelAndGuide(canvas: PosterCanvas, at: Placement, saddleInk: string): void {
  const { x, y, scale } = at
  addPath(canvas, placePath(CAMEL, at), HIDE)
  addPath(canvas, placePath(SADDLE, at), saddleInk)
  addPath(canvas, placePath(FRINGE, at), '#F2C66B')
  paintWalker(canvas, { x: x + 146 * scale, y: y + 40 * scale, scale }, ROBE)
  addLine(canvas, placePath('M114 22L140 62', at), HIDE, 2 * scale)
}

/** Three people walking in line, the first in the accent ink. */
export function paintWalkers(canvas: PosterCanvas, at: Placement, coatInk: string): void {
  const { x, y, scale } = at
  const walker = (across: number, size: number, ink: string): void => {
    const top = y + (112 - 72 * size) * scale
    paintWalker(canvas, { x: x + across * scale, y: top, scale: size * scale }, ink)
  }
  walker(20, 0.86, ROBE)
  walker(62, 0.98, '#6A2730')
  walker(118, 1.06, coatInk)
}
