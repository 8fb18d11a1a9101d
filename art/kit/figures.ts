import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'

/** Figures and animals, 100 units or a little more tall, their feet on 0; `scale` on the stage makes them near or far. */
const SKIN = '#7A4632'
const DARK = '#2A1F30'

/** A horse with its head down, facing right. */
export const GRAZING_HORSE =
  'M-50 -60q2 -18 26 -18q24 6 42 -2q24 0 28 24q-2 26 -24 28h-46q-28 2 -26 -32zM30 -80q20 4 34 36l14 26q4 12 -6 14l-10 -4l-20 -22q-12 -12 -20 -14zM-48 -44l-2 44h8l10 -38zM-30 -34l2 34h7l6 -34zM18 -34l2 34h7l4 -34zM34 -40l8 40h7l-2 -46zM-46 -70q-20 14 -14 50q10 -14 18 -34z'

/** Someone standing in a coat, head uncovered or under a hat. */
export function person(x: number, coat: string, hat?: string, legs: string = DARK): readonly GlyphPart[] {
  return [
    [`M${x - 13} 0l2 -40h9l1 40zM${x + 3} 0l1 -40h9l2 40z`, legs],
    [`M${x - 18} -34q0 -56 8 -62h20q8 6 8 62z`, coat],
    [`M${x - 16} -92l-8 46l7 3l6 -34zM${x + 16} -92l8 46l-7 3l-6 -34z`, coat],
    [`M${x - 10} -109a10 11 0 1 0 20 0a10 11 0 1 0 -20 0z`, SKIN],
    hat === undefined
      ? [`M${x - 11} -110q0 -13 11 -13q11 0 11 13q-11 -6 -22 0z`, DARK]
      : [`M${x - 18} -112q18 -24 36 0z`, hat],
  ]
}

/** Someone in a long robe or dress, with a scarf, a veil or a hood of another ink. */
export function robed(x: number, robe: string, scarf: string): readonly GlyphPart[] {
  return [
    [`M${x - 22} 0q4 -70 12 -96h20q8 26 12 96z`, robe],
    [`M${x + 2} -96h8q8 26 12 96h-14z`, DARK],
    [`M${x - 9} -107a9 10 0 1 0 18 0a9 10 0 1 0 -18 0z`, SKIN],
    [`M${x - 12} -92q-2 -30 12 -31q14 1 12 31q-4 -22 -12 -22t-12 22z`, scarf],
  ]
}

/** A horse walking, to the right; mane, tail and the far legs in a darker ink. */
function horse(x: number, coat: string, dark: string): readonly GlyphPart[] {
  return [
    [
      `M${x - 36} -64q10 22 2 36l8 28h10l-4 -31q8 -14 4 -31zM${x + 36} -64q16 12 22 28l-10 22h9l13 -24q-4 -22 -16 -36z`,
      dark,
    ],
    [`M${x - 54} -90q-28 4 -22 58q10 -10 12 -26q4 -14 12 -20z`, dark],
    [
      `M${x - 56} -76q-8 26 9 42l-5 34h11l7 -36q14 -12 14 -24zM${x + 22} -64q8 18 10 36l2 28h11l-2 -28q8 -24 4 -40z`,
      coat,
    ],
    [
      `M${x - 58} -62q-6 -32 22 -35q32 6 60 -1q16 -6 28 -34q6 -18 18 -24l2 -10l8 10q14 12 24 32q2 8 -6 8l-14 -5q-10 10 -14 29q-4 24 -18 34q-24 10 -62 8q-34 0 -48 -12z`,
      coat,
    ],
    [`M${x + 34} -106q10 -46 34 -60l4 12q-14 4 -20 22q-6 20 -12 28z`, dark],
  ]
}

