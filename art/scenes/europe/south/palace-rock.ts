import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#27405E'
const WALL = '#F8E4BC'
const WALL_SHADE = '#C79E7C'

/** A motor yacht of three decks. */
const MOTOR_YACHT: readonly GlyphPart[] = [
  ['M-12 -100v-34h5v34zM-26 -124h34v5h-34z', DARK],
  ['M-64 -74l16 -28h74l34 28z', '#E4E6E2'],
  ['M-54 -80l10 -16h62l20 16z', DARK],
  ['M-118 -40l14 -36h176l46 36z', '#FFFDF4'],
  ['M-108 -48l8 -18h166l24 18z', DARK],
  ['M-160 -40L178 -46Q150 -4 120 8H-140Q-158 -10 -160 -40z', '#FFFDF4'],
  ['M-158 -20Q-154 -2 -140 8H120Q134 2 148 -12z', DARK],
  [
    'M-132 -30h20v6h-20zM-96 -30h20v6h-20zM-60 -30h20v6h-20zM-24 -30h20v6h-20zM12 -31h20v6h-20zM48 -31h20v6h-20z',
    DARK,
  ],
]

/** A tower of flats, its balconies as bars. */
const flats = (x: number, width: number, tall: number, lit: string, shade: string): readonly GlyphPart[] => [
  ...solid(x, 4, width, tall, lit, shade, 0.36),
  [
    Array.from({ length: Math.floor(tall / 17) }, (_n, i) =>
      block(x - width * 0.18, -6 - i * 17, width * 0.56, 7),
    ).join(''),
    shade,
  ],
]

