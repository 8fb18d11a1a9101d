import { closeGroup, openGroup, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineClip } from '#art/drawing/definition.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { type HillHouse, paintHillHouse } from '#art/kit/hill-house.ts'
import { crestY } from './castle-hill.ts'

export type HouseStyle = Pick<HillHouse, 'isWhite' | 'hasDomes'>

/** Where the first row of houses starts, as a share of the height. */
const TOWN_TOP = 0.27

/** Offset of the row as a share of the height, house height in units, reach to each side, house width in units. */
const HOUSE_ROWS = [
  [0.08, 44, 0.3, 70],
  [0.155, 54, 0.5, 80],
  [0.235, 62, 0.74, 88],
  [0.325, 74, 1.2, 104],
  [0.425, 88, 3, 120],
] as const
/** In the tall format the town runs further down to the street. */
const TALL_HOUSE_ROWS = [...HOUSE_ROWS, [0.53, 92, 3, 122], [0.64, 98, 3, 126]] as const

/** Rows of houses up a hill, each a little into the one above. */
export function paintTown(
  canvas: PosterCanvas,
  crest: readonly Point[],
  middleX: number,
  look: HouseStyle,
): void {
  const { width, height, unit, isTall, random } = canvas
  const onTheHill = defineClip(canvas, smoothPath(crest, height))
  for (const [offset, tall, reach, broad] of isTall ? TALL_HOUSE_ROWS : HOUSE_ROWS) {
    const rowY = height * (TOWN_TOP + offset)
    const endX = Math.min(width + 20, middleX + (90 + reach * 620) * unit)
    for (let x = Math.max(-30 * unit, middleX + (60 - reach * 620) * unit); x < endX; ) {
      const houseWidth = random(0.7, 1.25) * broad * unit
      const sag = (Math.abs(x - middleX) / width) * 60 + random(-8, 8) + 26
      const footY = crestY(crest, x + houseWidth / 2) * 0.35 + rowY * 0.65 + sag * unit
      const size = { width: houseWidth, height: random(0.75, 1.3) * tall * unit }
      paintHillHouse(canvas, { x, footY, ...size, ...look, shade: 0 })
      x += houseWidth * random(0.86, 1.02)
    }
    if (offset > 0.1) {
      openGroup(canvas, { 'clip-path': onTheHill })
      sprayBand(canvas, '#F6C890', rowY + 66 * unit, rowY, 0.42)
      closeGroup(canvas)
    }
  }
}

/** The row along the street. */
export function paintNearHouses(canvas: PosterCanvas, look: HouseStyle): void {
  const { width, height, unit, random } = canvas
  for (let x = -30 * unit; x < width + 20; ) {
    const houseWidth = random(0.8, 1.3) * 140 * unit
    const footY = height * 0.845 + random(-16, 10) * unit
    const size = { width: houseWidth, height: random(0.9, 1.3) * 130 * unit }
    paintHillHouse(canvas, { x, footY, ...size, ...look, shade: 0.06 })
    x += houseWidth * 0.95
  }
}
