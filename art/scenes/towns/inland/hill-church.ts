import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { block, round } from '#art/kit/masonry.ts'

const STONE = '#EED9AE'
const STONE_LIT = '#F6E6C2'
const STONE_SHADE = '#A98B6E'
const OPENING = '#3A3A46'

const bellTower = (x: number): readonly GlyphPart[] => [
  [`M${x} -170h48v180h-48z`, STONE],
  [`M${x + 30} -170h18v180h-18z`, STONE_SHADE],
  [[0, 13, 26, 39].map((left) => `M${x + left} -169v-10h8v10z`).join(''), STONE],
  [`M${x + 12} -112v-24a8 9 0 0 1 16 0v24z`, OPENING],
]

/** A church with two crenelled bell towers and a rose window, its left foot at the placement. */
export const TWIN_TOWER_CHURCH: readonly GlyphPart[] = [
  ...bellTower(0),
  ...bellTower(92),
  ['M46 -120h48v130h-48z', STONE_LIT],
  [round(70, -78, 15), '#7E5A4A'],
  [round(70, -78, 8), '#F2C66B'],
]

/** A church under one white dome, its left foot at the placement. */
export const DOMED_CHURCH: readonly GlyphPart[] = [
  ['M0 -96h140v106h-140z', STONE],
  ['M96 -96h44v106h-44z', STONE_SHADE],
  ['M22 -124h96v30h-96z', STONE_LIT],
  ['M92 -124h26v30h-26z', STONE_SHADE],
  ['M24 -122q0 -62 46 -68q46 6 46 68z', '#FBF3DC'],
  ['M70 -190q46 6 46 68h-24q0 -44 -22 -68z', '#C9B79A'],
  ['M62 -212h16v26h-16z', STONE_LIT],
  [block(70, -210, 3, 24), STONE_SHADE],
  ['M20 -30v-26a9 10 0 0 1 18 0v26zM52 -30v-26a9 10 0 0 1 18 0v26z', OPENING],
]