/** The Rock of Monaco: the palace and its towers on a cliff above the yachts, Tête de Chien behind. */
export const palaceRock = landmark({
  name: 'palace-rock',
  palette: { ...PALETTES.noon, top: '#3B8CC0', middle: '#A4CFD8', horizon: '#FCE8C6' },
  accent: '#DC2F34',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A palace with crenellated towers on a rock of pale limestone above a harbour of white yachts, a bluff of grey mountain behind and towers of flats beside it',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      [
        'M-1700 0V-230C-1000 -300 -640 -350 -420 -410C-330 -436 -230 -446 -160 -426L-126 -340L-90 -322L-64 -226L0 -190L90 -210C260 -260 420 -250 600 -200C900 -150 1300 -130 1700 -150V0z',
        '#9DB0B4',
      ],
      ['M-160 -426L-126 -340L-90 -322L-64 -226L0 -190V0H-330C-260 -160 -250 -300 -160 -426z', '#738C98'],
      ['M-420 -410C-470 -330 -520 -250 -600 -160L-480 -190C-420 -260 -400 -340 -300 -432z', '#BCC8C4'],
    ])
    paintGroundMist(s, 120, 0.7)
    s.draw(s.at(0, 0), [
      ...flats(262, 62, 236, '#F6DDB6', '#C99C82'),
      ...flats(388, 84, 190, '#F2CFA8', '#BF8E7C'),
      ...flats(330, 58, 300, '#FBEBD0', '#CFAE94'),
      ...flats(480, 70, 260, '#F6DDB6', '#C99C82'),
      ...flats(560, 60, 180, '#FBEBD0', '#CFAE94'),
      ...flats(640, 74, 220, '#F2CFA8', '#BF8E7C'),
      ...flats(204, 52, 130, '#F2CFA8', '#BF8E7C'),
      ...flats(300, 66, 110, '#FBEBD0', '#CFAE94'),
      ['M170 6v-40q120 -30 260 -10t400 0t900 10v40z', '#4F7A58'],
    ])
    s.draw(s.at(-70, -172), [
      ...[-420, -500, -590, -680, -780, -880, -990, -1100].flatMap((x, i): readonly GlyphPart[] => [
        ...solid(
          x,
          6,
          84,
          52 + (i % 3) * 14,
          ['#F2C79A', '#F8E4BC', '#EBAF8C'][i % 3] ?? WALL,
          WALL_SHADE,
          0.3,
        ),
        [hip(x, -46 - (i % 3) * 14, 48, 18, 0.6), '#C4623E'],
        [panes(x - 26, x + 8, 3, -16, 9, 18), DARK],
      ]),
      ['M-16 -176v-90h5v90z', DARK],
      ['M-11 -266h62v20h-62z', s.accent],
      ['M-11 -246h62v20h-62z', '#FFFDF4'],
      ...solid(-14, 0, 66, 164, WALL, WALL_SHADE, 0.32),
      [crenels(-42, 14, 4, -164, 11), WALL],
      [round(-20, -130, 13), '#FFFDF4'],
      [`${round(-20, -130, 4)}${panes(-32, -8, 2, -88, 9, 22)}`, DARK],
      ...solid(-264, 0, 76, 140, WALL, WALL_SHADE, 0.32),
      [crenels(-296, -232, 5, -140, 11), WALL],
      [panes(-288, -258, 2, -92, 10, 22), DARK],
      ...solid(-136, 0, 190, 92, WALL, WALL_SHADE, 0.06),
      ['M-234 -92h196v-9h-196z', '#FFF6DE'],
      [`${panes(-216, -60, 7, -56, 11, 24)}${arches(-216, -60, 7, 0, 16, 36)}`, DARK],
      ...solid(104, 0, 170, 80, '#F2C79A', WALL_SHADE, 0.24),
      [hip(104, -80, 90, 18, 0.8), '#C4623E'],
      [panes(34, 128, 5, -44, 10, 22) + panes(34, 128, 5, -8, 10, 22), DARK],
      ...solid(206, 0, 54, 112, WALL, WALL_SHADE, 0.34),
      [crenels(184, 228, 4, -112, 10), WALL],
      [
        [-340, -318, -200, -170, 20, 46, 176, 240, 262]
          .map((x, i) => round(x, -12, 20 + (i % 3) * 6))
          .join(''),
        '#4F7A58',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 16V-164H176L214 -150L206 -100L244 -66L232 -20L276 16z', '#E6D0AA'],
      ['M176 -164L214 -150L206 -100L244 -66L232 -20L276 16H96L130 -60L110 -110z', '#AE9484'],
      [
        'M-360 -150L-330 -90L-360 -30L-330 16H-270L-300 -40L-270 -90L-300 -150zM-190 -150L-150 -80L-180 -20L-160 16H-90L-120 -40L-90 -100L-120 -150zM-10 -150L30 -90L0 -30L20 16H60L50 -40L70 -100L40 -150z',
        '#C9AE90',
      ],
      ['M-1700 -176H196v22H-1700z', '#F6E6C6'],
      [crenels(-1690, 180, 94, -176, 10), '#F6E6C6'],
      ['M-1700 -154H196v6H-1700z', '#AE9484'],
      [
        'M-400 -60q30 -50 70 -20q40 -30 60 20q30 10 10 30q-70 36 -150 0zM-60 -30q20 -40 60 -16q40 -20 50 20q20 10 0 26q-60 30 -120 0zM90 -70q20 -30 50 -10q30 20 10 44q-30 20 -60 0zM-700 -60q60 -60 140 -10q50 10 40 40q-90 40 -180 0zM-1200 -50q90 -60 180 0q60 10 40 36q-110 40 -220 0z',
        '#5E8458',
      ],
      ['M-1700 16h2000l40 26H-1700z', '#F2DDB6'],
    ])
    paintWater(s, '#2F86AC', 30, '#CFE4DC', null)
    s.draw(s.at(0, 0), [
      ['M-1700 16H1700v22H-1700z', '#FBEBD0'],
      ['M-1700 32H1700v8H-1700z', '#AE9484'],
    ])
    for (const [across, down, scale] of [
      [-330, 66, 0.46],
      [-190, 70, 0.5],
      [-40, 66, 0.46],
      [110, 72, 0.52],
      [260, 66, 0.46],
      [410, 72, 0.5],
      [560, 68, 0.5],
    ] as const)
      paintFloating(s, s.at(across, down, scale), 150, MOTOR_YACHT)
    paintFloating(s, s.at(-250, 176, 1), 96, yacht('#27405E', '#FFFDF4', '#E9CFA8'))
    paintFloating(s, s.at(150, 238, 1.3), 150, MOTOR_YACHT)
  },
})
