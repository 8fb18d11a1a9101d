import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const LIT = '#F7C78C'
const STONE = '#D9794A'
const WALL = '#C9683F'
const SHADE = '#B5573A'
const NICHE = '#8E3A2E'
const DARK = '#4A1A22'

const DOOR_NICHE = 'M-11 0v-62a11 12 0 0 1 22 0v62z'
const ROTUNDA_ROOF = 'M-60 2q34 -14 60 -66q26 52 60 66z'
const ROTUNDA_ROOF_SHADE = 'M0 -64q26 52 60 66h-48z'
const URN = 'M-11 -60q-6 -30 11 -38q17 8 11 38z'
const HALF_GABLE = 'M-158 36v-20l66 -38l12 58z'
const GABLE = 'M-74 0L0 -46L74 0z'
const GABLE_FIELD = 'M-48 -5L0 -34L48 -5z'
const STAIR = 'M0 0v-30h22v-30h22v-30h22v-30h22v-30h40v150z'

/** A front carved from rock: its middle and the heights of its three floors. */
export type Facade = {
  readonly x: number
  readonly upperY: number
  readonly middleY: number
  readonly footY: number
}

/** A rectangle in units to each side of the middle, between two heights. */
function paintBlock(
  canvas: PosterCanvas,
  x: number,
  [left, right]: readonly [number, number],
  [topY, bottomY]: readonly [number, number],
  ink: string,
): void {
  addRect(canvas, x + left * canvas.unit, topY, (right - left) * canvas.unit, bottomY - topY, ink)
}

function paintColumn(canvas: PosterCanvas, x: number, topY: number, footY: number, width: number): void {
  const { unit } = canvas
  addRect(canvas, x - width / 2, topY, width, footY - topY, LIT)
  addRect(canvas, x + width * 0.12, topY, width * 0.38, footY - topY, SHADE)
  addRect(canvas, x - width * 0.78, topY - 8 * unit, width * 1.56, 10 * unit, LIT)
  addRect(canvas, x - width * 0.7, footY - 8 * unit, width * 1.4, 10 * unit, LIT)
}

function paintLowerFloor(canvas: PosterCanvas, { x, middleY, footY }: Facade): void {
  const { unit } = canvas
  const below = (offset: number): number => middleY + offset * unit
  const at: Placement = { x, y: below(20), scale: unit }
  paintBlock(canvas, x, [-150, 150], [below(30), footY + 30 * unit], WALL)
  paintBlock(canvas, x, [-40, 40], [below(96), footY], DARK)
  paintBlock(canvas, x, [-124, -84], [below(90), below(180)], NICHE)
  paintBlock(canvas, x, [84, 124], [below(90), below(180)], NICHE)
  for (const across of [-140, -86, -46, 46, 86, 140]) {
    paintColumn(canvas, x + across * unit, below(50), footY, 21 * unit)
  }
  paintBlock(canvas, x, [-160, 160], [below(18), below(46)], LIT)
  paintBlock(canvas, x, [-160, 160], [below(34), below(46)], SHADE)
  addPath(canvas, placePath(GABLE, at), LIT)
  addPath(canvas, placePath(GABLE_FIELD, at), STONE)
  paintBlock(canvas, x, [-160, 160], [below(-34), below(-22)], LIT)
}

function paintRotunda(canvas: PosterCanvas, { x, upperY, middleY }: Facade): void {
  const { unit } = canvas
  const at: Placement = { x, y: upperY, scale: unit }
  const footY = middleY - 32 * unit
  paintBlock(canvas, x, [-52, 52], [upperY + 10 * unit, footY], STONE)
  paintBlock(canvas, x, [14, 52], [upperY + 10 * unit, footY], '#A94C34')
  for (const across of [-44, -15, 16, 45]) {
    paintColumn(canvas, x + across * unit, upperY + 24 * unit, footY, 14 * unit)
  }
  paintBlock(canvas, x, [-62, 62], [upperY, upperY + 16 * unit], LIT)
  addPath(canvas, placePath(ROTUNDA_ROOF, at), '#FFE3B4')
  addPath(canvas, placePath(ROTUNDA_ROOF_SHADE, at), WALL)
  addPath(canvas, placePath(URN, at), LIT)
}

