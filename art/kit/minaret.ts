import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { block, peak, taper } from './masonry.ts'

/** A slim round tower with two galleries and a pointed cap. */
export function minaret(
  x: number,
  base: number,
  height: number,
  lit: string,
  shade: string,
  cap: string,
): readonly GlyphPart[] {
  const top = base - height
  return [
    [taper(x, base, 26, height, 0.7), lit],
    [`M${x + 2} ${base}V${top}h7l4 ${height}z`, shade],
    [block(x, base - height * 0.62, 36, 8) + block(x, top + 4, 32, 9), lit],
    [block(x, top, 14, 20), shade],
    [peak(x, top - 18, 24, 54), cap],
  ]
}
