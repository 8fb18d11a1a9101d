import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'

/** What the top of a tower does; the right part of every tower is its shaded side. */
export type TowerTop = 'flat' | 'rise' | 'fall' | 'blade' | 'needle' | 'step'

export type GlassTower = {
  readonly x: number
  readonly baseY: number
  readonly width: number
  readonly height: number
  readonly top: TowerTop
  readonly lit: string
  readonly shade: string
  /** Ink of the floor lines; none when the tower is too far away to show them. */
  readonly line?: string
}

const SIDE_SHARE = 0.36

/** Heights of the left edge, the corner and the right edge above the nominal top, as shares of the width. */
const TOPS: Readonly<Record<TowerTop, readonly [number, number, number]>> = {
  flat: [0, 0, -0.06],
  rise: [0, 0.45, 0.3],
  fall: [0.5, 0.1, -0.1],
  blade: [0.1, 1.15, 0.1],
  needle: [0, 0.1, -0.04],
  step: [0, 0, -0.06],
}

function paintFloors(canvas: PosterCanvas, tower: GlassTower, cornerX: number): void {
  const { x, baseY, width, height, line } = tower
  const { unit } = canvas
  if (line === undefined) return
  let floors = ''
  const left = x - width / 2
  for (let y = baseY - height + 14 * unit; y < baseY - 8 * unit; y += 17 * unit) {
    floors += outline`M${left + width * 0.08} ${y}H${cornerX - width * 0.06}`
  }
  addLine(canvas, floors, line, 5 * unit)
}

/** A tower of glass standing on baseY. */
export function paintGlassTower(canvas: PosterCanvas, tower: GlassTower): void {
  const { x, baseY, width, height, top, lit, shade } = tower
  const { unit } = canvas
  const topY = baseY - height
  const [leftX, rightX] = [x - width / 2, x + width / 2]
  const cornerX = rightX - width * SIDE_SHARE
  const [leftRise, cornerRise, rightRise] = TOPS[top]
  const corner: Point = [cornerX, topY - cornerRise * width]
  if (top === 'step') {
    addPath(
      canvas,
      outline`M${leftX + width * 0.14} ${topY}v${-width * 0.5}h${width * 0.5}v${width * 0.5}z`,
      lit,
    )
    addPath(canvas, outline`M${cornerX} ${topY}v${-width * 0.5}h${width * 0.22}v${width * 0.5}z`, shade)
  }
  addPolygon(canvas, [[leftX, baseY], [leftX, topY - leftRise * width], corner, [cornerX, baseY]], lit)
  addPolygon(canvas, [[cornerX, baseY], corner, [rightX, topY - rightRise * width], [rightX, baseY]], shade)
  if (top === 'needle') {
    addPath(
      canvas,
      outline`M${cornerX - 7 * unit} ${topY}l${5 * unit} ${-width * 1.5}h${4 * unit}l${5 * unit} ${width * 1.5}z`,
      shade,
    )
  }
  paintFloors(canvas, tower, cornerX)
}
