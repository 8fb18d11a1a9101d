import { type GlyphPart, repeatGlyph } from '#art/drawing/glyphs.ts'

const LEFTS = [-138, -101, -64, -27, 10, 47, 84, 121] as const

/** A temple of eight columns on the rock that carries it, around its foot. */
export const ACROPOLIS: readonly GlyphPart[] = [
  ['M-290 120l10 -64l30 -18l6 -34l40 -8h420l34 12l10 40l28 16l8 56z', '#C9A582'],
  ['M90 -4h126l34 12l10 40l28 16l8 56h-170l-24 -60z', '#8C6A66'],
  ['M-190 -4v-24h-30v-16h26v-12h30v52zM196 -4v-34h26v34z', '#E4C79C'],
  ['M-148 -10h296v-96h-296z', '#7E6068'],
  [repeatGlyph('v-92h17v92z', LEFTS, -12), '#FBEBC8'],
  [
    repeatGlyph(
      'v-92h5v92z',
      LEFTS.map((left) => left + 12),
      -12,
    ),
    '#B99A86',
  ],
  ['M-160 0v-14h320v14zM-154 -102h308v-20h-308z', '#F6E0B4'],
  ['M-158 -122L0 -170L158 -122z', '#FBEBC8'],
  ['M-112 -126L0 -160L112 -126z', '#C9A582'],
]
