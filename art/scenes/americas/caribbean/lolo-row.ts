import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintLanterns } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, sitter, walker } from '#art/kit/poses.ts'

const ROOFS = ['#D8503A', '#3E8AA0', '#E8A83A'] as const

/** Lolos at Grand Case: grills under tin roofs along the sand, smoke, tables and a queue. */
export const loloRow = landmark({
  name: 'lolo-row',
  palette: {
    ...PALETTES.city,
    top: '#4A5A8E',
    middle: '#C98A96',
    horizon: '#FBD8A0',
    lightText: 'as supper is lit',
  },
  accent: '#FFD23A',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Open grill huts with bright tin roofs on a beach, smoke over the fire, people at tables under strings of lamps',
  paint: (s) => {
    paintHills(s, '#7A6A92', 170, 40, 0.3)
    for (const [x, i] of [
      [-1260, 0],
      [-990, 1],
      [-720, 2],
      [-450, 0],
      [-180, 1],
      [90, 2],
      [360, 0],
      [630, 1],
      [900, 2],
    ] as const)
      s.draw(s.at(x, 40), [
        [block(0, 0, 230, 180), '#5A3E50'],
        [block(0, 0, 230, 74), ['#F2C46A', '#E88A7A', '#7FC0B8'][i] ?? '#F2C46A'],
        [block(0, -74, 244, 10), '#FBF0D4'],
        [block(-104, 0, 10, 190) + block(104, 0, 10, 190), '#3A2A38'],
        ['M-136 -176L-110 -236H110L136 -176z', ROOFS[i]],
        ['M-136 -176H136v12H-136z', '#3A2A38'],
        [Array.from({ length: 8 }, (_n, k) => `M${-118 + k * 34} -178l4 -56h4l2 56z`).join(''), '#FBE8C8'],
        [
          'M-60 -84q-2 -44 18 -46q20 2 18 46zM30 -84q-2 -44 18 -46q20 2 18 46z',
          ['#F6F0E0', '#3E6A9A', '#D8503A'][i] ?? '#F6F0E0',
        ],
        [round(-42, -140, 11) + round(48, -140, 11), '#5A3428'],
      ])
    s.draw(s.at(-10, -190, 0.45), [
      [
        'M-30 0C-110 -90 20 -130 -50 -230C-90 -300 -20 -360 40 -420C20 -350 90 -310 50 -230C10 -140 90 -90 40 0z',
        '#C99AA4',
      ],
    ])
    paintLanterns(s, s.accent, '#3A2A38', 250, 9, 13)
    s.draw(s.at(0, 0), [
      ['M-1500 40H1200V620H-1500z', '#E9C08E'],
      ['M-1500 40H1200v16H-1500z', '#B98A6A'],
      ['M-1500 330q800 -40 1400 0t1300 -20V620H-1500z', '#C99A78'],
    ])
    const table = (ink: string): readonly GlyphPart[] => [
      ['M-70 -54h140v12h-140z', '#FBF0D4'],
      ['M-50 -42l-8 42h10l8 -42zM50 -42l8 42h-10l-8 -42z', '#5A3E3A'],
      ['M-30 -54v-24h12v24zM18 -54v-18q10 -8 22 0v18z', ink],
    ]
    s.draw(s.at(-230, 180, 1.15), [...sitter(-90, '#2E6A8A'), ...table(s.accent)])
    s.draw(s.at(190, 210, 1.25), [
      ...sitter(-94, '#F6F0E0'),
      ...table('#D8503A'),
      ...person(110, '#7A4A8A', '#F2D9A0'),
    ])
    s.draw(s.at(-30, 150, 1.1), walker(0, '#D8503A', '#F6E3BE'))
    s.draw(s.at(-60, 290, 1.2), dog(0, '#5A3428'))
    sprayBand(s.canvas, '#3A2440', s.height, s.height * 0.88, 0.7)
  },
})
