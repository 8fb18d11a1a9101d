import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#E9AE97'
const SHADE = '#B4736C'
const DEEP = '#84525A'

/** A weathered boulder, wide and rounded, its right and lower side in shade. */
function boulder(x: number, y: number, wide: number, tall: number, tilt = 0): readonly GlyphPart[] {
  const [l, r, t] = [x - wide / 2, x + wide / 2, y - tall]
  return [
    [
      `M${l} ${y - tall * 0.3}C${l - wide * 0.02} ${t + tall * 0.1 + tilt} ${x - wide * 0.3} ${t + tilt} ${x} ${t}C${x + wide * 0.36} ${t - tilt} ${r + wide * 0.03} ${t + tall * 0.2 - tilt} ${r} ${y - tall * 0.34}C${r - wide * 0.02} ${y} ${r - wide * 0.1} ${y} ${x} ${y}C${l + wide * 0.1} ${y} ${l + wide * 0.02} ${y} ${l} ${y - tall * 0.3}z`,
      LIT,
    ],
    [
      `M${x + wide * 0.14} ${t}C${x + wide * 0.4} ${t - tilt} ${r + wide * 0.03} ${t + tall * 0.2 - tilt} ${r} ${y - tall * 0.34}C${r - wide * 0.02} ${y} ${r - wide * 0.1} ${y} ${x} ${y}H${l + wide * 0.16}C${x + wide * 0.2} ${y - tall * 0.1} ${x + wide * 0.34} ${y - tall * 0.44} ${x + wide * 0.14} ${t}z`,
      SHADE,
    ],
  ]
}

/** Square tower of pink granite with a corbelled top and a lantern, its lower porch at the left. */
const light = (lamp: string): readonly GlyphPart[] => [
  ...solid(-58, 0, 64, 92, LIT, SHADE, 0.3),
  [block(-58, -92, 74, 10), '#F3CBB6'],
  [crenels(-88, -28, 5, -100, 9), LIT],
  ...solid(0, 0, 74, 196, LIT, SHADE, 0.36),
  ['M-37 -178H37L46 -196H-46z', DEEP],
  [block(0, -196, 94, 16), '#F3CBB6'],
  [block(30, -196, 34, 16), SHADE],
  [crenels(-40, 40, 6, -210, 11), LIT],
  [block(0, -212, 46, 16), '#F6E8DC'],
  [block(0, -228, 38, 38), '#3A4A5E'],
  [block(0, -230, 14, 34), lamp],
  ['M-24 -264Q-20 -292 0 -296Q20 -292 24 -264z', '#8A3A3C'],
  [block(0, -292, 4, 18), '#3A2F3A'],
  [block(-8, -40, 14, 30) + block(-8, -96, 12, 24) + block(-8, -146, 12, 22) + block(-62, -30, 13, 24), DEEP],
  [
    [-24, -52, -80, -108, -136, -164]
      .map((y, i) => `M${i % 2 === 0 ? -36 : -20} ${y}h26v2h-26zM-10 ${y - 12}h18v2h-18z`)
      .join(''),
    '#D48F80',
  ],
]

const SLOOP: readonly GlyphPart[] = [
  ['M-8 -20v-200h6v200zM-120 -22h120v5h-120z', '#3A2A30'],
  ['M-14 -30V-150L-96 -206L-112 -34z', '#B4503C'],
  ['M-14 -30V-150L-40 -168L-50 -32z', '#8E3C36'],
  ['M2 -40V-196L86 -30z', '#D98A5E'],
  ['M-112 -24h220l16 -8q-10 34 -34 46h-164q-30 -10 -38 -38z', '#2F4A66'],
  ['M-112 -20h224l-3 7h-218z', '#F3E4CC'],
]

/** The light of Ploumanac'h: a tower of pink granite on boulders, an arch to it, an old sail outside. */
export const roseRocks = landmark({
  name: 'rose-rocks',
  palette: {
    ...PALETTES.morning,
    top: '#4E8FA8',
    middle: '#A7CDC8',
    horizon: '#FBE7C8',
    lightText: 'in clear evening light',
  },
  accent: '#FFD25A',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A square lighthouse of pink granite among rounded pink boulders, a small arched bridge leading to it, a boat with a tan sail beyond and heather in front',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#2E7F92', 0, '#E4ECD6', null)
    s.draw(s.at(0, 6), [
      ['M200 0q40 -26 90 -20q40 -20 90 4q60 -10 120 16zM-1600 0q200 -30 500 -16q300 -12 500 16z', '#7FA3A2'],
    ])
    paintFloating(s, s.at(-304, 44, 0.6), 110, SLOOP)
    s.draw(s.at(0, 40), [
      ...boulder(-120, 36, 190, 90, 8),
      ...boulder(210, 50, 240, 110, -10),
      ...boulder(80, 44, 200, 130, 6),
    ])
    s.draw(s.at(76, -40, 1.12), light(s.accent))
    s.draw(s.at(0, 40), [
      ...boulder(0, 40, 150, 96, 10),
      ...boulder(150, 56, 190, 104, -8),
      ...boulder(320, 60, 150, 70, 6),
      ...boulder(-200, 60, 160, 62, -6),
    ])
    paintMirrorBars(s, SHADE, 70, 96, 170, 7)
    s.draw(s.at(0, 0), [
      ['M180 110Q236 40 300 104L352 170H306Q262 90 214 140L196 190H140z', DEEP],
      ['M150 104Q230 26 316 92L400 176h-40Q262 56 176 116L130 170H96z', LIT],
      [`M-1600 ${deep}V330Q-800 260 -420 300Q-260 330 -150 420L-60 ${deep}z`, DEEP],
      [`M1300 ${deep}V170Q700 120 420 170Q330 190 330 260Q300 330 160 360Q40 400 -40 ${deep}z`, '#7E9A62'],
      [
        `M1300 ${deep}V230Q760 200 460 250Q390 300 260 370Q130 430 90 ${deep}h60Q190 460 330 390Q440 330 520 286Q800 240 1300 280z`,
        '#E9D6B4',
      ],
    ])
    s.draw(s.at(0, 0), [
      ...boulder(120, 196, 150, 92, 8),
      ...boulder(-10, 236, 130, 70, -6),
      ...boulder(-330, deep - 60, 330, 210, 16),
      ...boulder(-150, deep + 10, 300, 170, -14),
      ...boulder(-640, deep - 20, 380, 230, -14),
      ...boulder(-950, deep, 360, 190, 12),
      ...boulder(560, 230, 190, 100, 8),
    ])
    s.draw(s.at(322, 372, 1.05), walker(0, '#2F4A66', '#E9D6B4'))
    s.draw(s.at(0, deep), [
      [
        Array.from({ length: 30 }, (_none, i) =>
          round(60 + i * 42 + ((i * 13) % 20), -10 - ((i * 29) % 60), 22 + ((i * 7) % 12)),
        ).join(''),
        '#7A4A6E',
      ],
      [
        Array.from({ length: 30 }, (_none, i) =>
          round(60 + i * 42 + ((i * 17) % 24), -30 - ((i * 23) % 60), 11 + ((i * 5) % 8)),
        ).join(''),
        '#B878A0',
      ],
    ])
  },
})
