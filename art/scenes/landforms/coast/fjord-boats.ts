import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { panes } from '#art/kit/masonry.ts'

const HULL = '#12303F'
const CREAM = '#FBF1DC'
const SLATE = '#3A4650'

/** A coastal steamer heading left with the wash of its bow; band and funnel in one ink. */
export const coastalSteamer = (funnel: string): readonly GlyphPart[] => [
  ['M-146 6q-44 14 -96 26q60 -4 104 -22zM-120 14q140 22 330 14q-120 -20 -190 -24z', CREAM],
  ['M-168 -40h34l10 8h256l6 -14h20l-14 50q-4 8 -14 8h-250q-30 -6 -48 -52z', HULL],
  ['M-160 -26q6 14 10 18h300l4 -14h-298z', funnel],
  ['M-104 -34v-30h216l10 30zM-84 -66v-24h168l8 24zM-64 -92v-20h60v20z', CREAM],
  ['M84 -90l8 24h-30v-24zM112 -64l10 30h-40v-30z', '#C9BFA8'],
  [panes(-86, 68, 8, -44, 12, 12) + panes(-73, 81, 8, -74, 10, 10), HULL],
  ['M14 -90l4 -40h36l6 40z', funnel],
  ['M17 -122l1 -14h36l2 14zM-48 -112v-58h3v58zM114 -46v-70h3v70z', HULL],
]

/** A timber boathouse on posts, its gable turned to the left light. */
export const BOATHOUSE: readonly GlyphPart[] = [
  ['M-56 2v-22h7v22zM-10 2v-22h7v22zM66 2v-22h7v22z', SLATE],
  ['M-62 -22v-62l36 -42l36 42v62z', '#74262B'],
  ['M10 -22v-62h74v62z', '#B23A2C'],
  ['M-26 -130h72l48 50h-76z', SLATE],
  ['M-26 -130l44 50h-8l-36 -40l-38 44l-6 -4z', CREAM],
  ['M-40 -66h26v26h-26zM30 -62h18v22h-18zM58 -62h14v22h-14z', '#F9D98C'],
]