/** A rider on a horse, to the right. */
export function rider(x: number, coatOfHorse: string, coat: string, hat: string): readonly GlyphPart[] {
  return [
    ...horse(x, coatOfHorse, mixInk(coatOfHorse, DARK, 0.55)),
    [`M${x - 14} -94q-2 -56 8 -62h18q10 6 8 60z`, coat],
    [`M${x - 14} -100h30q10 8 8 24l-2 26l14 8v6h-26l-2 -34q-16 -6 -22 -30z`, DARK],
    [`M${x + 10} -148q16 12 34 30l-5 7q-20 -10 -34 -22z`, coat],
    [`M${x - 6} -166a9 10 0 1 0 18 0a9 10 0 1 0 -18 0z`, SKIN],
    [`M${x - 15} -168q18 -26 36 0z`, hat],
  ]
}

/** A camel with its load, to the right. */
export function camel(x: number, coat: string, cloth: string): readonly GlyphPart[] {
  return [
    [
      `M${x - 64} 0l4 -66q-8 -30 12 -38q18 -44 42 -2q22 4 36 10q18 0 24 -26q4 -26 22 -26l14 8l-2 8l-16 4q-2 40 -26 58l-2 70h-8l-8 -60h-54l-8 60h-8l-2 -46l-8 46z`,
      coat,
    ],
    [`M${x - 52} -96q16 -46 42 -6l-2 30h-32z`, cloth],
  ]
}

/** A cow, to the left. */
export function cow(x: number, coat: string, patch: string): readonly GlyphPart[] {
  return [
    [
      `M${x - 48} -60q-22 -14 -34 0q-6 14 8 20l18 2q4 20 10 24v26h9v-24h46v24h9l2 -30q10 -20 8 -42q-2 -14 -16 -14h-44z`,
      coat,
    ],
    [`M${x - 18} -70q14 16 30 0q10 26 -6 34q-22 -4 -24 -34zM${x + 26} -62q8 8 4 24l-10 -2z`, patch],
    [`M${x - 80} -66l-8 -10l4 -2l10 8zM${x - 62} -68l4 -12l4 2l-2 12z`, DARK],
  ]
}

/** A crane or heron standing, to the left. */
export function wader(x: number, body: string, neck: string, crown: string): readonly GlyphPart[] {
  return [
    [`M${x - 4} 0l2 -52h4l-2 52zM${x + 12} 0l-2 -52h4l3 52z`, neck],
    [`M${x - 26} -62q4 -26 34 -28q30 2 44 26q-16 20 -44 18q-26 0 -34 -16z`, body],
    [`M${x + 20} -70q30 4 36 26q-22 4 -42 -8z`, neck],
    [`M${x - 22} -66q-16 -40 -6 -66l8 2q-4 30 12 54z`, neck],
    [`M${x - 28} -128q4 -12 14 -8q4 4 2 10l-10 2l-22 4z`, body],
    [`M${x - 24} -134q6 -8 12 0z`, crown],
  ]
}

/** A llama or an alpaca, to the right. */
export function llama(x: number, wool: string, tassel: string): readonly GlyphPart[] {
  return [
    [`M${x - 40} 0l2 -46h10l1 46zM${x + 22} 0l2 -46h10l1 46z`, wool],
    [
      `M${x - 52} -64q4 -24 40 -24q24 2 36 -4l8 -56l-2 -14l8 8l14 4q4 8 -6 12l-4 60q-4 34 -26 38h-48q-22 -2 -20 -24z`,
      wool,
    ],
    [`M${x - 26} -88h34v24h-34z`, tassel],
  ]
}

/** A penguin, upright. */
export function penguin(x: number, back: string, front: string, cheek: string): readonly GlyphPart[] {
  return [
    [`M${x - 20} 0q-10 -70 10 -92q0 -18 12 -18q14 2 12 20q20 24 8 90z`, back],
    [`M${x - 14} -4q-4 -60 10 -74q18 14 14 74z`, front],
    [`M${x - 8} -86q8 -6 16 2l-8 10zM${x - 6} -104l-12 4l12 4z`, cheek],
  ]
}
