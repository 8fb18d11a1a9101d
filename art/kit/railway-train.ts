import { addCircle, addPath, addRect, closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'

const IRON = '#17222A'
const WHEEL = '#0E161C'
const COACH = '#8E2B2C'
const ROOF = '#3A2026'
const PANE = '#FCE3A8'
const CREAM = '#F3E4BE'
const COACHES = 5
const COACH_STEP = 122

/** Where the front of the train stands, and the slope of the rails in degrees. */
export type TrainPlace = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly degrees: number
}

function openTrain(canvas: PosterCanvas, { x, y, scale, degrees }: TrainPlace): void {
  const place = outline`translate(${x} ${y})`
  openGroup(canvas, { transform: `${place} rotate(${degrees.toFixed(2)}) scale(${scale.toFixed(2)})` })
}

function paintCoaches(canvas: PosterCanvas): void {
  let [bodies, roofs, panes, wheels] = ['', '', '', '']
  for (let index = 0; index < COACHES; index += 1) {
    const left = -150 - index * COACH_STEP
    bodies += `M${left} -4v-44h114v44z`
    roofs += `M${left - 2} -46q4 -12 16 -12h90q12 0 14 12z`
    panes += [8, 29, 50, 71, 92].map((across) => `M${left + across} -40h14v15h-14z`).join('')
    wheels += [14, 34, 84, 102].map((across) => `M${left + across} 0a6 6 0 1 0 .1 0z`).join('')
  }
  addPath(canvas, bodies, COACH)
  addPath(canvas, roofs, ROOF)
  addPath(canvas, panes, PANE)
  addPath(canvas, wheels, WHEEL)
}

function paintEngine(canvas: PosterCanvas, stripeInk: string): void {
  addPath(canvas, 'M-34 -4v-50h44v18h70v-8h16v8h10q14 4 14 20v12z', IRON)
  addPath(canvas, 'M-38 -54h52v-7h-52zM78 -44l-4 -22h22l-4 22z', IRON)
  addPath(canvas, 'M38 -36q10 -14 20 0z', '#C9A24A')
  addRect(canvas, -26, -46, 26, 18, PANE)
  addRect(canvas, -34, -12, 150, 4, stripeInk)
  for (const across of [-18, 14, 44, 74, 100]) {
    addCircle(canvas, across, 0, across > 80 || across < 0 ? 7 : 10, WHEEL)
  }
}

/** A steam engine with five coaches, heading right. */
export function paintSteamTrain(canvas: PosterCanvas, place: TrainPlace, stripeInk: string): void {
  openTrain(canvas, place)
  paintCoaches(canvas)
  paintEngine(canvas, stripeInk)
  closeGroup(canvas)
}

/** A railcar of two coaches in two colours, heading right, without steam. */
export function paintRailcar(canvas: PosterCanvas, place: TrainPlace, stripeInk: string): void {
  openTrain(canvas, place)
  const bodies = 'M-84 -4v-52h148q34 4 46 30q6 12 4 22zM-92 -4v-52h-150q-30 4 -42 30q-6 12 -4 22z'
  addPath(canvas, bodies, CREAM)
  addPath(canvas, 'M-84 -4v-18h196q3 8 2 18zM-92 -4v-18h-196q-3 8 -2 18z', COACH)
  addPath(canvas, 'M-84 -22h194l2 5h-196zM-92 -22h-194l-2 5h196z', stripeInk)
  addPath(canvas, 'M-84 -56h148q8 1 14 4h-162zM-92 -56h-150q-8 1 -14 4h164z', ROOF)
  const panes = [-76, -46, -16, 14, -120, -150, -180, -210].map((left) => `M${left} -46h22v17h-22z`)
  addPath(canvas, panes.join(''), IRON)
  addPath(canvas, 'M46 -46h16q18 3 28 17h-44zM-222 -46h-16q-18 3 -28 17h44z', IRON)
  const wheels = [-64, -40, 60, 84, -112, -136, -236, -260].map((across) => `M${across} 0a7 7 0 1 0 .1 0z`)
  addPath(canvas, wheels.join(''), WHEEL)
  closeGroup(canvas)
}

function puffPath(x: number, y: number, halfWidth: number, halfHeight: number): string {
  const arc = outline`a${halfWidth} ${halfHeight} 0 1 1 `
  return `${outline`M${x - halfWidth} ${y}`}${arc}${outline`${2 * halfWidth} 0`}${arc}${outline`${-2 * halfWidth} 0`}z`
}

/** A plume of steam that drifts back to the left of a chimney. */
export function paintSteam(canvas: PosterCanvas, chimneyX: number, chimneyY: number, degrees: number): void {
  const { unit, random } = canvas
  let [steam, lights] = ['', '']
  for (let index = 0; index < 15; index += 1) {
    const share = index / 15
    const x = chimneyX - share * 520 * unit + random(-8, 8) * unit
    const rise = share ** 0.7 * 110 - Math.sin(index * 1.3) * 12 + degrees * share * 8
    const y = chimneyY - rise * unit
    const radius = (14 + share * 58) * unit
    steam += puffPath(x, y, radius, radius * 0.82)
    if (index % 2 === 1) {
      lights += puffPath(x + radius * 0.2, y - radius * 0.2, radius * 0.6, radius * 0.5)
    }
  }
  addPath(canvas, steam, '#FBF4DE')
  sprayVertical(canvas, steam, '#B9C0AC', chimneyY + 40 * unit, chimneyY - 110 * unit, 0.8)
  addPath(canvas, lights, '#FFFBEE', { opacity: 0.85 })
}
