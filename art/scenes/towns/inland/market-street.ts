import { addLine, addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'

/** Eye level and the distance of walls and stalls from the middle, all in units at a depth of 1. */
const EYE = 168
const STALL = 178
const STALL_TOP = 66
const AWNING = [150, 212] as const
const STRIPES = 6

export type Street = {
  readonly middleX: number
  readonly horizonY: number
  readonly wall: number
  readonly roof: number
}

/** Where a point of the street lies on the sheet: how far to the side, how high, and how near (1: as drawn). */
function onSheet(canvas: PosterCanvas, street: Street, side: number, high: number, depth: number): Point {
  const { unit } = canvas
  return [street.middleX + side * depth * unit, street.horizonY + (EYE - high) * depth * unit]
}

export type StreetSection = {
  readonly side: -1 | 1
  readonly far: number
  readonly near: number
  readonly inks: {
    readonly wall: string
    readonly edge: string
    readonly shutter: string
    readonly stripe: string
    readonly stall: string
    readonly stallEdge: string
    readonly goods: readonly [string, string, string]
  }
}

const CREAM = '#FBEBCB'

function paintWall(canvas: PosterCanvas, street: Street, { side, far, near, inks }: StreetSection): void {
  const at = (high: number, depth: number): Point => onSheet(canvas, street, side * street.wall, high, depth)
  addPolygon(canvas, [at(0, far), at(street.roof, far), at(street.roof, near), at(0, near)], inks.wall)
  addPolygon(
    canvas,
    [at(street.roof, far), at(street.roof + 14, far), at(street.roof + 14, near), at(street.roof, near)],
    inks.edge,
  )
  let shutters = ''
  for (const low of [244, 330]) {
    if (low + 60 > street.roof) continue
    for (const [from, to] of [
      [0.16, 0.38],
      [0.6, 0.82],
    ] as const) {
      const [first, last] = [far + (near - far) * from, far + (near - far) * to]
      shutters += polylinePath([at(low, first), at(low + 58, first), at(low + 58, last), at(low, last)])
    }
  }
  addPath(canvas, shutters, inks.shutter)
}

function paintStall(canvas: PosterCanvas, street: Street, { side, far, near, inks }: StreetSection): void {
  const { unit } = canvas
  const end = far + (near - far) * 0.86
  const front = (high: number, depth: number): Point => onSheet(canvas, street, side * STALL, high, depth)
  const back = (high: number, depth: number): Point =>
    onSheet(canvas, street, side * street.wall, high, depth)
  addPolygon(canvas, [front(0, far), front(STALL_TOP, far), front(STALL_TOP, end), front(0, end)], inks.stall)
  addPolygon(
    canvas,
    [front(0, end), front(STALL_TOP, end), back(STALL_TOP, end), back(0, end)],
    inks.stallEdge,
  )
  for (const [index, ink] of inks.goods.entries()) {
    let heaps = ''
    for (const row of [0.24, 0.52, 0.8]) {
      const depth = far + (end - far) * (0.18 + index * 0.34)
      const [x, y] = onSheet(
        canvas,
        street,
        side * (STALL + (street.wall - STALL) * row * 0.8),
        STALL_TOP,
        depth,
      )
      const r = 21 * depth * unit
      heaps += outline`M${x - r} ${y}q${r * 0.3} ${-r * 1.7} ${r} ${-r * 1.7}t${r} ${r * 1.7}z`
    }
    addPath(canvas, heaps, ink)
  }
}

function paintAwning(canvas: PosterCanvas, street: Street, { side, far, near, inks }: StreetSection): void {
  const { unit } = canvas
  const [start, end] = [far * 1.02, far + (near - far) * 0.93]
  const [low, high] = AWNING
  const outer = (drop: number, depth: number): Point =>
    onSheet(canvas, street, side * (STALL - 26), low - drop, depth)
  const inner = (depth: number): Point => onSheet(canvas, street, side * street.wall, high, depth)
  const post = outer(0, end)
  const ground = onSheet(canvas, street, side * (STALL - 26), 0, end)
  addLine(canvas, polylinePath([post, ground], false), inks.edge, 4 * end * unit)
  for (const isStriped of [false, true]) {
    let cloth = ''
    for (let stripe = isStriped ? 1 : 0; stripe < STRIPES; stripe += 2) {
      const [from, to] = [
        start + ((end - start) * stripe) / STRIPES,
        start + ((end - start) * (stripe + 1)) / STRIPES,
      ]
      cloth += polylinePath([
        inner(from),
        outer(0, from),
        outer(20, from),
        outer(20, to),
        outer(0, to),
        inner(to),
      ])
    }
    addPath(canvas, cloth, isStriped ? inks.stripe : CREAM)
  }
  addPolygon(canvas, [inner(end), outer(0, end), outer(20, end)], inks.edge)
}

/** One house of the street with the stall and the awning before it. Draw from far to near. */
export function paintStreetSection(canvas: PosterCanvas, street: Street, section: StreetSection): void {
  paintWall(canvas, street, section)
  paintStall(canvas, street, section)
  paintAwning(canvas, street, section)
}

/** The paving between the stalls as path data, from a depth to the lower edge of the sheet. */
export function pavingPath(canvas: PosterCanvas, street: Street, far: number, near: number): string {
  const at = (side: number, depth: number): Point => onSheet(canvas, street, side * street.wall, 0, depth)
  return polylinePath([at(-1, far), at(1, far), at(1, near), at(-1, near)])
}

/** Seams of the paving: lines that run away and courses across. */
export function pavingSeams(canvas: PosterCanvas, street: Street, far: number, near: number): string {
  let seams = ''
  for (const side of [-150, -75, 0, 75, 150]) {
    seams += polylinePath(
      [onSheet(canvas, street, side, 0, far), onSheet(canvas, street, side, 0, near)],
      false,
    )
  }
  for (let depth = far * 1.2; depth < near; depth *= 1.22) {
    seams += polylinePath(
      [onSheet(canvas, street, -STALL, 0, depth), onSheet(canvas, street, STALL, 0, depth)],
      false,
    )
  }
  return seams
}

/** The position and scale of a person in the street. */
export function placeInStreet(
  canvas: PosterCanvas,
  street: Street,
  side: number,
  depth: number,
): { readonly x: number; readonly y: number; readonly scale: number } {
  const [x, y] = onSheet(canvas, street, side, 0, depth)
  return { x, y, scale: depth * canvas.unit }
}

/** A string from roof to roof at a depth, with pennants or paper lanterns on it, as path data for all of them. */
export function pennantPaths(
  canvas: PosterCanvas,
  street: Street,
  depth: number,
  high: number,
  isLanterns: boolean,
): { readonly string: string; readonly pennants: readonly [string, string, string] } {
  const { unit } = canvas
  const [from, to] = [
    onSheet(canvas, street, -street.wall, high, depth),
    onSheet(canvas, street, street.wall, high + 26, depth),
  ]
  const sag = 74 * depth * unit
  const string = outline`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 2 * sag} ${to[0]} ${to[1]}`
  const pennants: [string, string, string] = ['', '', '']
  const count = Math.max(isLanterns ? 6 : 9, Math.round((to[0] - from[0]) / ((isLanterns ? 62 : 34) * unit)))
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const x = from[0] + (to[0] - from[0]) * share
    const y = from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share)
    const half = (isLanterns ? 21 : 11) * depth * unit
    const lantern = outline`M${x - half * 0.4} ${y}h${half * 0.8}q${half * 0.6} ${half * 0.2} ${half * 0.6} ${half}t${-half * 0.6} ${half}h${-half * 0.8}q${-half * 0.6} ${-half * 0.2} ${-half * 0.6} ${-half}t${half * 0.6} ${-half}zM${x - 1} ${y + 2 * half}h2v${half * 0.7}h-2z`
    const flag = isLanterns ? lantern : outline`M${x - half} ${y}h${2 * half}l${-half} ${2.6 * half}z`
    const order = index % 3
    if (order === 0) pennants[0] += flag
    else if (order === 1) pennants[1] += flag
    else pennants[2] += flag
  }
  return { string, pennants }
}
