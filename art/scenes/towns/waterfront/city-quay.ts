import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { boxPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { person } from '#art/kit/figures.ts'

export type QuayInks = Readonly<Record<'dark' | 'edge' | 'lamp' | 'coat', string>>

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
  paintGlyphs(canvas, { x: strollerX, y: strollerY, scale: 0.95 * unit }, person(0, inks.coat))
  paintGlyphs(canvas, { x: strollerX + 38 * unit, y: strollerY, scale: 1.04 * unit }, person(0, '#5B4468'))
}
