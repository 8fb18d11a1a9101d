import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WALL = '#FBF3DF'
const WALL_SHADE = '#B9B4AE'

/** A plain round tower with a gallery and an iron lantern, the keeper's low house at its foot. */
const TOWER: readonly GlyphPart[] = [
  [taper(0, 0, 78, 300, 0.72), WALL],
  ['M12 0V-300h16l11 300z', WALL_SHADE],
  [
    panes(-10, -10, 1, -70, 9, 22) + panes(-10, -10, 1, -150, 9, 22) + panes(-8, -8, 1, -226, 8, 20),
    '#4A5A66',
  ],
  [block(0, -298, 82, 11), WALL],
  ['M-41 -309h82v-3h-82zM-40 -330h80v-3h-80z', '#3A4450'],
  ['M-40 -309v-24h3v24zM-14 -309v-24h3v24zM12 -309v-24h3v24zM37 -309v-24h3v24z', '#3A4450'],
  [block(0, -309, 44, 46), '#3A4450'],
  [block(-9, -314, 12, 36) + block(8, -314, 10, 36), '#FFE6A0'],
  [dome(0, -354, 28, 26), '#8E3A34'],
  ['M-2 -378h4v-24h-4z', '#3A4450'],
  ...solid(96, 4, 130, 44, WALL, WALL_SHADE, 0.3),
  ['M26 -38h142l-8 -12h-128z', '#8E3A34'],
  [panes(56, 110, 3, -6, 10, 20), '#4A5A66'],
]

/** A one-room cabin under a flat or a shed roof. */
const cabin = (x: number, wide: number, tall: number, wall: string, shade: string, trim: string) =>
  [
    ...solid(x, 0, wide, tall, wall, shade, 0.3),
    [`M${x - wide / 2 - 5} ${-tall + 2}l4 -15h${wide + 2}l4 15z`, trim],
    [block(x - wide * 0.24, 0, 14, tall * 0.62), trim],
    [block(x + wide * 0.06, -tall * 0.34, 14, 14), '#4A5A66'],
  ] as readonly GlyphPart[]

/** A sea lion hauled out, to the left. */
const seaLion = (x: number, y: number, coat: string, k = 1): GlyphPart => [
  `M${x - 60 * k} ${y - 62 * k}q8 -14 24 -8q14 4 16 22q8 18 40 20q34 4 52 22l10 6l-30 2q-60 6 -92 -4l-16 6l-12 -2l14 -14q-10 -18 -2 -38l-18 -8z`,
  coat,
]

const ROCKS: readonly GlyphPart[] = [
  [
    'M-1600 700V330Q-700 250 -470 214Q-330 190 -250 236Q-170 224 -120 262Q-40 268 10 320Q90 330 120 400L150 700z',
    '#6E6270',
  ],
  [
    'M-470 214Q-330 190 -250 236L-300 256Q-380 230 -520 250zM-250 236Q-170 224 -120 262L-170 280Q-220 262 -280 268zM-120 262Q-40 268 10 320L-50 330Q-90 296 -150 296z',
    '#A5948E',
  ],
  ['M-600 330q160 -40 260 6q-80 30 -260 40zM-200 340q90 -20 150 20q-60 30 -140 20z', '#857684'],
]

/** A cape of Uruguay, as flat as it is: the light, a few cabins in the dune grass, sea lions on the rocks. */
export const duneLight = landmark({
  name: 'dune-light',
  palette: { ...PALETTES.morning, top: '#3E92B4', middle: '#A8D2D2', horizon: '#FCE6C0' },
  accent: '#E4472E',
  ground: 0.56,
  sun: null,
  clouds: [
    [0.16, 0.6, 280, 12],
    [0.24, 0.66, 180, 10],
    [0.2, 0.3, 240, 11],
  ],
  altText:
    'A plain white lighthouse on a flat cape, low cabins scattered in the dune grass, sea lions on the rocks before an open ocean',
  paint: (s) => {
    paintWater(s, '#2E8CA8', 0, '#E6E8D0', null)
    s.draw(s.at(0, 0), [
      ['M1600 -34Q900 -46 640 -34Q420 -18 240 -22Q40 -18 -150 12Q-60 34 160 40H1600z', '#EBD3A2'],
      ['M1600 -14Q700 -26 330 -6Q60 -2 -110 16Q40 30 200 38H1600z', '#A5A96A'],
    ])
    paintGroundMist(s, 46, 0.4)
    s.draw(s.at(0, 14, 0.8), [
      ...cabin(30, 64, 36, '#F2C9A0', '#B08A76', '#7A4A3E'),
      ...cabin(-90, 52, 32, '#FBF3DF', '#B9B4AE', '#3A7A94'),
      ...cabin(560, 74, 40, '#FBF3DF', '#B9B4AE', '#B5493A'),
      ...cabin(760, 64, 38, '#BBD0C4', '#8CA49C', '#3A5A6A'),
      ...cabin(980, 70, 40, '#FBF3DF', '#B9B4AE', '#3A7A94'),
    ])
    s.draw(s.at(150, 22, 1.12), TOWER)
    s.draw(s.at(0, 0), [
      [
        'M1600 26Q700 10 330 34Q60 44 -100 30Q-150 34 -170 52Q-60 90 60 130Q190 190 250 300Q270 420 180 700H1600z',
        '#F3E0B4',
      ],
      [
        'M-170 52Q-60 90 60 130Q190 190 250 300Q270 420 180 700H130Q220 420 196 310Q150 210 20 150Q-90 100 -190 62z',
        '#FBF7E6',
      ],
      [
        'M1600 34Q900 24 560 60Q360 70 260 66Q360 110 470 116Q700 150 1600 120zM1600 200Q800 180 520 250Q380 300 340 420Q500 360 700 400Q1100 380 1600 430z',
        '#8F9A5C',
      ],
      ['M1600 110Q900 96 640 150Q520 180 470 116Q700 150 1600 120z', '#6E7A4C'],
    ])
    s.draw(s.at(0, 86), [
      ...cabin(334, 92, 56, '#FBF3DF', '#B9B4AE', '#2F6A8A'),
      ...cabin(500, 110, 64, '#F4D9A8', '#B8946E', '#3E6A5A'),
      ...cabin(720, 100, 62, '#FBF3DF', '#B9B4AE', '#B5493A'),
    ])
    s.draw(s.at(126, 206, 0.9), walker(0, s.accent, '#33405A'))
    s.draw(s.at(-20, 20), ROCKS)
    s.draw(s.at(-20, 20), [
      seaLion(-330, 232, '#4A3634'),
      seaLion(-180, 268, '#6A4A3C'),
      seaLion(-40, 330, '#3A2C30', 1.1),
      seaLion(-300, 366, '#5A4038', 1.2),
      [round(-384, 172, 2.4) + round(-234, 208, 2.4), '#F6E3BE'],
    ])
    paintTuft(s, 'right', '#6E7A4C')
  },
})
