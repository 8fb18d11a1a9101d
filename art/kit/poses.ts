import type { GlyphPart } from '#art/drawing/glyphs.ts'

/** People who do something, about 120 units tall, their feet on 0; the quiet standing ones are in `figures.ts`. */
const SKIN = '#7A4632'
const DARK = '#2A1F30'

const head = (x: number, y: number): GlyphPart => [
  `M${x - 10} ${y}a10 11 0 1 0 20 0a10 11 0 1 0 -20 0z`,
  SKIN,
]
const hair = (x: number, y: number): GlyphPart => [
  `M${x - 11} ${y - 1}q0 -13 11 -13q11 0 11 13q-11 -6 -22 0z`,
  DARK,
]

/** Someone in mid-stride to the right, a bag over the shoulder. */
export function walker(x: number, coat: string, bag: string, legs: string = DARK): readonly GlyphPart[] {
  return [
    [`M${x - 6} -44l-18 24l-10 20h12l8 -14l20 -26zM${x} -44l16 20l4 24h11l-2 -28l-16 -20z`, legs],
    [`M${x - 16} -40q-4 -46 8 -56h16q12 8 10 56z`, coat],
    [`M${x + 10} -92l20 24l14 4l-2 8l-20 -4l-18 -20zM${x - 8} -92l-14 26l-2 22l-8 -2l2 -24l12 -28z`, coat],
    [`M${x - 30} -60h24v26h-26zM${x - 24} -58l22 -36l4 3l-20 34z`, bag],
    head(x + 4, -110),
    hair(x + 4, -110),
  ]
}

/** Someone sitting on an edge, knees bent, looking to the right. */
export function sitter(x: number, coat: string, legs: string = DARK): readonly GlyphPart[] {
  return [
    [`M${x - 16} -8q2 -16 16 -16h30q8 0 8 10l2 40h-12l-4 -34h-28q-8 8 -12 0z`, legs],
    [`M${x - 18} -10q-8 -46 6 -56h14q14 8 10 56z`, coat],
    [`M${x + 4} -60l22 26l16 4l-2 8l-20 -2l-22 -26z`, coat],
    head(x, -80),
    hair(x, -80),
  ]
}

/** Someone with one arm raised to point, to the right. */
export function pointer(x: number, coat: string, hat: string, legs: string = DARK): readonly GlyphPart[] {
  return [
    [`M${x - 14} 0l2 -42h10l1 42zM${x + 4} 0l1 -42h10l4 42z`, legs],
    [`M${x - 17} -36q-2 -52 8 -60h18q10 6 8 60z`, coat],
    [`M${x + 8} -94l36 -22l5 7l-34 28zM${x - 14} -92l-12 24l14 16l6 -6l-8 -11l8 -18z`, coat],
    head(x, -109),
    [`M${x - 19} -113q8 -4 9 -6q2 -12 10 -12t10 12q1 2 9 6q-19 4 -38 0z`, hat],
  ]
}

/** A dog trotting, to the right. */
export function dog(x: number, coat: string): readonly GlyphPart[] {
  return [
    [
      `M${x - 26} 0l4 -16q-6 -10 -4 -18q-10 -4 -14 -18l4 -1q6 10 14 12h34l8 -12l4 -5l4 6l12 4q2 6 -6 7l-8 1l-4 16l4 24h-6l-6 -20h-22l-8 20z`,
      coat,
    ],
  ]
}
