import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LIT = '#EBC492'
const SHADE = '#A8785A'
const DARK = '#4E3238'

/** A house of coral stone with its wind tower open to four sides. */
const windHouse = (x: number, wide: number, tall: number, tower: number): readonly GlyphPart[] => [
  ...solid(x, 0, wide, tall, LIT, SHADE, 0.3),
  ...solid(x - wide * 0.12, -tall, 58, tower, '#F5D6A6', SHADE, 0.36),
  [panes(x - wide * 0.12 - 18, x - wide * 0.12 + 18, 3, -tall - tower + 62, 9, 50), DARK],
  [
    `M${x - wide * 0.12 - 34} ${-tall - tower}h68v-9h-68zM${x - wide / 2 - 4} ${-tall}h${wide + 8}v-8h${-wide - 8}z`,
    '#FBE8C4',
  ],
  [arches(x - wide * 0.34, x + wide * 0.3, 4, -14, 16, 44), DARK],
  [panes(x - wide * 0.34, x + wide * 0.3, 5, -tall + 40, 10, 24), '#8A5A48'],
]

const rider = (x: number, shirt: string, scarf: string): readonly GlyphPart[] => [
  [`M${x - 13} -22q-2 -44 13 -48q15 4 13 48z`, shirt],
  [round(x, -80, 9), '#7A4632'],
  [`M${x - 11} -80q-2 -16 11 -17q13 1 11 17q-11 -9 -22 0z`, scarf],
]

const ABRA: readonly GlyphPart[] = [
  ['M-128 -24v-92h6v92zM118 -24v-92h6v92zM-44 -24v-92h5v92zM36 -24v-92h5v92z', DARK],
  ...rider(-98, '#F6EAD2', '#FFFFFF'),
  ...rider(-68, '#C8553C', '#F3C14E'),
  ...rider(-14, '#F6EAD2', '#B6403A'),
  ...rider(16, '#3E7C86', '#F6EAD2'),
  ...rider(72, '#F6EAD2', '#FFFFFF'),
  ...rider(100, '#6A4A72', '#E8B26A'),
  ['M-158 -112q150 -22 312 -2l6 12h-322z', '#F2DDB0'],
  ['M-158 -104h316v8h-316z', '#B9854E'],
  ['M-196 -40q60 18 196 16q136 0 198 -22l10 6q-18 44 -50 54h-314q-30 -12 -40 -54z', '#7C4A34'],
  ['M-188 -26q60 14 188 12q130 0 190 -16l-6 10q-60 14 -184 14q-124 2 -182 -12z', '#E9B65C'],
]

/** Open ferry boats on the creek, the old quarter with its wind towers behind. */
export const abraCreek = landmark({
  name: 'abra-creek',
  palette: PALETTES.arid,
  accent: '#D8402E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Open wooden ferry boats full of seated people on a creek, houses of coral stone with square wind towers and a minaret along the far bank',
  paint: (s) => {
    paintGroundMist(s, 200, 0.8)
    const slim = s.at(-560, 6)
    s.draw(slim, [
      [
        taper(500, 0, 26, 420, 0.3) +
          block(430, 0, 40, 250) +
          block(370, 0, 34, 200) +
          block(590, 0, 46, 280),
        '#A9B9BE',
      ],
    ])
    s.draw(s.at(0, 6), [
      ...windHouse(-820, 230, 120, 120),
      ...windHouse(-560, 260, 96, 150),
      ...windHouse(-300, 210, 130, 120),
      ...windHouse(-70, 240, 100, 160),
      [block(112, 0, 30, 220) + block(112, -220, 44, 12) + block(112, -232, 20, 46), '#FBE8C4'],
      [block(120, 0, 14, 220), SHADE],
      ['M94 -278q18 -44 36 0z', '#4E8A86'],
      ...windHouse(240, 220, 120, 130),
      ...windHouse(480, 260, 94, 140),
      ...windHouse(730, 220, 130, 120),
    ])
    paintQuayWall(s, '#F2D7A8', '#8E6450', 26)
    paintWater(s, '#2F8C96', 24, '#F2CB94', null)
    for (const [across, half] of [
      [-330, 40],
      [-100, 44],
      [112, 20],
      [214, 40],
    ] as const)
      paintMirrorBars(s, '#E8C892', across, 26, half, 7)
    paintFloating(s, s.atDepth(-210, 0.28, 0.46), 190, ABRA)
    paintFloating(s, s.atDepth(250, 0.4, 0.58), 190, ABRA)
    paintFloating(s, s.atDepth(40, 0.8, 1.35), 190, [
      ...ABRA,
      ['M196 -52v-52h40l-10 12l10 12h-34v28z', s.accent],
    ])
  },
})
