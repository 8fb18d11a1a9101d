import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const STONE = '#D9C4A2'
const STONE_SHADE = '#A98E7C'
const GLASS = '#8FB0BC'
const GLASS_SHADE = '#5E8294'

/** Rows of windows as thin bands. */
const bands = (x: number, base: number, wide: number, tall: number, pitch: number): string =>
  Array.from({ length: Math.floor(tall / pitch) }, (_none, i) =>
    block(x, base - pitch * (i + 0.5), wide, pitch * 0.3),
  ).join('')

/** A row of street trees. */
const trees = (from: number, to: number, base: number): string =>
  Array.from({ length: Math.floor((to - from) / 62) }, (_none, i) =>
    round(from + i * 62, base - 22, 22),
  ).join('')

/** A slab of a tower with bands of windows, its right third in shade. */
const slab = (x: number, wide: number, tall: number, lit: string, shade: string): readonly GlyphPart[] => [
  ...solid(x, 0, wide, tall, lit, shade, 0.36),
  [bands(x - wide * 0.18, -6, wide * 0.52, tall - 14, 17), shade],
]

/** Bundled dark tubes that end at four heights, two white masts on the last. */
const BUNDLED_TUBES: readonly GlyphPart[] = [
  ...solid(0, 0, 132, 330, '#4A5566', '#2E3848', 0.34),
  ...solid(-14, -330, 104, 90, '#4A5566', '#2E3848', 0.34),
  ...solid(-8, -420, 64, 90, '#4A5566', '#2E3848', 0.34),
  [block(-18, -100, 100, 10) + block(-18, -326, 90, 10) + block(-16, -416, 60, 9), '#2A3242'],
  ['M-28 -510l3 -96h4l3 96zM2 -510l3 -96h4l3 96z', '#F4EFE4'],
]

/** A round tower: open floors of cars below, petals of balconies above, a core on the roof. */
function cobTower(x: number, tall: number): readonly GlyphPart[] {
  const half = 46
  const floors = Math.floor((tall - 120) / 15)
  const petals = Array.from({ length: floors }, (_none, i) => {
    const y = -120 - i * 15
    return [-34, -12, 12, 34].map((dx) => `M${x + dx - 12} ${y}q12 9 24 0v-6h-24z`).join('')
  }).join('')
  const ramps = Array.from(
    { length: 9 },
    (_none, i) => `M${x - half} ${-12 - i * 12}q${half} 12 ${2 * half} 0v-5q${-half} 12 ${-2 * half} 0z`,
  ).join('')
  return [
    [block(x, -tall, 34, 34), '#A98E7C'],
    [block(x, 0, 2 * half - 4, tall), '#5A4E58'],
    [ramps + petals, '#E4D2B2'],
    [`M${x + 18} 0V${-tall}h${half - 20}V0z`, '#665459'],
  ]
}

/** A leaf bridge in maroon steel on two decks, a train on the upper one. */
const BRIDGE: readonly GlyphPart[] = [
  ['M-300 -10H300V4H196Q90 -22 0 -22Q-90 -22 -196 4H-300z', '#8A3038'],
  ['M-300 -62H300v12H-300z', '#8A3038'],
  [
    Array.from(
      { length: 15 },
      (_none, i) => `M${-290 + i * 40} -52h5l18 42h-5zM${-253 + i * 40} -52h-5l-17 42h5z`,
    ).join(''),
    '#6A2430',
  ],
  ['M-250 -62v-34h150v34zM-94 -62v-34h150v34zM62 -62v-34h150v34z', '#D8DEE0'],
  ['M-250 -66v-8h150v8zM-94 -66v-8h150v8zM62 -66v-8h150v8z', '#3A6A9A'],
  [
    panes(-236, -114, 6, -78, 14, 12) + panes(-80, 42, 6, -78, 14, 12) + panes(76, 198, 6, -78, 14, 12),
    '#2A3242',
  ],
]

const bridgeHouse = (x: number): readonly GlyphPart[] => [
  ...solid(x, 40, 50, 96, STONE, STONE_SHADE, 0.36),
  [`M${x - 31} -54l12 -38h38l12 38z`, '#3E5A5A'],
  [panes(x - 18, x + 8, 2, -16, 8, 22), '#4A4450'],
]

