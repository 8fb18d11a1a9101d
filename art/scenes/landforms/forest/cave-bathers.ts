import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import { block, round } from '#art/kit/masonry.ts'

const ROCK_DARK = '#2C2032'
const DARKEST = '#171424'
const SWIMMER_SKIN = '#8A4B34'
const JUMPER_SKIN = '#6B3A2C'

/** A swimmer heading right with rings on the water. */
export const swimmer = (suit: string): readonly GlyphPart[] => [
  [lensPath(0, 8, 92, 16) + lensPath(-6, 20, 60, 10), '#B9EFD9'],
  ['M-8 2l-70 8l-4 -8l70 -16z', SWIMMER_SKIN],
  ['M-34 -2q24 -16 48 -8l6 12q-30 8 -54 6z', suit],
  [`M10 -6l34 -26l26 18l-4 6l-22 -12l-26 20z`, SWIMMER_SKIN],
  [round(26, -12, 13), SWIMMER_SKIN],
  ['M12 -14q2 -16 16 -14q12 4 8 12z', DARKEST],
]

const RUNGS = [-22, 2, 26].map((y) => block(51, y + 2, 22, 4)).join('')

/** A landing stage with a ladder. */
export const LANDING: readonly GlyphPart[] = [
  ['M-110 -16h176v14h-176z', '#B98A55'],
  ['M-96 -2h10v60h-10zM20 -2h10v64h-10zM-40 -2h8v60h-8z', ROCK_DARK],
  [block(40, 52, 4, 96) + block(62, 52, 4, 96) + RUNGS, '#D9B071'],
]

/** A bather on the landing stage before the jump. */
export const jumper = (suit: string): readonly GlyphPart[] => [
  ['M-58 -16l4 -40h8l4 40zM-42 -16l2 -40h8l2 40z', JUMPER_SKIN],
  ['M-60 -46q2 -30 16 -34q14 4 16 34z', suit],
  [round(-44, -92, 11), JUMPER_SKIN],
  ['M-56 -94q0 -14 12 -14q12 0 12 14z', DARKEST],
]
