import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { cutter, paintFloating, yacht } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#B4B0A4'
const SHADE = '#6E7078'

const drum = (x: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, 0, 58, tall, LIT, SHADE, 0.44),
  [`M${x - 33} ${-tall}h66v-14h-66z`, LIT],
  [`M${x + 4} ${-tall}h29v-14h-29z`, SHADE],
  [crenels(x - 29, x + 29, 5, -tall - 14, 8), LIT],
  [panes(x - 14, x - 14, 1, -tall + 60, 6, 24) + panes(x - 4, x - 4, 1, -60, 6, 20), '#3E3E4A'],
]

/** The eight drum towers above the estuary and the chain bridge that leads to their gate, slate hills behind. */
export const estuaryCastle = landmark({
  name: 'estuary-castle',
  palette: {
    ...PALETTES.highland,
    top: '#7E96A4',
    middle: '#B4C0BA',
    horizon: '#EDE3CA',
    lightText: 'between two showers',
  },
  accent: '#D8402E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A grey castle of eight round towers on a rock by an estuary, a small chain bridge with turreted piers leading to it, boats at low water and dark hills behind',
  paint: (s) => {
    paintMountain(s, -420, 220, 520, '#8A9490', '#66747A', 0, 0.5)
    paintMountain(s, 160, 260, 560, '#8A9490', '#66747A', 0, 0.5)
    paintGroundMist(s, 160, 0.7)
    paintTreeCrowns(s, '#6E8A62', 40, 6)
    s.draw(s.at(-60, 8), [
      ['M-330 0q40 -50 120 -60h420q60 20 110 60z', '#8E8470'],
      ['M-260 -50h460v-90h-460z', '#A29E94'],
      ['M-260 -140h460v-8h-460z', '#C9C4B4'],
      [crenels(-250, 190, 26, -146, 8), '#A29E94'],
    ])
    s.draw(s.at(-60, -36), [
      ...drum(-250, 176),
      ...drum(-150, 196),
      ...drum(-40, 190),
      ...drum(70, 206),
      ...drum(190, 184),
    ])
    for (const [across, up] of [
      [-150, 250],
      [70, 260],
    ] as const)
      s.draw(s.at(-60 + across, -up + 6), [
        [block(0, 0, 3, 44), '#3E3E4A'],
        ['M2 -44h34v18h-34z', across < 0 ? s.accent : '#5E8A5A'],
      ])
    paintWater(s, '#6E8C92', 6, '#EDE3CA', null)
    paintMirrorBars(s, '#A8A89E', -80, 10, 220, 7)
    const pier: readonly GlyphPart[] = [
      ...solid(-26, 40, 34, 150, LIT, SHADE, 0.4),
      ...solid(26, 40, 34, 150, LIT, SHADE, 0.4),
      ['M-46 -110h92v-12h-92z', LIT],
      [crenels(-42, 42, 8, -122, 7), LIT],
    ]
    s.draw(s.at(210, 14), [
      ['M24 -96Q-70 0 -150 -40l2 -5Q-70 -8 22 -102zM24 -96Q330 0 760 -120l2 5Q330 8 22 -90z', '#3E4650'],
      [
        [-130, -110, -90, -70, -50, -30].map((p) => block(p, -12, 2, 18 + (p + 130) * 0.3)).join(''),
        '#3E4650',
      ],
      ['M-180 -6h960v-9h-960z', '#5A626A'],
      ...pier,
    ])
    s.draw(s.atDepth(0, 0.46), [
      [
        'M-1500 20q300 -30 700 -16q300 30 640 -6q240 -20 460 20q200 16 700 -10v60q-700 30 -1200 0q-600 -20 -1300 10z',
        '#B9A684',
      ],
    ])
    paintFloating(s, s.atDepth(-210, 0.72, 0.9), 110, cutter('#2F5A7A', '#F6EAD2'))
    paintFloating(s, s.atDepth(60, 0.66, 0.7), 90, yacht('#F6F0E0', '#F6F0E0', '#C9CFCC'))
    paintFloating(s, s.atDepth(270, 0.86, 1), 110, cutter(s.accent, '#F6EAD2'))
  },
})
