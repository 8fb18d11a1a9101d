import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { block, panes, solid, steps } from '#art/kit/masonry.ts'

export const GOLD = '#F2B63C'

export const GOLD_SHADE = '#B5722C'

export const GOLD_PALE = '#FFE39A'

export const TILE = '#C4502E'

export const TILE_EDGE = '#2E7A5A'

export const WHITE = '#FFF4DE'

export const SHADE = '#C8A48C'

/** A bell-shaped tower of gold on rings, ending in a needle. */
export function chedi(x: number, base: number, size: number): readonly GlyphPart[] {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${base + dy * size}`
  const bell = `M${at(-70, -60)}C${at(-62, -130)} ${at(-34, -150)} ${at(-30, -196)}L${at(0, -420)}L${at(30, -196)}C${at(34, -150)} ${at(62, -130)} ${at(70, -60)}z`
  const shade = `M${at(0, -420)}L${at(30, -196)}C${at(34, -150)} ${at(62, -130)} ${at(70, -60)}L${at(20, -60)}C${at(24, -120)} ${at(14, -160)} ${at(10, -196)}z`
  const rings = [0, 1, 2, 3, 4, 5]
    .map((ring) => block(x, base - (206 + ring * 26) * size, (58 - ring * 8) * size, 9 * size))
    .join('')
  return [
    [steps(x, base, 200 * size, 4, 16 * size, 14 * size), GOLD_SHADE],
    [steps(x - 18 * size, base, 160 * size, 4, 16 * size, 14 * size), GOLD],
    [bell, GOLD],
    [shade, GOLD_SHADE],
    [rings, GOLD_PALE],
  ]
}

/** A hall with two roofs over each other whose gables end in horns. */
export function hall(x: number, half: number, base: number): readonly GlyphPart[] {
  const gable = (w: number, y: number, h: number): string =>
    `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y}z`
  return [
    ...solid(x, base, half * 1.7, 86, WHITE, SHADE),
    [panes(x - half * 0.6, x + half * 0.6, 5, base, 12, 60), TILE],
    [gable(half * 1.16, base - 66, 170), TILE_EDGE],
    [gable(half * 0.98, base - 74, 150), TILE],
    [gable(half * 0.5, base - 88, 86), GOLD],
    [gable(half * 0.28, base - 96, 46), TILE_EDGE],
    [`M${x} ${base - 236}q-8 -24 6 -44q-2 24 4 44z`, GOLD],
  ]
}
