import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintRidge } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, panes, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#D98E58'
const SHADE = '#A65E40'
const DARK = '#5E3030'

/** A corner tower of rammed earth, its upper half pricked with patterns. */
const tower = (x: number, base: number, wide: number, tall: number): readonly GlyphPart[] => [
  [taper(x, base, wide, tall, 0.84), LIT],
  [
    `M${x + wide * 0.16} ${base}L${x + wide * 0.14} ${base - tall}H${x + wide * 0.42}L${x + wide * 0.5} ${base}z`,
    SHADE,
  ],
  [crenels(x - wide * 0.36, x + wide * 0.36, 3, base - tall + 1, wide * 0.16), LIT],
  [
    panes(x - wide * 0.28, x + wide * 0.06, 3, base - tall * 0.76, wide * 0.07, tall * 0.13) +
      panes(x - wide * 0.28, x + wide * 0.06, 3, base - tall * 0.56, wide * 0.07, tall * 0.08) +
      block(x - wide * 0.1, base - tall * 0.22, wide * 0.12, tall * 0.1),
    DARK,
  ],
]

const house = (x: number, base: number, wide: number, tall: number): readonly GlyphPart[] => [
  [block(x, base, wide, tall), '#C97C4C'],
  [block(x + wide * 0.36, base, wide * 0.28, tall), SHADE],
  [panes(x - wide * 0.34, x + wide * 0.1, 3, base - tall * 0.42, 8, 12), DARK],
]

/** Aït Benhaddou: earthen towers stacked up a hill, the granary on top, stepping stones in the Ounila. */
export const riverKsar = landmark({
  name: 'river-ksar',
  palette: {
    ...PALETTES.arid,
    top: '#3E8EB4',
    middle: '#9CCAC8',
    horizon: '#FCE2B4',
    lightText: 'in the gold of late afternoon',
  },
  accent: '#2456A0',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A village of earthen towers stacked up a hill to a ruined granary, palms at its foot and people crossing a shallow river on stepping stones',
  paint: (s) => {
    paintRidge(s, '#9AA8B4', 130, 40, 0.6)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-60Q-700 -60 -380 -110Q-200 -230 -60 -360Q-10 -396 60 -380Q160 -330 260 -220Q420 -120 700 -70Q1000 -50 1600 -50V10z',
        '#C98E60',
      ],
      ['M60 -380Q160 -330 260 -220Q420 -120 700 -70Q1000 -50 1600 -50V10H200Q180 -160 60 -380z', '#A66C4E'],
      [block(-6, -366, 74, 60) + block(-60, -352, 44, 30), LIT],
      [block(20, -366, 24, 60), SHADE],
      ['M-43 -426l14 -12l10 12l16 -18l12 18l20 -10v14h-72z', LIT],
    ])
    s.draw(s.at(0, 0), [
      ...tower(110, -236, 60, 110),
      ...house(30, -250, 100, 56),
      ...tower(-60, -226, 62, 116),
      ...house(-130, -190, 90, 50),
      ...house(176, -170, 100, 60),
      ...tower(236, -150, 62, 116),
      ...house(60, -170, 130, 70),
      ...tower(-30, -130, 66, 128),
      ...tower(-190, -120, 66, 126),
      ...house(-110, -110, 110, 66),
      ...house(-290, -50, 150, 60),
      ...tower(-352, -26, 68, 122),
      ...tower(150, -76, 70, 134),
      ...house(70, -64, 110, 70),
      ...house(250, -60, 110, 64),
      ...tower(330, -30, 74, 136),
      ...house(-230, -10, 130, 62),
      ...tower(-130, 6, 78, 146),
      ...house(-30, 6, 130, 70),
      ...tower(64, 8, 80, 148),
      ...house(180, 10, 150, 66),
      ...house(420, 6, 130, 70),
      ...tower(-290, 10, 72, 122),
    ])
    paintFarPalms(s, '#3F6E4E', [0.03, 0.09, 0.72, 0.8, 0.93], 96)
    s.draw(s.at(0, 0), [
      [`M-1600 0H1600V${deep}H-1600z`, '#8E9A54'],
      [`M-1600 30Q-300 16 300 34Q900 50 1600 30V${deep}H-1600z`, '#E3B67C'],
      [
        'M-1600 120Q-600 70 -160 96Q200 120 500 96Q900 70 1600 90V250Q900 250 480 280Q100 310 -300 270Q-700 240 -1600 290z',
        '#3E90A4',
      ],
      [
        'M-1600 120Q-600 70 -160 96Q200 120 500 96Q900 70 1600 90V104Q900 88 500 112Q200 136 -160 112Q-600 90 -1600 136z',
        '#A9D6CC',
      ],
      [
        'M-60 124q30 -14 54 0q-26 12 -54 0zM-30 154q34 -16 62 0q-30 14 -62 0zM-62 186q38 -18 70 0q-34 16 -70 0zM-22 222q44 -20 80 0q-38 18 -80 0zM-66 262q50 -22 90 0q-42 20 -90 0z',
        '#8A5E48',
      ],
      [`M-1600 ${deep}V300Q-300 270 60 320Q500 360 1600 290V${deep}z`, '#D49A62'],
    ])
    s.draw(s.at(-4, 156, 0.8), robed(0, '#F4EAD4', '#E8C060'))
    s.draw(s.at(4, 224, 1.02), robed(0, s.accent, '#F4EAD4'))
    s.draw(s.at(-130, 316, 1.3), robed(0, '#8A3A3A', '#2E2430'))
    paintPalms(s, 'right', '#2E5A40', '#4A3430', 420, 2)
  },
})
