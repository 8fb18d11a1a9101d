import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs, paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#22404A'

const FERRY: readonly GlyphPart[] = [
  ['M-130 -92h260v-26h-260zM-40 -118h100v-18h-100z', '#F6F2E2'],
  ['M-200 -50h400v-42h-400z', '#F6F2E2'],
  [panes(-180, 180, 19, -64, 11, 16) + panes(-116, 116, 13, -98, 10, 12), DARK],
  ['M-14 -136v-30h26v30z', '#2E7A5A'],
  ['M-232 -30q-4 -20 26 -22h412q30 2 26 22l-14 40h-436z', '#F6F2E2'],
  ['M-226 -10h452l-8 22h-436z', '#2E7A5A'],
  ['M-232 -34h464v6h-464z', '#2E7A5A'],
]

/** The ice cap of Mount Rainier: a broad dome of two summits, shaded to the right, ribs of rock between the glaciers. */
const RAINIER: readonly GlyphPart[] = [
  [
    'M-240 0L-110 -90L20 -190L120 -300L180 -366Q208 -396 240 -388Q262 -402 292 -384L340 -330L420 -236L540 -130L740 0z',
    '#FFF8EA',
  ],
  [
    'M240 -388Q262 -402 292 -384L340 -330L420 -236L540 -130L740 0H300L340 -90L296 -170L312 -260L270 -330z',
    '#A6B9C8',
  ],
  [
    'M-240 0L-110 -90L-20 -160L-60 -70L-10 0zM60 0L110 -130L150 -190L140 -90L170 0zM330 -300L356 -200L344 -110L384 -160L372 -240zM380 0L400 -120L440 -190L480 -80L540 -100L590 -40L620 0z',
    '#8FA6B6',
  ],
]

/** The needle and the towers above the sound, the great volcano floating behind, a ferry coming in. */
export const needleFerry = landmark({
  name: 'needle-ferry',
  palette: {
    ...PALETTES.morning,
    top: '#7FA4B8',
    middle: '#B9CCC8',
    horizon: '#F7DFC4',
    lightText: 'on the first dry morning',
  },
  accent: '#E2552E',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A slender tower with a saucer at its top and glass towers above a sound, a huge snow volcano behind, a white and green ferry crossing',
  paint: (s) => {
    s.draw(s.at(0, 6), RAINIER)
    paintGroundMist(s, 260, 0.95)
    paintHills(s, '#7FA0A0', 90, 16, 0.4)
    const towers = [
      [-330, 56, 150],
      [-274, 48, 210],
      [-60, 60, 190],
      [6, 54, 290],
      [62, 60, 230],
      [118, 50, 330],
      [176, 60, 240],
      [238, 56, 180],
      [300, 64, 140],
      [366, 60, 110],
      [-390, 60, 100],
      [-460, 80, 70],
      [440, 80, 80],
    ] as const
    s.draw(
      s.at(40, 4),
      towers.flatMap(([x, wide, tall], i) => [
        ...solid(
          x,
          0,
          wide,
          tall,
          i % 3 === 0 ? '#8FB0B4' : i % 3 === 1 ? '#D9D3C0' : '#6E98A2',
          '#4E7684',
          0.42,
        ),
        [panes(x - wide * 0.34, x + wide * 0.02, 3, -16, 5, tall - 34), '#4E7684'] as const,
      ]),
    )
    s.draw(s.at(-170, 4), [
      [
        'M-34 0C-12 -120 -12 -200 -16 -320h8C-4 -200 -8 -120 -16 0zM34 0C12 -120 12 -200 16 -320h-8C4 -200 8 -120 16 0z',
        '#F8F2E2',
      ],
      [block(0, 0, 12, 320), '#C9CCC4'],
      ['M-64 -336q64 -22 128 0q-10 20 -64 22q-54 -2 -64 -22z', '#F8F2E2'],
      ['M-64 -336q64 -22 128 0l-4 6q-60 -16 -120 0z', s.accent],
      ['M-44 -348q44 -16 88 0zM-20 -354l20 -30l20 30z', '#C9CCC4'],
      [block(0, -376, 4, 64), '#5A6E7A'],
    ])
    paintFirs(s, '#2E5A58', 40, 4)
    paintWater(s, '#4E8A9A', 4, '#F7DFC4', null)
    paintMirrorBars(s, '#F2EAD8', -170, 10, 26, 9)
    paintMirrorBars(s, '#B9CCC8', 130, 10, 140, 6)
    paintFloating(s, s.atDepth(30, 0.62, 1.25), 240, FERRY)
    s.draw(s.at(0, -90), [
      [
        'M-300 60q16 -14 26 0q12 -14 26 0q-14 -4 -26 8q-10 -12 -26 -8zM-220 10q12 -10 20 0q9 -10 20 0q-11 -3 -20 6q-8 -9 -20 -6z',
        '#F8F2E2',
      ],
    ])
  },
})
