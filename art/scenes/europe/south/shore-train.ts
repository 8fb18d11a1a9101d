import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { block, cupola, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRailcar } from '#art/kit/railway-train.ts'

const FRONTS = ['#E9876A', '#F6CFA0', '#F2C46A', '#E3A08A', '#F3DDB4'] as const
const CROWN =
  'M0 -40q-70 6 -92 -50q-34 -40 4 -84q-4 -62 64 -64q40 -34 84 2q62 2 58 62q34 42 -2 82q-20 54 -116 52z'

/** A lemon tree on a terrace, its fruit in the accent ink. */
const lemonTree = (accent: string): readonly GlyphPart[] => [
  ['M-8 0q4 -40 -6 -80h28q-8 40 0 80z', '#5A4030'],
  [CROWN, '#2F6648'],
  ['M-60 -150q20 -60 80 -66q-40 30 -50 74zM20 -90q60 -10 84 -62q6 50 -50 84z', '#4E8A58'],
  [
    [-70, -30, 10, 52, 84, 30]
      .map((x, i) => `M${x} ${-110 - ((i * 37) % 96)}q8 -12 18 0q6 14 -8 20q-16 -4 -10 -20z`)
      .join(''),
    accent,
  ],
]

function paintVillage(s: LandmarkContext): void {
  s.draw(s.at(-330, 230), [['M-800 90q60 -130 240 -150q300 -60 520 0q220 40 330 150z', '#B9A888']])
  for (let i = 0; i < 9; i += 1) {
    const tall = 150 + ((i * 47) % 90)
    s.draw(s.at(-760 + i * 76, 236 - ((i * 29) % 34)), [
      ...solid(0, 0, 72, tall, FRONTS[i % 5] ?? '#F6CFA0', '#8E5E58', 0.26),
      [panes(-20, 0, 2, -26, 12, 22) + panes(-20, 0, 2, -76, 12, 22), '#3E6E68'],
      [hip(0, -tall + 1, 38, 14, 0.7), '#B5543E'],
    ])
  }
  s.draw(s.at(-236, 226), [
    ...solid(0, 0, 50, 300, '#FBF3DF', '#B5A48E', 0.36),
    [block(0, -236, 18, 36), '#3E6E68'],
    ...cupola(0, -296, 25, 32, '#D98A4E', '#9A5A40'),
  ])
}

/** A stopping train on the shelf between lemon terraces and the sea. */
export const shoreTrain = landmark({
  name: 'shore-train',
  palette: PALETTES.noon,
  accent: '#F2C230',
  ground: 0.46,
  sun: [300, 260, 54],
  altText:
    'A railcar on a stone shelf beside the sea, tall painted houses and a bell tower behind it, lemon trees and a walker on the terrace in front',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintMountain(s, 430, 230, 520, '#7FA88A', '#4F8078', 0, 0.5)
    paintMountain(s, 120, 120, 420, '#9CBBA0', '#6F9A90', 0, 0.6)
    paintWater(s, '#2F8FB0', 0, '#C4E2DA')
    paintFloating(s, s.at(250, 120, 0.8), 110, cutter('#FBF3DF', '#FFFDF2'))
    paintVillage(s)
    s.draw(s.at(0, 0), [
      ['M-2000 250H2000V420H-2000z', '#B9A888'],
      ['M-2000 250H2000v16H-2000z', '#E6D8B8'],
      [
        Array.from({ length: 27 }, (_none, i) => `M${-1950 + i * 150} 420v-70q0 -46 44 -46t44 46v70z`).join(
          '',
        ),
        '#7A6A5A',
      ],
    ])
    const rails = s.at(40, 252)
    paintRailcar(canvas, { x: rails.x, y: rails.y, scale: 1.15 * unit, degrees: 0 }, s.accent)
    s.draw(s.at(0, 0), [
      [`M-2000 400H2000V${(height - groundY) / unit + 20}H-2000z`, '#7E9A5E'],
      ['M-2000 400q900 -26 2000 0t2000 -6v34H-2000z', '#C9B893'],
      ['M-2000 560q1000 -30 2200 6t1800 -10v30H-2000z', '#C9B893'],
      ['M-2000 590q1000 -30 2200 6t1800 -10v18q-600 20 -1800 10t-2200 -6z', '#5E7E4C'],
    ])
    for (const [across, down, scale] of [
      [-330, 590, 1],
      [330, 640, 1.25],
      [700, 560, 0.9],
      [-760, 660, 1.2],
      [-1180, 600, 1],
    ] as const)
      if (s.at(across, down).x > -200 * unit && s.at(across, down).x < width + 200 * unit)
        s.draw(s.at(across, down, scale), lemonTree(s.accent))
    s.draw(s.at(60, 505, 0.9), [...person(0, '#D8432E', '#F6E3BE')])
  },
})
