import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** The coast of Morocco: the torn limestone of Jbel Musa and the white town of Tangier to its right. */
const COAST: readonly GlyphPart[] = [
  ['M-1600 6V-40L-1200 -70L-900 -60L-600 -110L-300 -130L-100 -110L200 -90L700 -60L1600 -40V6z', '#A9B0BC'],
  [
    'M-720 6L-560 -60L-430 -110L-360 -190L-320 -180L-270 -260L-232 -250L-196 -290L-160 -230L-120 -210L-84 -150L-20 -110L60 -70L140 6z',
    '#8E96A4',
  ],
  [
    'M-270 -260L-232 -250L-250 -180L-310 -90L-360 -60L-330 -140zM-196 -290L-160 -230L-180 -150L-230 -60L-270 -40L-220 -160z',
    '#D3CFCC',
  ],
  ['M-160 -230L-120 -210L-84 -150L-20 -110L60 -70L140 6H-60L-100 -80z', '#6E7890'],
]

const TOWN: readonly GlyphPart[] = [
  ['M60 6Q120 -50 220 -60Q340 -70 460 6z', '#B9A68C'],
  [
    block(110, 4, 40, 26) +
      block(150, 2, 34, 44) +
      block(186, 2, 44, 60) +
      block(230, 2, 40, 74) +
      block(272, 2, 44, 62) +
      block(316, 2, 40, 46) +
      block(356, 4, 44, 32) +
      block(398, 4, 40, 20),
    '#FBF4E6',
  ],
  [
    block(164, 2, 10, 44) +
      block(200, 2, 14, 60) +
      block(244, 2, 12, 74) +
      block(288, 2, 12, 62) +
      block(330, 2, 12, 46),
    '#CFC4B8',
  ],
  [panes(106, 400, 15, -8, 5, 8) + panes(146, 330, 9, -26, 5, 8), '#6A7690'],
  [block(214, -60, 18, 66), '#E2C49A'],
  [block(214, -126, 10, 16), '#E2C49A'],
  [block(214, -132, 24, 6), '#4F8A76'],
]

const gull = (x: number, y: number, size: number): string =>
  `M${x} ${y}Q${x - 20 * size} ${y - 26 * size} ${x - 58 * size} ${y - 20 * size}Q${x - 26 * size} ${y - 12 * size} ${x - 8 * size} ${y + 10 * size}Q${x + 4 * size} ${y + 14 * size} ${x + 14 * size} ${y + 6 * size}Q${x + 30 * size} ${y - 16 * size} ${x + 62 * size} ${y - 30 * size}Q${x + 24 * size} ${y - 30 * size} ${x} ${y}z`

/** The ferry over the Strait of Gibraltar: Africa seen over the rail. */
export const straitRail = landmark({
  name: 'strait-rail',
  palette: {
    ...PALETTES.morning,
    top: '#4E96B8',
    middle: '#A9D0D4',
    horizon: '#FCE6C2',
    deep: '#123A52',
    lightText: 'early in the morning',
  },
  accent: '#EE6A2E',
  ground: 0.44,
  sun: null,
  clouds: [
    [0.2, 0.4, 260, 14],
    [0.3, 0.46, 180, 11],
  ],
  altText:
    'Two passengers with rucksacks at the rail of a ferry, gulls alongside, a torn grey mountain and a white town with a minaret across the strait',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0, 1.08), COAST)
    paintGroundMist(s, 40, 0.5)
    s.draw(s.at(0, 0, 1), TOWN)
    paintWater(s, '#2A7EA4', 0, '#DCE6D2', null)
    s.draw(s.at(0, 0), [
      [gull(-250, -330, 1), '#FBF8F0'],
      [gull(-90, -250, 0.7) + gull(120, -390, 0.8), '#FBF8F0'],
      [
        'M-330 70q60 -10 120 0q-60 8 -120 0zM60 90q70 -10 140 0q-70 8 -140 0zM-120 130q90 -12 180 0q-90 10 -180 0zM240 150q70 -10 140 0q-70 8 -140 0z',
        '#BFE0DC',
      ],
    ])
    // The deck: a rail of four bars on white posts, boards that run towards the sea.
    s.draw(s.at(0, 0), [
      [`M-1600 430H1600V${deep}H-1600z`, '#B98E64'],
      [
        Array.from(
          { length: 31 },
          (_none, i) => `M${(i - 15) * 70 - 2} 430h4L${(i - 15) * 130 + 4} ${deep}h-8z`,
        ).join(''),
        '#8E6848',
      ],
      ['M-1600 424H1600V440H-1600z', '#F4EFE2'],
    ])
    s.draw(s.at(0, 0), [
      [Array.from({ length: 15 }, (_none, i) => block(-1540 + i * 220, 430, 14, 196)).join(''), '#FBF8F0'],
      ['M-1600 290H1600V297H-1600zM-1600 336H1600V343H-1600zM-1600 382H1600V389H-1600z', '#DCE0DC'],
      ['M-1600 232H1600V250H-1600z', '#8A5638'],
    ])
    s.draw(s.at(-330, 340), [
      [round(0, 0, 54), s.accent],
      ['M-14 -54h28v26h-28zM-14 28h28v26h-28zM-54 -14h26v28h-26zM28 -14h26v28h-26z', '#FBF8F0'],
      [round(0, 0, 28), '#2A7EA4'],
      ['M-28 -4h56v7h-56z', '#DCE0DC'],
    ])
    const pack = (ink: string): readonly GlyphPart[] => [
      ['M-13 -92q13 -8 26 0q6 24 2 42h-30q-4 -18 2 -42z', ink],
      ['M-12 -74h24v4h-24zM-8 -98h16v5h-16z', '#2A2A3A'],
    ]
    s.draw(s.at(-90, 540, 2.5), [
      ...person(0, '#2E5A8A', undefined, '#3A3440'),
      ['M-11 -110q0 -13 11 -13t11 13q0 13 -11 14q-11 -1 -11 -14z', '#2A1F30'],
      ...pack('#C9902E'),
    ])
    s.draw(s.at(110, 546, 2.5), [
      ...pointer(0, '#B9404A', '#F2E2BC', '#33405A'),
      ['M-11 -110h22q0 12 -11 13q-11 -1 -11 -13z', '#4A3028'],
      ...pack('#3E7A62'),
    ])
  },
})
