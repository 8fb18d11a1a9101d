import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { block, eaves, panes, solid } from '#art/kit/masonry.ts'

const RED = '#A8352A'

export const ROOF = '#3C5058'

const ROOF_LIT = '#6B8486'

/** A hall with one or two great roofs on red columns. */
export function palaceHall(half: number, tiers: 1 | 2): readonly GlyphPart[] {
  const lower: readonly GlyphPart[] = [
    ...solid(0, 0, half * 1.6, 100, RED, '#6E2226'),
    [panes(-half * 0.7, half * 0.7, 8, 0, 18, 78), '#2F6A5A'],
    [block(0, -96, half * 1.7, 20), '#2E7F74'],
    [eaves(0, -104, half * 1.12, 100, 0.66), ROOF],
    [
      `M${-half * 1.12} -126Q${-half * 0.8} -110 ${-half * 0.74} -204h40Q${-half * 0.7} -112 ${-half} -104z`,
      ROOF_LIT,
    ],
  ]
  if (tiers === 1) return lower
  return [
    ...lower,
    ...solid(0, -194, half * 1.16, 62, RED, '#6E2226'),
    [panes(-half * 0.5, half * 0.5, 6, -204, 16, 40), '#F1C878'],
    [block(0, -250, half * 1.24, 14), '#2E7F74'],
    [eaves(0, -256, half * 0.92, 120, 0.6), ROOF],
    [
      `M${-half * 0.92} -282Q${-half * 0.64} -262 ${-half * 0.55} -376h36Q${-half * 0.5} -270 ${-half * 0.8} -256z`,
      ROOF_LIT,
    ],
  ]
}
