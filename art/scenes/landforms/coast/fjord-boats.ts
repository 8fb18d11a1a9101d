import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { reflectionPath } from '#art/kit/water.ts'

const HULL = '#12303F'
const CREAM = '#FBF1DC'
const TIMBER = '#B23A2C'
const TIMBER_SHADE = '#74262B'
const SLATE = '#3A4650'

/** A coastal steamer heading left, its waterline at y; band and funnel take the accent ink. */
export function paintCoastalSteamer(canvas: PosterCanvas, at: Placement, accentInk: string): void {
  const { x, y, scale } = at
  const bars = { count: 7, step: 10 * scale, stray: 16 * scale, thickness: 6 * scale, taper: 17 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 10 * scale, halfWidth: 140 * scale, ...bars })
  addPath(canvas, reflection, '#0B2A38', { opacity: 0.75 })
  addPath(
    canvas,
    placePath('M-146 6q-44 14 -96 26q60 -4 104 -22zM-120 14q140 22 330 14q-120 -20 -190 -24z', at),
    CREAM,
    {
      opacity: 0.85,
    },
  )
  addPath(
    canvas,
    placePath('M-168 -40h34l10 8h256l6 -14h20l-14 50q-4 8 -14 8h-250q-30 -6 -48 -52z', at),
    HULL,
  )
  addPath(canvas, placePath('M-160 -26q6 14 10 18h300l4 -14h-298z', at), accentInk)
  addPath(canvas, placePath('M-104 -34v-30h216l10 30zM-84 -66v-24h168l8 24zM-64 -92v-20h60v20z', at), CREAM)
  addPath(canvas, placePath('M84 -90l8 24h-30v-24zM112 -64l10 30h-40v-30z', at), '#C9BFA8')
  const windows = [-92, -70, -48, -26, -4, 18, 40, 62].map(
    (left) => `M${left} -56h12v12h-12zM${left + 14} -84h10v10h-10z`,
  )
  addPath(canvas, placePath(windows.join(''), at), HULL)
  addPath(canvas, placePath('M14 -90l4 -40h36l6 40z', at), accentInk)
  addPath(canvas, placePath('M17 -122l1 -14h36l2 14z', at), HULL)
  addLine(canvas, placePath('M-46 -112v-58M116 -46v-70', at), HULL, 3 * scale)
}

/** A timber boathouse on posts, its gable turned to the left light. */
export function paintBoathouse(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-56 2v-22h7v22zM-10 2v-22h7v22zM66 2v-22h7v22z', at), SLATE)
  addPath(canvas, placePath('M-62 -22v-62l36 -42l36 42v62z', at), TIMBER_SHADE)
  addPath(canvas, placePath('M10 -22v-62h74v62z', at), TIMBER)
  addPath(canvas, placePath('M-26 -130h72l48 50h-76z', at), SLATE)
  addPath(canvas, placePath('M-26 -130l44 50h-8l-36 -40l-38 44l-6 -4z', at), CREAM)
  addPath(canvas, placePath('M-40 -66h26v26h-26zM30 -62h18v22h-18zM58 -62h14v22h-14z', at), '#F9D98C')
}
