import type { GlyphPart } from '#art/drawing/glyphs.ts'

const POSTS = [-144, -96, -48, 0, 48, 96, 144]
  .map((left) => `M${left - 3} ${-82 + (left / 24) ** 2 * 1.9}h6v34h-6z`)
  .join('')

const umbrellaBearer = (x: number, umbrella: string): readonly GlyphPart[] => [
  [`M${x - 13} -46q1 -40 6 -58q7 -7 14 0q5 18 6 58z`, '#F7E4BE'],
  [`M${x - 10} -80h20v9h-20z`, '#27303A'],
  [`M${x - 36} -112q8 -26 36 -30q28 4 36 30q-9 -7 -18 0q-9 -7 -18 0q-9 -7 -18 0q-9 -7 -18 0z`, umbrella],
]

/** A low arched bridge that one or two people cross under umbrellas. */
export const lacquerBridge = (umbrella: string, figures: 1 | 2): readonly GlyphPart[] => [
  ['M-176 34q86 -84 176 -84t176 84h-30q-66 -62 -146 -62t-146 62z', '#5E1D22'],
  ...(figures === 2 ? [-22, 54] : [14]).flatMap((x) => umbrellaBearer(x, umbrella)),
  [`M-170 4q84 -82 170 -82t170 82v8q-84 -80 -170 -80t-170 80z${POSTS}`, '#C24A2E'],
]
