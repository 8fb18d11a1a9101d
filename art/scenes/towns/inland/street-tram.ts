import { addCircle, addLine, addPath, closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const IRON = '#1E1A24'
const SLOPE_DEGREES = -3.5
const WINDOW_LEFTS = [-136, -89.5, -43, 3.5, 50, 96.5]

const BODY = 'M-150 0v-130q0 -34 28 -38h244q28 4 28 38v130z'
const ROOF = 'M-158 -138q6 -40 40 -42h236q34 2 40 42z'

function paintCoach(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  addPath(canvas, placePath(BODY, at), accentInk)
  addPath(canvas, placePath(ROOF, at), '#FBF0DA')
  addPath(canvas, placePath('M-150 -54h300v9h-300z', at), '#B23A26')
  addPath(canvas, placePath('M-150 -44h300v44h-300z', at), '#D9952A')
  const panes = WINDOW_LEFTS.map((left) => `M${left} -66v-56q19 -12 38 0v56z`)
  const glints = WINDOW_LEFTS.map((left) => `M${left + 4} -84l22 -36h9l-28 46z`)
  addPath(canvas, placePath(panes.join(''), at), '#27424E')
  addPath(canvas, placePath(glints.join(''), at), '#8FC0BC')
}

/** A tram climbing to the right, its wheels a little below y; the coach in the accent ink. */
export function paintStreetTram(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale } = at
  openGroup(canvas, { transform: `rotate(${SLOPE_DEGREES} ${outline`${x} ${y}`})` })
  addLine(canvas, placePath('M-20 -184l56 -70', at), IRON, 4 * scale)
  paintCoach(canvas, at, accentInk)
  addPath(canvas, placePath('M-132 -2h264v16h-264z', at), IRON)
  addCircle(canvas, x - 74 * scale, y + 10 * scale, 20 * scale, IRON)
  addCircle(canvas, x + 74 * scale, y + 10 * scale, 20 * scale, IRON)
  addCircle(canvas, x + 142 * scale, y - 26 * scale, 9 * scale, '#FFF3CC')
  closeGroup(canvas)
}
