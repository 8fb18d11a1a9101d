import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The wedge of a winged rooftop where two avenues part. */
export const cornerDome = landmark({
  name: 'corner-dome',
  palette: PALETTES.autumn,
  accent: '#C8342E',
  ground: 0.78,
  sun: [-240, 470, 54],
  altText:
    'A rounded corner building with a slate dome and a winged figure where two broad avenues part, taxis below',
  lightText: 'on a bright autumn day',
  paint: (s) => {
    const side = (x: number, sign: 1 | -1): readonly GlyphPart[] =>
      [0, 1, 2].flatMap((i) => {
        const at = x + sign * i * 110
        const tall = 420 - i * 30
        return [
          ...solid(at, 0, 112, tall, i % 2 === 0 ? '#E9CFA2' : '#E0BC92', '#B08E74', 0.16),
          [
            [0, 1, 2, 3, 4].map((f) => panes(at - 34, at + 34, 3, -70 - f * 68, 18, 42)).join(''),
            '#6A6A74',
          ] as const,
          [block(at, -tall + 12, 118, 10) + block(at, -56, 116, 7), '#FBF0D6'] as const,
          [hip(at, -tall, 56, 30, 0.8), '#5E6E78'] as const,
        ]
      })
    s.draw(s.at(0, 8), [
      ...side(-190, -1),
      ...side(190, 1),
      ['M-130 0v-400q130 -30 260 0v400z', '#FBF0D6'],
      ['M50 0v-418q50 4 80 18v400z', '#C6AC8E'],
      [[-60, -150, -240, -330].map((y) => arches(-92, 92, 6, y, 22, 60)).join(''), '#5E6270'],
      [
        'M-138 -400q138 -32 276 0v-14q-138 -32 -276 0zM-136 -216q136 -26 272 0v-8q-136 -26 -272 0z',
        '#FFFBEE',
      ],
      ...solid(0, -412, 170, 50, '#FBF0D6', '#C6AC8E', 0.3),
      [panes(-70, 70, 8, -414, 10, 40), '#DCC8A2'],
      ...cupola(0, -458, 90, 110, '#4E5E6C', '#323E4E'),
      [
        [-50, -18, 16, 48]
          .map((x) => `M${x} -458Q${x * 0.9} -530 0 -566h2Q${x * 0.9 + 5} -530 ${x + 5} -458z`)
          .join(''),
        '#F2C85A',
      ],
      [
        'M-8 -566h16v-30h-16zM-6 -594q-2 -40 6 -44q8 4 6 44zM-4 -624q-40 -8 -50 -36q40 4 54 24q14 -20 54 -24q-10 28 -50 36z',
        '#3A3A44',
      ],
    ])
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#B9B0A4', '#928A84')
    s.draw(s.atDepth(-200, 0.5, 1.1), [
      ['M-80 -12q-4 -30 20 -34l24 -26h66l26 26q30 2 34 34z', '#FFFBF0'],
      ['M-32 -46l18 -20h24v20zM16 -46v-20h22l18 20z', '#4E5A6A'],
      [round(-44, -10, 15) + round(52, -10, 15), '#2A2630'],
      ['M-70 -34l18 0l14 22h-18z', s.accent],
    ])
    s.draw(s.atDepth(180, 0.7, 1.15), [...person(0, s.accent), ...person(50, '#3E5A78')])
    paintBough(s, 'left', '#4A2F2C', ['#D98A34', '#B85A2C', '#E9B04C'], 260)
  },
})
