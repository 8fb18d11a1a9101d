import type { GlyphPart } from '#art/drawing/glyphs.ts'

const POSTS = [-144, -96, -48, 0, 48, 96, 144]
  .map((left) => `M${left - 3} ${-82 + (left / 24) ** 2 * 1.9}h6v34h-6z`)
  .join('')

const umbrellaBearer = (x: number, umbrella: string): readonly GlyphPart[] => [
  [`M${x + 15} -158h3v78h-3z`, '#27303A'],
  [`M${x - 15} -46q2 -40 8 -60h14q6 20 8 60zM${x + 4} -98l14 14l-4 8l-16 -10z`, '#F7E4BE'],
  [`M${x - 11} -84h22v9h-22z`, '#27303A'],
  [`M${x - 8} -116a8.5 9 0 1 0 17 0a8.5 9 0 1 0 -17 0z`, '#B8734F'],
  [`M${x - 9} -119q0 -11 10 -12q10 1 9 12q-10 -5 -19 0z`, '#27303A'],
  [
    `M${x - 25} -142q8 -24 41 -30q33 6 41 30q-10 -6 -20.5 0q-10 -6 -20.5 0q-10 -6 -20.5 0q-10 -6 -20.5 0z`,
    umbrella,
  ],
]

/** A low arched bridge that one or two people cross under umbrellas. */
export const lacquerBridge = (umbrella: string, figures: 1 | 2): readonly GlyphPart[] => [
  ['M-176 34q86 -84 176 -84t176 84h-30q-66 -62 -146 -62t-146 62z', '#5E1D22'],
  ...(figures === 2 ? [-22, 54] : [14]).flatMap((x) => umbrellaBearer(x, umbrella)),
  [`M-170 4q84 -82 170 -82t170 82v8q-84 -80 -170 -80t-170 80z${POSTS}`, '#C24A2E'],
]
