import { addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { pickOne } from '#art/drawing/random.ts'

const WALLS = [
  '#FBF0DA',
  '#F4D9A8',
  '#F2B48C',
  '#E9C9B0',
  '#BFD8D2',
  '#FBF0DA',
  '#F6E2A6',
  '#E58F6C',
] as const
const WHITES = ['#FFFBF0', '#FDF3E0', '#F8EEDC'] as const
const DOMED_SHARE = 0.14
const ROOFS = ['#D2603A', '#C24F30', '#E07A48'] as const
const DUSK = '#3A2638'
const SIDE_SHARE = 0.28
const HIPPED_SHARE = 0.6
const OPEN_SHARE = 0.86

export type HillHouse = {
  readonly x: number
  readonly footY: number
  readonly width: number
  readonly height: number
  /** How far it has fallen into shade, 0 to 1. */
  readonly shade: number
  /** Whitewashed and flat-roofed instead of tiled. */
  readonly isWhite?: boolean
  /** Now and then under a blue dome. */
  readonly hasDomes?: boolean
}

function paintHippedRoof(canvas: PosterCanvas, house: HillHouse, roof: string): void {
  const { x, footY, width, height } = house
  const { unit } = canvas
  const eavesY = footY - height
  const ridgeY = eavesY - height * 0.24 - 8 * unit
  const frontEnd = x + width * (1 - SIDE_SHARE)
  const ridgeEnd = x + width * 0.78
  const lit = [
    [x - 4 * unit, eavesY + 3 * unit],
    [x + width * 0.14, ridgeY],
    [ridgeEnd, ridgeY],
    [frontEnd + 1, eavesY + 3 * unit],
  ] as const
  const shaded = [
    [ridgeEnd, ridgeY],
    [x + width + 4 * unit, eavesY + 3 * unit],
    [frontEnd, eavesY + 3 * unit],
  ] as const
  addPolygon(canvas, lit, roof)
  addPolygon(canvas, shaded, mixInk(roof, '#5A1C22', 0.45))
}

function paintGableRoof(canvas: PosterCanvas, house: HillHouse, roof: string, wall: string): void {
  const { x, footY, width, height } = house
  const { unit } = canvas
  const eavesY = footY - height
  const rise = height * 0.24 + 8 * unit
  const frontEnd = x + width * (1 - SIDE_SHARE)
  const ridgeX = (x + frontEnd) / 2
  const gable = [
    [x - 4 * unit, eavesY + 2 * unit],
    [ridgeX, eavesY - rise * 1.15],
    [frontEnd + 3 * unit, eavesY + 2 * unit],
  ] as const
  const tiles = [
    [x - 6 * unit, eavesY + 5 * unit],
    [ridgeX, eavesY - rise * 1.3],
    [ridgeX + width * SIDE_SHARE, eavesY - rise * 1.3],
    [x + width + 4 * unit, eavesY + 4 * unit],
    [frontEnd, eavesY + 4 * unit],
    [ridgeX, eavesY - rise],
    [x - 2 * unit, eavesY + 8 * unit],
  ] as const
  addPolygon(canvas, gable, wall)
  addPolygon(canvas, tiles, roof)
}

function paintWindows(canvas: PosterCanvas, { x, footY, width, height, shade }: HillHouse): void {
  const { unit, random } = canvas
  const front = width * (1 - SIDE_SHARE)
  const count = Math.max(1, Math.floor(front / (26 * unit)))
  const floors = Math.max(1, Math.floor(height / (40 * unit)))
  let path = ''
  for (let floor = 0; floor < floors; floor += 1) {
    const y = footY - height + (12 + floor * 36) * unit
    for (let index = 0; index < count; index += 1) {
      if (random() < OPEN_SHARE) {
        const left = x + (front / count) * (index + 0.5) - 5 * unit
        path += outline`M${left} ${y}h${10 * unit}v${18 * unit}h${-10 * unit}z`
      }
    }
  }
  addPath(canvas, path, mixInk('#2F4A58', '#1A1420', shade))
}

function paintBlueDome(canvas: PosterCanvas, { x, footY, width, height }: HillHouse): void {
  const half = width * (1 - SIDE_SHARE) * 0.4
  const at = { x: x + width * (1 - SIDE_SHARE) * 0.5, y: footY - height, scale: half / 40 }
  paintGlyphs(canvas, at, [
    ['M-40 2v-16h80v16z', '#FDF8EC'],
    ['M-40 -12q0 -44 40 -50q40 6 40 50z', '#2F79B5'],
    ['M0 -62q40 6 40 50h-22q0 -34 -18 -50z', '#1E4F86'],
  ])
}

/** A tiled house, its front lit and its right side in shade; the wall runs on below the foot, behind the next row. */
export function paintHillHouse(canvas: PosterCanvas, house: HillHouse): void {
  const { unit, random } = canvas
  const { x, footY, width, height, shade } = house
  const wall = mixInk(house.isWhite === true ? pickOne(random, WHITES) : pickOne(random, WALLS), DUSK, shade)
  const roof = mixInk(pickOne(random, ROOFS), DUSK, shade)
  const front = width * (1 - SIDE_SHARE)
  const tall = height + 40 * unit
  addRect(canvas, x, footY - height, front, tall, wall)
  addRect(canvas, x + front, footY - height, width - front, tall, mixInk(wall, '#5A3A4A', 0.42))
  if (house.isWhite === true) {
    if (house.hasDomes === true && random() < DOMED_SHARE) paintBlueDome(canvas, house)
  } else if (random() < HIPPED_SHARE) {
    paintHippedRoof(canvas, house, roof)
  } else {
    paintGableRoof(canvas, house, roof, wall)
  }
  paintWindows(canvas, house)
}
