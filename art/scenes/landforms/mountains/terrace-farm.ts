import type { GlyphPart } from '#art/drawing/glyphs.ts'

const DARK = '#1C2B2A'
const TIMBER_SHADE = '#2E2420'
const STRAW = '#F4D58C'

/** A thatched hut on short posts, its left side lit. */
export const FARM_HUT: readonly GlyphPart[] = [
  ['M-46 0v-20h6v20zM-6 0v-20h6v20zM38 0v-20h6v20z', TIMBER_SHADE],
  ['M-50 -62h70v44h-70z', '#4A3226'],
  ['M20 -62h30v44h-30z', TIMBER_SHADE],
  ['M-28 -52h18v34h-18z', '#F6C667'],
  ['M-66 -52q24 -18 34 -58h60l10 58z', '#C98F45'],
  ['M28 -110q14 38 40 58h-36z', '#8A5A34'],
]

/** A farmer bent over the water under a wide straw hat, seedlings in hand. */
export const planter = (shirt: string): readonly GlyphPart[] => [
  ['M-14 0l2 -46h14l2 46zM6 0l2 -46h12l-2 46z', DARK],
  ['M-14 -44q-2 -30 20 -44q26 -8 42 10l-8 16q-14 -6 -20 2l-8 18z', shirt],
  ['M34 -66l14 50l-8 2l-20 -42z', DARK],
  ['M24 -86l38 -2l24 34q-30 2 -62 -32z', STRAW],
  ['M43 -18l-6 22h3l6 -22zM43 -18l4 22h3l-4 -22zM43 -18l12 18h3l-12 -18z', '#2F6B3F'],
]

/** A water buffalo in a field, facing right. */
export const BUFFALO: readonly GlyphPart[] = [
  [
    'M-62 0v-36q-8 -40 26 -46q50 -6 78 2l8 -8l22 8q12 14 8 28q-12 6 -24 0q-6 10 -14 14v38h-12v-30h-58v30h-12v-28l-8 2v26z',
    DARK,
  ],
  ['M-54 -60q-2 -14 18 -18q46 -8 70 0q-40 4 -88 18z', '#4A5A54'],
  ['M44 -84q-2 -22 -22 -24q10 12 12 26zM62 -82q16 -14 30 -8q-14 2 -22 14z', '#CFC09A'],
  ['M61 -72a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', STRAW],
]
