import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The fluted green cliffs of the Na Pali coast, an outrigger with a claw sail below them. */
export const flutedCliffs = landmark({
  name: 'fluted-cliffs',
  palette: {
    ...PALETTES.morning,
    top: '#4E8AA8',
    middle: '#A9C8C4',
    horizon: '#F9E6C8',
    lightText: 'after a shower',
  },
  accent: '#F2503A',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'Green cliffs folded like a curtain falling to the sea, a thin waterfall between two folds and a double canoe with a red sail below',
  paint: (s) => {
    const fold = (x: number, top: number, half: number, lit: string, shade: string): readonly GlyphPart[] => {
      const w = half * 1.7
      return [
        [
          `M${x - w} 10Q${x - w * 0.5} ${-top * 0.5} ${x} ${-top}Q${x + w * 0.6} ${-top * 0.5} ${x + w} 10z`,
          lit,
        ],
        [
          `M${x} ${-top}Q${x + w * 0.6} ${-top * 0.5} ${x + w} 10H${x + w * 0.1}Q${x + w * 0.3} ${-top * 0.4} ${x} ${-top}z`,
          shade,
        ],
        [
          `M${x} ${-top}Q${x - w * 0.3} ${-top * 0.5} ${x - w * 0.6} 10h${w * 0.16}Q${x - w * 0.16} ${-top * 0.46} ${x} ${-top}z`,
          shade,
        ],
      ]
    }
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-330L-1200 -420L-900 -380L-560 -480L-330 -440L-200 -540L-60 -470L90 -590L240 -500L420 -620L640 -500L900 -540L1300 -420V10z',
        '#8EB49A',
      ],
      ...[
        [-1300, 330, 190],
        [-1060, 300, 170],
        [-820, 380, 190],
        [-600, 330, 170],
        [-410, 430, 170],
        [-250, 360, 150],
        [-90, 470, 170],
        [90, 390, 150],
        [240, 520, 190],
        [430, 420, 170],
        [640, 470, 200],
        [880, 400, 190],
      ].flatMap(([x = 0, top = 0, w = 0], i) =>
        fold(x, top, w, i % 2 === 0 ? '#5E9A68' : '#74AC74', i % 2 === 0 ? '#2E5E54' : '#3E7460'),
      ),
      ...[
        [-1180, 190, 130],
        [-700, 200, 130],
        [-330, 230, 120],
        [-170, 200, 110],
        [20, 240, 120],
        [170, 210, 110],
        [340, 260, 130],
        [560, 240, 130],
      ].flatMap(([x = 0, top = 0, w = 0], i) =>
        fold(x, top, w, i % 2 === 0 ? '#86B87A' : '#6EA46E', '#3E7460'),
      ),
      ['M6 -330q6 60 -2 130q8 70 0 190h9q6 -110 0 -190q6 -80 2 -130z', '#F6F8EE'],
      ['M-1600 10V-16q700 -18 1500 0t1400 -4V10z', '#F0DFB4'],
    ])
    sprayBand(s.canvas, '#F6F2E0', s.groundY - 480 * s.unit, s.groundY - 330 * s.unit, 0.6)
    paintWater(s, '#2E7E9A', 8, '#DCECDA', null)
    paintFloating(s, s.at(-70, 160, 1.1), 130, [
      ['M-4 -16L-40 -230l6 -2L6 -16z', '#4A2E2A'],
      ['M-10 -30Q-120 -120 -60 -290Q-50 -180 40 -230Q60 -110 -10 -30z', s.accent],
      ['M40 -230Q60 -110 -10 -30Q20 -130 40 -230z', '#B5362A'],
      ['M-190 -26Q-150 4 -100 6H120Q160 0 190 -40l8 4Q180 30 130 36H-110Q-170 24 -190 -26z', '#6A3E2E'],
      ['M-150 -16H140v-10H-150z', '#C9965A'],
      [[-90, -40, 60, 104].map((x) => `M${x - 13} -26q-2 -42 13 -44q15 2 13 44z`).join(''), '#F2D9A0'],
      [[-90, -40, 60, 104].map((x) => round(x, -80, 10)).join(''), '#6A3E2E'],
    ])
  },
})
