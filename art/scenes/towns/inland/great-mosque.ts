import type { GlyphPart } from '#art/drawing/glyphs.ts'

const STONE = '#E9C79C'
const STONE_SHADE = '#94707A'
const LEAD = '#7E98A6'
const LEAD_SHADE = '#475A74'
const OPENING = '#4A3E58'
const GILT = '#F3C766'

/** A dome of a radius on its drum, standing on y; its right third in shade. */
function dome(x: number, y: number, r: number): readonly GlyphPart[] {
  return [
    [`M${x - r} ${y}h${2 * r}v${-r * 0.2}h${-2 * r}z`, STONE],
    [`M${x + r * 0.4} ${y}h${r * 0.6}v${-r * 0.2}h${-r * 0.6}z`, STONE_SHADE],
    [
      `M${x - r} ${y - r * 0.18}C${x - r} ${y - r * 0.9} ${x - r * 0.4} ${y - r * 1.08} ${x} ${y - r * 1.12}C${x + r * 0.4} ${y - r * 1.08} ${x + r} ${y - r * 0.9} ${x + r} ${y - r * 0.18}z`,
      LEAD,
    ],
    [
      `M${x} ${y - r * 1.12}C${x + r * 0.4} ${y - r * 1.08} ${x + r} ${y - r * 0.9} ${x + r} ${y - r * 0.18}h${-r * 0.52}C${x + r * 0.52} ${y - r * 0.7} ${x + r * 0.26} ${y - r} ${x} ${y - r * 1.12}z`,
      LEAD_SHADE,
    ],
    [`M${x - 2} ${y - r * 1.1}v${-r * 0.24 - 6}h4v${r * 0.24 + 6}z`, GILT],
  ]
}

function windows(fromX: number, toX: number, y: number, step: number): string {
  let path = ''
  for (let x = fromX; x <= toX; x += step) path += `M${x} ${y}v-18q5 -9 10 0v18z`
  return path
}

/** A pencil minaret with two balconies, its foot at x. */
function minaret(x: number, tall: number): readonly GlyphPart[] {
  const [low, high] = [tall * 0.55, tall * 0.76]
  return [
    [
      `M${x - 12} 0v${-tall * 0.28}l3 -10v${10 - tall * 0.62}h18v${tall * 0.62 - 10}l3 10v${tall * 0.28}z`,
      STONE,
    ],
    [`M${x + 3} 0v${-tall * 0.9}h6v${tall * 0.62 - 10}l3 10v${tall * 0.28}z`, STONE_SHADE],
    [`M${x - 15} ${-low}l4 8h22l4 -8v-7h-30zM${x - 14} ${-high}l4 8h20l4 -8v-7h-28z`, '#F6DDB0'],
    [`M${x - 10} ${-tall * 0.9}l10 ${-tall * 0.16}l10 ${tall * 0.16}z`, '#F6DDB0'],
    [`M${x} ${-tall * 1.06}l10 ${tall * 0.16}h-8z`, STONE_SHADE],
  ]
}

/** A mosque of many domes between four minarets, around its foot. */
export const GREAT_MOSQUE: readonly GlyphPart[] = [
  ...minaret(-196, 330),
  ...minaret(196, 330),
  ...dome(-176, -96, 38),
  ...dome(176, -96, 38),
  ['M-150 0v-176h300v176z', STONE],
  ['M84 0v-176h66v176z', STONE_SHADE],
  ...dome(-104, -160, 66),
  ...dome(104, -160, 66),
  ['M-96 -150v-62h192v62z', STONE],
  ['M40 -150v-62h56v62z', STONE_SHADE],
  ...dome(0, -206, 104),
  [windows(-94, 84, -212, 20), OPENING],
  ...dome(0, -128, 72),
  ['M-230 0v-104h460v104z', STONE],
  ['M130 0v-104h100v104z', STONE_SHADE],
  [windows(-136, 126, -116, 22), OPENING],
  ...[-200, -136, -72, -8, 56, 120, 184].flatMap((x) => dome(x + 8, -58, 25)),
  ['M-250 0v-60h500v60z', '#F1D3A6'],
  ['M150 0v-60h100v60z', STONE_SHADE],
  [windows(-236, 226, -12, 28), OPENING],
  ...minaret(-262, 420),
  ...minaret(262, 420),
]
