import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome, hip, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const WALLS = ['#FBF3E0', '#E9D9A8', '#BFD6CE', '#F0C9B4', '#FBF3E0', '#A9C2D0', '#E4DCC8'] as const
const ROOFS = ['#A8402E', '#4E6470', '#3E6A58', '#8A9298'] as const

/** A weatherboard villa: tin roof, a gable over its bay window, a verandah beside. */
function villa(x: number, base: number, i: number): readonly GlyphPart[] {
  const wall = WALLS[i % WALLS.length] ?? '#FBF3E0'
  const roof = ROOFS[(i * 3) % ROOFS.length] ?? '#4E6470'
  return [
    ...solid(x, base, 96, 52, wall, '#8E8A8C', 0.24),
    [hip(x, base - 52, 56, 26, 0.62), roof],
    [`M${x - 44} ${base}v-54h38v54z`, wall],
    [peak(x - 25, base - 52, 48, 30), roof],
    [peak(x - 25, base - 52, 34, 20), '#FFF9EC'],
    [panes(x - 38, x - 12, 2, base - 16, 9, 22) + panes(x + 4, x + 20, 1, base - 14, 12, 20), '#33485A'],
    [
      `M${x - 4} ${base - 40}h30v5h-30zM${x - 2} ${base - 36}h2v36h-2zM${x + 22} ${base - 36}h2v36h-2z`,
      '#FFF9EC',
    ],
  ]
}

/** The brick monastery on its cliff: two stepped gables and a row of arches. */
const MONASTERY: readonly GlyphPart[] = [
  ...solid(34, 0, 190, 62, '#B4563E', '#7E382E', 0.2),
  [hip(34, -62, 98, 26, 0.8), '#5E4A4A'],
  [panes(-40, 96, 9, -34, 9, 20) + panes(-40, 96, 9, -8, 9, 18), '#3E2A2E'],
  ['M-126 0V-84L-90 -126L-54 -84V0z', '#C4644A'],
  ['M-54 0V-84L-62 -94V0z', '#7E382E'],
  ['M-90 -126v-26h-8v-5h8v-9h5v9h8v5h-8v26z', '#FBF3E0'],
  [`${panes(-112, -66, 3, -22, 10, 38)}M-98 -78a8 8 0 1 1 16 0a8 8 0 1 1 -16 0z`, '#3E2A2E'],
]

const bush = (points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, size]) => dome(x, y, size, size * 0.9)).join('')

/** Wellington from Oriental Bay: painted timber villas on a bush-covered hill, the brick monastery on its brow. */
export const timberVillas = landmark({
  name: 'timber-villas',
  palette: { ...PALETTES.noon, top: '#5C9CC0', middle: '#B2D2D6', horizon: '#F6EBD2', deep: '#1E3440' },
  accent: '#F2B632',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Painted timber villas with tin roofs among dark bush on a steep hill, a brick monastery on its brow, a curved beach and a yacht on the bay below',
  paint: (s) => {
    paintHills(s, '#9DB8B8', 120, 40, 0.7)
    paintGroundMist(s, 60, 0.4)
    s.draw(s.at(0, 10), [
      [
        'M-1600 0V-60Q-700 -90 -420 -40Q-330 -120 -250 -230Q-190 -368 -100 -384L90 -388Q300 -396 430 -430Q800 -500 1300 -430V0z',
        '#4E7A58',
      ],
      ['M-250 -230Q-190 -368 -100 -384L60 -380Q-60 -330 -120 -250Q-180 -180 -210 -90L-330 -60z', '#6E9A68'],
    ])
    s.draw(s.at(0, 10), [
      [
        bush([
          [-300, -110, 40],
          [-240, -190, 44],
          [-150, -300, 40],
          [180, -384, 46],
          [260, -392, 50],
          [350, -404, 44],
          [440, -420, 56],
          [560, -440, 60],
          [700, -440, 60],
          [860, -440, 60],
        ]),
        '#2F5A48',
      ],
    ])
    s.draw(s.at(20, -366), MONASTERY)
    for (let row = 0; row < 4; row += 1) {
      const y = -268 + row * 84
      const from = -190 - row * 62
      const count = 16
      s.draw(s.at(0, y), [
        [
          bush(
            Array.from(
              { length: count },
              (_n, i) => [from + 50 + i * 104, -34, 34 + ((i * 7 + row * 5) % 14)] as const,
            ),
          ),
          '#38664C',
        ],
      ])
      for (let i = 0; i < count; i += 1)
        if ((i * 5 + row * 3) % 7 !== 0)
          s.draw(s.at(from + i * 104 + ((i * 13) % 9), y - ((i * 11) % 17)), villa(0, 0, i * 2 + row * 3))
    }
    s.draw(s.at(0, 8), [
      ['M-1600 4V-26H1600V4z', '#B8A68C'],
      [bush(Array.from({ length: 36 }, (_n, i) => [-1560 + i * 88, -18, 22] as const)), '#24463C'],
    ])
    paintWater(s, '#2F86A0', 8, '#E4EEDC', null)
    s.draw(s.at(0, 8), [
      ['M1600 420V0H-1600V12Q-200 20 60 84Q260 150 330 250L380 420z', '#F3E2BA'],
      [
        'M-1600 12Q-200 20 60 84Q260 150 330 250L380 420L362 420L312 256Q240 162 44 96Q-200 34 -1600 24z',
        '#FFFBEF',
      ],
    ])
    paintFloating(s, s.atDepth(-210, 0.5, 1.1), 150, yacht('#FBF6E8', '#FFFDF4', '#D6DEDA'))
    s.draw(s.at(300, 150, 0.8), [...walker(0, s.accent, '#33405A'), ...dog(-76, '#5A463C')])
  },
})
