import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const STONE = '#EED9AE'
const STONE_LIT = '#F6E6C2'
const STONE_SHADE = '#A98B6E'
const OPENING = '#3A3A46'

function paintBellTower(canvas: PosterCanvas, at: Placement): void {
  const merlons = [0, 13, 26, 39].map((left) => `M${left} -169v-10h8v10z`)
  addPath(canvas, placePath('M0 -170h48v180h-48z', at), STONE)
  addPath(canvas, placePath('M30 -170h18v180h-18z', at), STONE_SHADE)
  addPath(canvas, placePath(merlons.join(''), at), STONE)
  addPath(canvas, placePath('M12 -112v-24a8 9 0 0 1 16 0v24z', at), OPENING)
}

/** A church with two crenelled bell towers and a rose window; its left foot stands at the placement. */
export function paintTwinTowerChurch(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  paintBellTower(canvas, at)
  paintBellTower(canvas, { ...at, x: x + 92 * scale })
  addPath(canvas, placePath('M46 -120h48v130h-48z', at), STONE_LIT)
  addCircle(canvas, x + 70 * scale, y - 78 * scale, 15 * scale, '#7E5A4A')
  addCircle(canvas, x + 70 * scale, y - 78 * scale, 8 * scale, '#F2C66B')
}

/** A church under one white dome; its left foot stands at the placement. */
export function paintDomedChurch(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M0 -96h140v106h-140z', at), STONE)
  addPath(canvas, placePath('M96 -96h44v106h-44z', at), STONE_SHADE)
  addPath(canvas, placePath('M22 -124h96v30h-96z', at), STONE_LIT)
  addPath(canvas, placePath('M92 -124h26v30h-26z', at), STONE_SHADE)
  addPath(canvas, placePath('M24 -122q0 -62 46 -68q46 6 46 68z', at), '#FBF3DC')
  addPath(canvas, placePath('M70 -190q46 6 46 68h-24q0 -44 -22 -68z', at), '#C9B79A')
  addPath(canvas, placePath('M62 -212h16v26h-16z', at), STONE_LIT)
  addLine(canvas, placePath('M70 -210v-24', at), STONE_SHADE, 3 * at.scale)
  const doors = [20, 52].map((left) => `M${left} -30v-26a9 10 0 0 1 18 0v26z`)
  addPath(canvas, placePath(doors.join(''), at), OPENING)
}
