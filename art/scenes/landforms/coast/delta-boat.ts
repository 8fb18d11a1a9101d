import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { round } from '#art/kit/masonry.ts'

const SILHOUETTE = '#132B2E'
const GOLD = '#E8A24C'

const sitter = (x: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 20} -4q-6 -52 12 -64h16q18 12 14 64z`, shirt],
  [round(x + 2, -82, 14), '#5A3026'],
  [`M${x - 22} -86h48l-12 -8q-12 -12 -24 0z`, '#F2C66B'],
]

/** A long canoe with two people under straw hats, one of them with a paddle. */
export const deltaCanoe = (shirt: string): readonly GlyphPart[] => [
  ['M-170 -24q20 14 60 16h210q46 -2 74 -22q-24 46 -84 46h-190q-52 0 -70 -40z', SILHOUETTE],
  ['M-158 -16q24 10 50 10h212q34 -2 58 -16v4q-24 14 -58 16h-212q-26 0 -50 -10z', GOLD],
  ...sitter(-56, '#F3E3BC'),
  ...sitter(64, shirt),
  ['M74 -51l44 84l4 -2l-44 -84z', GOLD],
]

/** An egret on a mud bank, to the right. */
export const EGRET: readonly GlyphPart[] = [
  ['M-90 6q30 -16 84 -14q60 0 100 14q-90 14 -184 0z', '#5C5A40'],
  ['M-5 0v-46h3v46zM5 0l-2 -46h3l2 46z', SILHOUETTE],
  ['M-40 -40q20 -34 52 -30q14 6 12 20q-6 16 -30 18q-22 0 -34 -8z', '#FFF8E4'],
  ['M8 -62q26 -14 14 -40q-8 -22 8 -34q14 -6 20 6l22 6l-22 4q-14 -4 -14 10q16 38 -18 60z', '#FFF8E4'],
  ['M48 -128l26 4l-24 5z', GOLD],
]
