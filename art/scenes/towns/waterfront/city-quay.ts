import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

export type QuayInks = Readonly<Record<'dark' | 'edge' | 'lamp' | 'coat', string>>

function paintStroller(canvas: PosterCanvas, at: Placement, coatInk: string): void {
  addPath(canvas, placePath('M-10 0l2 -44h16l2 44h-8l-2 -30l-2 30z', at), '#0B1020')
  addPath(canvas, placePath('M-16 -26l5 -44q2 -10 11 -10q9 0 11 10l5 44z', at), coatInk)
  addCircle(canvas, at.x, at.y - 90 * at.scale, 9 * at.scale, '#0B1020')
}

/** A promenade along the lower edge with a railing, tall lamps and two people looking out. */
export function paintQuay(canvas: PosterCanvas, inks: QuayInks): void {
  const { width, height, unit, isWide } = canvas
  const topY = height * 0.91
  const lamp =
    'M-5 0v-396h10v396zM-16 0q0 -26 11 -34h10q11 8 11 34zM-58 -372q6 -26 58 -22q52 -4 58 22h-7q-8 -14 -51 -12q-43 -2 -51 12z'
  let posts = ''
  for (let x = 12 * unit; x < width; x += 44 * unit) {
    posts += boxPath(x, topY - 46 * unit, 4 * unit, 48 * unit)
  }
  addPath(canvas, posts + boxPath(0, topY - 50 * unit, width, 6 * unit), inks.dark)
  addRect(canvas, 0, topY, width, height - topY, inks.dark)
  addRect(canvas, 0, topY, width, 5 * unit, inks.edge)
  for (const share of isWide ? [0.06, 0.93] : [0.1, 0.94]) {
    const at = { x: width * share, y: topY + 30 * unit, scale: 1.15 * unit }
    addPath(canvas, placePath(lamp, at), inks.dark)
    for (const side of [-54, 54]) {
      addCircle(canvas, at.x + side * at.scale, at.y - 360 * at.scale, 14 * at.scale, inks.lamp)
    }
  }
  const strollerY = topY + 26 * unit
  const strollerX = width * (isWide ? 0.4 : 0.3)
  paintStroller(canvas, { x: strollerX, y: strollerY, scale: 1.15 * unit }, inks.coat)
  paintStroller(canvas, { x: strollerX + 38 * unit, y: strollerY, scale: 1.25 * unit }, '#5B4468')
}
