import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { PLATE_SIZE, type Plate } from './plate.ts'

/** What is left of a zero after arithmetic; path data is read without exponents. */
const EXPONENT = /-?\d(?:\.\d+)?e-\d+/g

/** Returns the function that places path data of a plate, which is in metres, in its frame. */
export function createPlatePlacement({ across, ground, shift = 0 }: Plate): (path: string) => string {
  const scale = PLATE_SIZE.width / across
  const at: Placement = { x: PLATE_SIZE.width / 2 + shift * scale, y: PLATE_SIZE.height * ground, scale }
  return (path) => placePath(path.replace(EXPONENT, '0'), at)
}
