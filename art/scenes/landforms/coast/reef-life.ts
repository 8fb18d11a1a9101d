import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { round } from '#art/kit/masonry.ts'

const SHELL_SHADE = '#4E6440'
const SKIN = '#C9BE78'
const SKIN_SHADE = '#7C8652'
const DARK = '#0A2A44'

/** A sea turtle swimming to the right, lit from above. */
export const TURTLE: readonly GlyphPart[] = [
  ['M50 -36q52 -34 66 -90q4 -12 -8 -8q-66 30 -96 78z', SKIN_SHADE],
  ['M-92 12q-44 10 -66 44q-2 12 12 10q52 -8 84 -36z', SKIN_SHADE],
  ['M102 -26q30 -26 62 -14q20 8 18 24q-4 16 -30 18q-26 2 -46 -6z', SKIN],
  ['M108 -4q34 4 72 -8q-6 14 -30 16q-26 2 -42 -8z', SKIN_SHADE],
  [round(158, -20, 5), DARK],
  ['M-112 10q14 -66 96 -78q86 -4 128 54q6 12 -8 18q-90 44 -186 28q-26 -6 -30 -22z', '#8E9A4A'],
  [
    'M-86 -14l22 -26h26l10 28l-14 18h-34zM-20 -14l-10 -28l24 -12h30l14 24l-14 20zM46 -14l12 -18l-12 -24l26 8l22 26l-8 12z',
    SHELL_SHADE,
  ],
  ['M-112 10q100 34 224 -24q6 12 -8 20q-90 44 -186 28q-26 -6 -30 -24z', SHELL_SHADE],
  ['M58 10q26 66 -2 128q-10 18 -20 4q4 -66 -34 -104z', SKIN],
  ['M58 10q26 66 -2 128q-10 18 -20 4q44 -60 22 -132z', SKIN_SHADE],
]

/** A manta ray gliding, its left wing lit. */
export const MANTA: readonly GlyphPart[] = [
  [
    'M-8 -34l8 -22l14 16l18 2l18 -14l2 24q92 22 176 -34q-52 104 -150 118q-18 34 -28 110q-16 -72 -32 -108q-110 -10 -166 -112q80 44 152 34z',
    DARK,
  ],
  ['M-8 -34q28 -10 50 -6q-6 58 -36 104q-110 -10 -166 -112q80 44 152 34z', '#2F6F8C'],
]

/** Small fish that sweep along an arc, all the same way. */
export function paintShoal(
  canvas: PosterCanvas,
  shoal: { readonly x: number; readonly y: number; readonly reach: number; readonly count: number },
  ink: string,
): void {
  const { random, unit } = canvas
  let path = ''
  for (let index = 0; index < shoal.count; index += 1) {
    const share = random()
    const spread = Math.sin(Math.PI * share) * 46 * unit
    const x = shoal.x + share * shoal.reach
    const y = shoal.y - Math.sin(share * 2.6) * shoal.reach * 0.24 + random(-1, 1) * spread
    const half = random(8, 14) * unit
    path += lensPath(x, y, half, half * 0.8)
    path += placePath('M-10 0l-8 -6v12z', { x, y, scale: half / 10 })
  }
  addPath(canvas, path, ink)
}

/** A diver swimming to the right below a trail of bubbles; fins and vest in one ink. */
export const diver = (vest: string): readonly GlyphPart[] => [
  ['M-58 -6l-52 -14l-4 8l50 22zM-58 4l-50 20l2 8l54 -22z', DARK],
  ['M-108 -22l-46 -14l-4 14l46 12zM-104 26l-44 22l6 12l44 -26z', vest],
  ['M-64 -8q36 -16 74 -8l14 10q-6 12 -24 12q-34 2 -60 4z', DARK],
  ['M-34 -18q24 -10 46 -2l4 20q-26 8 -48 4z', vest],
  ['M-44 -30h50q10 0 10 8t-10 8h-50q-8 -8 0 -16z', '#F2C65A'],
  [`M8 2l34 22l-4 8l-40 -18z${round(30, -8, 13)}`, DARK],
  ['M34 -16h10v12h-10z', '#BFEBDD'],
  [round(44, -40, 5) + round(36, -60, 7) + round(48, -86, 6) + round(38, -112, 9), '#C4E8E0'],
]
