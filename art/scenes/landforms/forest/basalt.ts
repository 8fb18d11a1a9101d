import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'

export type BasaltWall = {
  /** The wall runs from here, in either direction. */
  readonly fromX: number
  readonly toX: number
  readonly rimY: number
  readonly footY: number
  readonly lit: readonly [string, string]
  readonly shade: readonly [string, string]
  readonly top: string
}

/** A cliff of upright prisms, each with a lit face, a shaded face and a top. */
export function paintBasaltWall(canvas: PosterCanvas, wall: BasaltWall): void {
  const { unit, random } = canvas
  const { fromX, toX, rimY, footY } = wall
  const direction = Math.sign(toX - fromX)
  const lit: [string, string] = ['', '']
  const shade: [string, string] = ['', '']
  let tops = ''
  for (let x = fromX; direction * (toX - x) > 0; ) {
    const width = direction * random(24, 44) * unit
    const edgeX = x + width * random(0.35, 0.6)
    const endX = x + width
    const y = rimY + random(-4, 30) * unit
    const tone = random() < 0.5 ? 0 : 1
    const edge = outline`${edgeX} ${y + 16 * unit}`
    lit[tone] += `${outline`M${x} ${y + 8 * unit}L`}${edge}${outline`V${footY}H${x}z`}`
    shade[tone] += `M${edge}${outline`L${endX} ${y + 6 * unit}V${footY}H${edgeX}z`}`
    tops += `${outline`M${x} ${y + 8 * unit}L${(x + endX) / 2} ${y - 5 * unit}L${endX} ${y + 6 * unit}L`}${edge}z`
    x = endX
  }
  for (const tone of [0, 1] as const) {
    addPath(canvas, lit[tone], wall.lit[tone])
    addPath(canvas, shade[tone], wall.shade[tone])
  }
  addPath(canvas, tops, wall.top)
}

export type BasaltStep = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly depth: number
}

/** The top of one six-sided column in the foreground, with the sides that face the viewer. */
export function paintBasaltStep(canvas: PosterCanvas, { x, y, radius, depth }: BasaltStep): void {
  const corner = (index: number): Point => {
    const angle = (index * Math.PI) / 3
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.42]
  }
  const down = ([left, top]: Point, more = 0): Point => [left, top + depth + more]
  const [right, nearRight, nearLeft, left] = [corner(0), corner(1), corner(2), corner(3)]
  addPolygon(canvas, [left, nearLeft, nearRight, right, down(right), down(left)], '#1B2A32')
  addPolygon(canvas, [left, nearLeft, down(nearLeft, 8), down(left)], '#46595A')
  addPolygon(canvas, [nearLeft, nearRight, down(nearRight, 8), down(nearLeft, 8)], '#2F4248')
  const top = [left, nearLeft, nearRight, right, corner(5), corner(4)]
  addPolygon(canvas, top, '#8C9A80')
  const inset = top.map(([cornerX, cornerY]): Point => [between(cornerX, x, 0.3), between(cornerY, y, 0.3)])
  addPolygon(canvas, inset, '#A9B48E')
}
