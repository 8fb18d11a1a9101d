import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { reflectionPath } from '#art/kit/water.ts'

const DEEP = '#0E3F45'
const SHIRT = '#F0562E'
const SILHOUETTE = '#132B2E'

/** A canoe with two people, one of them paddling in a shirt of the accent ink. */
export function paintDeltaCanoe(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 6, step: 10 * scale, stray: 18 * scale, thickness: 6 * scale, taper: 20 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 22 * scale, halfWidth: 140 * scale, ...bars }), DEEP, {
    opacity: 0.8,
  })
  addPath(
    canvas,
    placePath('M-170 -24q20 14 60 16h210q46 -2 74 -22q-24 46 -84 46h-190q-52 0 -70 -40z', at),
    SILHOUETTE,
  )
  addLine(canvas, placePath('M-158 -14q24 10 50 10h212q34 -2 58 -16', at), '#E8A24C', 4 * scale)
  for (const [left, ink] of [
    [-56, '#F3E3BC'],
    [64, SHIRT],
  ] as const) {
    const seat = { ...at, x: x + left * scale }
    addPath(canvas, placePath('M-20 -4q-6 -52 12 -64h16q18 12 14 64z', seat), ink)
    addCircle(canvas, seat.x + 2 * scale, y - 82 * scale, 14 * scale, '#5A3026')
    addPath(canvas, placePath('M-22 -86h48l-12 -8q-12 -12 -24 0z', seat), '#F2C66B')
  }
  addLine(canvas, placePath('M76 -52l44 84', at), '#E8A24C', 5 * scale)
}

/** An egret on a mud bank. */
export function paintEgret(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-90 6q30 -16 84 -14q60 0 100 14q-90 14 -184 0z', at), '#5C5A40')
  addLine(canvas, placePath('M-4 0v-46M6 0l-2 -46', at), SILHOUETTE, 3 * at.scale)
  addPath(canvas, placePath('M-40 -40q20 -34 52 -30q14 6 12 20q-6 16 -30 18q-22 0 -34 -8z', at), '#FFF8E4')
  addPath(
    canvas,
    placePath('M8 -62q26 -14 14 -40q-8 -22 8 -34q14 -6 20 6l22 6l-22 4q-14 -4 -14 10q16 38 -18 60z', at),
    '#FFF8E4',
  )
  addPath(canvas, placePath('M48 -128l26 4l-24 5z', at), '#E8A24C')
}