const TOUR_BOAT: readonly GlyphPart[] = [
  ['M-150 0h300l16 -26h-334z', '#F6EEDC'],
  ['M-154 -8h308l3 -7h-314z', '#2E4A6A'],
  ['M-120 -26v-30h210v30z', '#F6EEDC'],
  [panes(-108, 78, 8, -34, 14, 14), '#2E4A5E'],
  ['M-126 -56h224v-7h-224z', '#2E4A6A'],
  [Array.from({ length: 9 }, (_none, i) => `M${-112 + i * 23} -63v-14q6 -8 12 0v14z`).join(''), '#3E5A6A'],
  [
    Array.from({ length: 9 }, (_none, i) => `M${-110 + i * 23} -80a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`).join(''),
    '#5A3A34',
  ],
]

/** The river of Chicago between its towers: leaf bridge with a train, round towers, a boat of sightseers. */
export const riverCanyon = landmark({
  name: 'river-canyon',
  palette: {
    ...PALETTES.highland,
    top: '#4E86B4',
    middle: '#A9C6CE',
    horizon: '#F8E6C4',
    deep: '#15363A',
    lightText: 'on a clear morning',
  },
  accent: '#E5392F',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A green river between tall towers, two of them round with scalloped balconies, one of dark stepped tubes with white masts; a train crosses on a maroon steel bridge, a boat of sightseers below',
  paint: (s) => {
    s.draw(s.at(0, 4), [
      ...slab(-60, 50, 210, '#B9CBCB', '#9DB4BA'),
      ...slab(-4, 44, 160, '#CBD2C8', '#A9B8B8'),
      ...slab(48, 52, 250, '#B9CBCB', '#9DB4BA'),
      ...slab(104, 46, 190, '#CBD2C8', '#A9B8B8'),
    ])
    paintGroundMist(s, 170, 0.9)
    s.draw(s.at(-168, 30), BUNDLED_TUBES)
    s.draw(s.at(0, 40), [
      ...slab(-700, 130, 300, STONE, STONE_SHADE),
      ...slab(-560, 120, 380, GLASS, GLASS_SHADE),
      ...slab(150, 78, 330, GLASS, GLASS_SHADE),
      ...slab(640, 140, 340, GLASS, GLASS_SHADE),
      ...slab(520, 120, 260, STONE, STONE_SHADE),
    ])
    paintWater(s, '#3E8274', 30, '#D8DCC0', null)
    s.draw(s.at(0, 0), [
      ['M-1600 30H-92L-150 110L-420 420V640H-1600z', '#B9A68C'],
      ['M1600 30H92L150 110L420 420V640H1600z', '#9A8878'],
      ['M-92 30L-150 110L-420 420V470L-138 116L-84 40zM92 30L150 110L420 420V470L138 116L84 40z', '#6A5E5C'],
    ])
    s.draw(s.at(0, 96), BRIDGE)
    s.draw(s.at(0, 96), [...bridgeHouse(-186), ...bridgeHouse(186)])
    s.draw(s.at(0, 130), [
      ...slab(-318, 150, 380, STONE, STONE_SHADE),
      ...slab(-470, 130, 300, GLASS, GLASS_SHADE),
      ...slab(-620, 150, 420, STONE, STONE_SHADE),
      ...slab(-790, 170, 260, GLASS, GLASS_SHADE),
      ...cobTower(268, 420),
      ...cobTower(374, 450),
      ...slab(500, 130, 300, STONE, STONE_SHADE),
      ...slab(650, 150, 400, GLASS, GLASS_SHADE),
    ])
    s.draw(s.at(0, 130), [
      ...slab(-970, 150, 340, STONE, STONE_SHADE),
      ...slab(-1140, 140, 220, GLASS, GLASS_SHADE),
      ...slab(-1310, 160, 300, STONE, STONE_SHADE),
      ...slab(820, 160, 250, STONE, STONE_SHADE),
      ...slab(990, 150, 350, GLASS, GLASS_SHADE),
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 130H-172L-222 184H-1600zM1600 130H172L222 184H1600z', '#5E7A5A'],
      [trees(-1590, -230, 178) + trees(232, 1500, 178), '#3E6450'],
      ['M-1600 184H-222L-262 228H-1600zM1600 184H222L262 228H1600z', '#C9B89C'],
      ['M-1600 228H-262L-278 246H-1600zM1600 228H262L278 246H1600z', '#7E7068'],
    ])
    s.draw(s.at(-350, 306), walker(0, '#2E5A7A', '#33405A'))
    s.draw(s.at(-20, 286), TOUR_BOAT)
    s.draw(s.at(-20, 286), [['M126 -56v-54h4v54zM130 -110l34 9l-34 9z', s.accent]])
    s.draw(s.at(-20, 294), [['M-150 0q160 -12 320 0q-160 14 -320 0z', '#2E6A60']])
  },
})
