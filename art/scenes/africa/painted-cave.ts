import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const cattle = (ink: string): readonly GlyphPart[] => [
  ['M-80 -70Q-20 -90 60 -74Q90 -60 84 -20L80 30H68L62 -14H-44L-52 30H-64L-66 -20Q-90 -40 -80 -70z', ink],
  ['M-76 -66q-40 -6 -50 20q10 20 30 14q6 -14 24 -16z', ink],
  ['M-110 -60q-60 -40 -40 -100q10 60 54 92zM-96 -64q10 -60 70 -84q-20 60 -54 90z', ink],
  ['M-66 -60h10v60h-10zM-46 -62h10v62h-10zM-26 -64h10v62h-10z', '#FBF0DC'],
]

/** The painted shelter of Laas Geel: cows in white and ochre, herders with raised arms, the plain outside. */
export const paintedCave = landmark({
  name: 'painted-cave',
  palette: { ...PALETTES.arid, top: '#6EA4BC', middle: '#BCCCC0', horizon: '#F3DDB4' },
  accent: '#F2A83A',
  mist: '#E8BE92',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A rock shelter painted with cattle and people in red, ochre and white, a guide with a stick and a visitor, dry plain and hills outside',
  paint: (s) => {
    paintHills(s, '#B59A84', 70, 40, 0.4)
    paintOpenGround(s, '#D9B484', '#BE9468')
    for (const x of [210, 300, 380, 560, 720] as const)
      s.draw(s.at(x, 20, 0.7), [
        ['M-6 0q4 -40 -4 -70h10q2 40 4 70z', '#6A4A38'],
        ['M-80 -60q30 -40 90 -34q60 0 80 34q-90 16 -170 0z', '#7E8A56'],
      ])
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        `M-1600 -1000H1300V-330Q700 -440 420 -420Q330 -300 250 -200Q190 -80 160 60Q150 160 170 ${deep}H-1600z`,
        '#C9946A',
      ],
      [
        `M420 -420Q330 -300 250 -200Q190 -80 160 60Q150 160 170 ${deep}H60Q40 60 110 -90Q180 -260 300 -400Q360 -440 1300 -360V-330Q700 -440 420 -420z`,
        '#8E5E4A',
      ],
      ['M-1600 -470Q-700 -560 -200 -500T300 -620L1300 -560V-1000H-1600z', '#A5704E'],
      ['M-1600 -250q500 60 900 10t700 -40v16q-400 20 -800 50t-800 -20z', '#B58058'],
    ])
    for (const [x, y, size, ink] of [
      [-220, -360, 1.1, '#A83A2A'],
      [20, -300, 0.95, '#E8D3B0'],
      [-250, -140, 1.35, '#8E2E26'],
      [10, -60, 1, '#C8602E'],
      [-140, 60, 1, '#F3E3C4'],
      [-620, -260, 1.4, '#A83A2A'],
      [-940, -140, 1.2, '#E8D3B0'],
      [-560, -20, 1.1, '#C8602E'],
      [-1240, -260, 1.3, '#8E2E26'],
      [-860, 60, 1, '#F3E3C4'],
    ] as const)
      s.draw(s.at(x, y, size), cattle(ink))
    for (const [x, y, ink] of [
      [-90, -220, '#F6EBD3'],
      [-350, -270, '#F6EBD3'],
      [110, -180, '#8E2E26'],
      [-380, 30, '#8E2E26'],
      [-740, -100, '#F6EBD3'],
    ] as const)
      s.draw(s.at(x, y, 0.9), [
        [round(0, -70, 10), ink],
        [
          'M-6 -60h12l8 44l14 40h-10l-18 -36l-18 36h-10l14 -40zM-6 -56l-30 -34l6 -6l30 28zM6 -56l30 -34l-6 -6l-30 28z',
          ink,
        ],
      ])
    s.draw(s.at(0, 0), [
      [`M-1600 190Q-600 140 -200 170Q0 190 190 250L240 ${deep}H-1600z`, '#7E5442'],
      ['M-1600 190Q-600 140 -200 170Q0 190 190 250l-4 12Q0 206 -200 186Q-600 156 -1600 208z', '#B5805A'],
    ])
    s.draw(s.at(-150, 330, 1.35), [
      ['M30 -76L-60 -190l5 -4L36 -80z', '#4A2E2A'],
      ...person(0, '#F6F0E0', s.accent),
    ])
    s.draw(s.at(20, 340, 1.3), robed(0, '#3E7A8A', s.accent))
  },
})