function paintUpperFloor(canvas: PosterCanvas, facade: Facade): void {
  const { unit } = canvas
  const { x, upperY, middleY } = facade
  const footY = middleY - 32 * unit
  paintBlock(canvas, x, [-150, 150], [upperY + 26 * unit, footY], WALL)
  for (const across of [-138, -96, 96, 138]) {
    paintColumn(canvas, x + across * unit, upperY + 44 * unit, footY, 18 * unit)
  }
  addPath(canvas, placePath(HALF_GABLE, { x, y: upperY, scale: unit }), LIT)
  addPath(canvas, placePath(HALF_GABLE, { x, y: upperY, scale: unit, scaleX: -unit }), '#E9A468')
  paintRotunda(canvas, facade)
  const niches = [-117, 0, 117].map((across) =>
    placePath(DOOR_NICHE, { x: x + across * unit, y: middleY - 40 * unit, scale: unit }),
  )
  addPath(canvas, niches.join(''), DARK)
}

/** A carved temple of two floors: six columns below, a round kiosk between half gables above. */
export function paintTempleFacade(canvas: PosterCanvas, facade: Facade): void {
  paintLowerFloor(canvas, facade)
  paintUpperFloor(canvas, facade)
}

/** A carved tomb: a plain tall wall with one gabled door, crowned by two stairs that part in the middle. */
export function paintTombFacade(canvas: PosterCanvas, { x, upperY, middleY, footY }: Facade): void {
  const { unit } = canvas
  const topY = upperY + 96 * unit
  paintBlock(canvas, x, [-146, 146], [topY, footY], STONE)
  paintBlock(canvas, x, [70, 146], [topY, footY], SHADE)
  for (const across of [-133, 133]) {
    paintColumn(canvas, x + across * unit, topY + 70 * unit, footY, 26 * unit)
  }
  for (const offset of [0, 52]) {
    paintBlock(canvas, x, [-156, 156], [topY + offset * unit, topY + (offset + 22) * unit], LIT)
    paintBlock(canvas, x, [-150, 150], [topY + (offset + 22) * unit, topY + (offset + 30) * unit], NICHE)
  }
  addPath(canvas, placePath(STAIR, { x: x + 18 * unit, y: topY, scale: unit }), SHADE)
  addPath(canvas, placePath(STAIR, { x: x - 18 * unit, y: topY, scale: unit, scaleX: -unit }), STONE)
  const doorY = middleY + 60 * unit
  paintBlock(canvas, x, [-34, 34], [doorY, footY], DARK)
  for (const across of [-46, 46]) {
    paintColumn(canvas, x + across * unit, doorY, footY, 20 * unit)
  }
  addPath(canvas, placePath(GABLE, { x, y: doorY - 8 * unit, scale: unit }), LIT)
  addPath(canvas, placePath(GABLE_FIELD, { x, y: doorY - 8 * unit, scale: unit }), STONE)
}

/** The rock the front is carved from, as path data: a ragged top, straight sides. */
export function rockFacePath(
  canvas: PosterCanvas,
  x: number,
  halfWidth: number,
  topY: number,
  footY: number,
): string {
  const { unit, random } = canvas
  const ridge = Array.from({ length: 13 }, (_none, index): Point => {
    const lift = 50 + Math.sin(index * 1.9) * 26 + random(-16, 16) + Math.abs(index - 6) * 12
    return [x + halfWidth * (index / 6 - 1), topY - lift * unit]
  })
  const line = ridge.map(([left, top]) => outline`L${left} ${top}`).join('')
  return `${outline`M${x - halfWidth} ${footY}`}${line}${outline`L${x + halfWidth} ${footY}`}z`
}
