import { addPath, addRect } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import type { LandmarkContext } from './landmark.ts'

export type Opening = {
  readonly ink: string
  /** The lit edge of the wall, seen at one side of the opening. */
  readonly edge: string
  /** Half of the width and the height of its straight part, in units. */
  readonly half: number
  readonly tall: number
  /** How far its head rises: 0 for a flat lintel, `half` for a round arch, more for a pointed one. */
  readonly rise: number
  /** Units from the ground line down to the sill. */
  readonly sill: number
  readonly isPointed?: boolean
}

function openingPath(context: LandmarkContext, opening: Opening, grow: number): string {
  const { x, groundY, unit } = context
  const half = (opening.half + grow) * unit
  const base = groundY + opening.sill * unit
  const springY = base - opening.tall * unit
  const topY = springY - (opening.rise + (opening.rise > 0 ? grow : 0)) * unit
  const [left, right] = [x - half, x + half]
  if (opening.isPointed === true)
    return outline`M${left} ${base}V${springY}Q${left} ${(springY + topY) / 2} ${x} ${topY}Q${right} ${(springY + topY) / 2} ${right} ${springY}V${base}z`
  const bend = 0.56
  return outline`M${left} ${base}V${springY}C${left} ${springY - (springY - topY) * bend} ${x - half * bend} ${topY} ${x} ${topY}C${x + half * bend} ${topY} ${right} ${springY - (springY - topY) * bend} ${right} ${springY}V${base}z`
}

/** A dark wall over the whole sheet with one opening through which the view is seen. */
export function paintOpening(context: LandmarkContext, opening: Opening): void {
  const { canvas, width, height } = context
  const sheet = outline`M0 0H${width}V${height}H0z`
  addPath(canvas, sheet + openingPath(context, opening, 0), opening.ink, { 'fill-rule': 'evenodd' })
  addPath(canvas, openingPath(context, opening, 14) + openingPath(context, opening, 0), opening.edge, {
    'fill-rule': 'evenodd',
  })
}

/** One flat ink over the whole sheet: the ground of a view from above, or of a front that fills it. */
export function paintSheet({ canvas, width, height }: LandmarkContext, ink: string): void {
  addRect(canvas, 0, 0, width, height, ink)
}
