import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const GLOW = '#E2572F'
const IVORY = '#FCE3A8'

const ELEPHANT =
  'M-92 0l2-46q-14-22-10-52q4-40 52-46q44-6 78 4q10-22 36-22q34 2 40 34q6 30 2 62q-2 22-8 44q-2 12 8 16q10 2 12-6l6 2q-2 18-20 16q-20-4-20-28l2-46q-2-12-8-16q-4 22-26 20q-6 20-18 26l2 38h-30l-2-40q-26 6-52 0l-6 40z'
const ELEPHANT_EAR = 'M34-132q26-10 34 14q4 36-18 46q-22-4-26-30q-2-22 10-30z'
const ELEPHANT_TUSK = 'M76-84q18 4 30 22q-22-2-34-14z'
const ELEPHANT_TAIL = 'M-98-110q-14 20-10 52l-4 10l10-6q-2-30 6-46z'

const GIRAFFE =
  'M-56 0l3-70q-8-34 4-58q10-20 42-20q24 0 36-12l22-62q6-18 14-22l1-12h5l1 9h3l2-8h5l-1 13q16 6 22 16q-3 9-15 7l-13-2l-22 74q-4 32-20 42l4 42l6 63h-10l-9-60l-9-38q-18 6-34 2l-6 38l-4 58h-9l-1-63l-3-2l-5 65z'
const GIRAFFE_TAIL = 'M-52-132q-14 22-10 52l-5 14l10-2q0-34 12-54z'
const GIRAFFE_BACK = 'M-44-138q12-10 34-10q24 0 36-12l20-58l8 2l-20 66q-14 16-44 16q-22-2-34-4z'

/** A walking elephant, its feet on y. */
export function paintElephant(canvas: PosterCanvas, at: Placement, ink: string): void {
  addPath(canvas, placePath(ELEPHANT, at) + placePath(ELEPHANT_TAIL, at), ink)
  addPath(canvas, placePath(ELEPHANT_EAR, at), mixInk(ink, GLOW, 0.22))
  addPath(canvas, placePath(ELEPHANT_TUSK, at), IVORY)
}

/** A standing giraffe, its hooves on y. */
export function paintGiraffe(canvas: PosterCanvas, at: Placement, ink: string): void {
  addPath(canvas, placePath(GIRAFFE, at) + placePath(GIRAFFE_TAIL, at), ink)
  addPath(canvas, placePath(GIRAFFE_BACK, at), mixInk(ink, GLOW, 0.3))
}
