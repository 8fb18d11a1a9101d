import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An ox with long lyre horns, to the left. */
const ox = (x: number, coat: string, shade: string): readonly GlyphPart[] => [
  [`M${x + 62} -60l10 28l-4 32h12l4 -34l-6 -34zM${x - 30} -50l-6 50h11l8 -46z`, shade],
  [
    `M${x - 66} -112q-26 4 -34 34q-4 14 10 16l24 -6q6 26 18 32l-4 36h12l10 -34h50l8 34h12l2 -40q12 -26 8 -54q-4 -18 -24 -18z`,
    coat,
  ],
  [
    `M${x - 60} -116q-30 -60 -4 -124l8 2q-18 60 6 116zM${x - 52} -116q50 -40 56 -112l8 0q4 80 -52 122z`,
    '#F6ECD2',
  ],
  [`M${x - 10} -114q24 30 50 4q6 40 -24 46q-30 -10 -26 -50z`, shade],
]

/** A Mundari cattle camp at dusk: long horns, smoke of dung fires, a herder with ash on his arms. */
export const cattleCamp = landmark({
  name: 'cattle-camp',
  palette: { ...PALETTES.dusk, top: '#C9694E', middle: '#E9A26A', horizon: '#F9DDA8' },
  accent: '#2E8A8A',
  ground: 0.6,
  sun: [-180, 130, 84],
  isSunDrawn: true,
  clouds: null,
  altText:
    'Cattle with long lyre-shaped horns in the smoke of small fires, a herder with a staff among them, low huts behind',
  paint: (s) => {
    paintHills(s, '#C98A66', 26, 10, 0.5)
    for (const [x, w] of [
      [-620, 90],
      [-470, 110],
      [300, 100],
      [430, 80],
      [-960, 100],
      [620, 110],
    ] as const)
      s.draw(s.at(x, 6), [
        [`M${-w} 0Q${-w * 0.6} ${-w} 0 ${-w * 1.1}Q${w * 0.6} ${-w} ${w} 0z`, '#A5684E'],
        [`M0 ${-w * 1.1}Q${w * 0.6} ${-w} ${w} 0H${w * 0.2}z`, '#7A4A44'],
      ])
    s.draw(s.at(0, 0), [
      ['M-1500 0q800 -20 2700 0V660H-1500z', '#D9A26C'],
      ['M-1500 140q800 -50 2700 0V660H-1500z', '#C48A5E'],
    ])
    s.draw(s.at(250, 40, 0.8), ox(0, '#EADCC4', '#B08A72'))
    s.draw(s.at(-300, 54, 0.85), ox(0, '#B0745A', '#7E4A40'))
    s.draw(s.at(-40, 44, 0.7), ox(0, '#F3EADA', '#C0A48E'))
    s.draw(s.at(-30, 10), [
      [
        'M-130 40q-50 -70 0 -140q40 -70 -6 -150q66 60 40 150q-30 70 0 140zM60 30q-34 -60 6 -130q40 -60 0 -150q60 70 36 150q-30 70 0 130z',
        '#EFC9A0',
      ],
    ])
    sprayBand(s.canvas, '#F6E4CC', s.groundY + 90 * s.unit, s.groundY - 60 * s.unit, 0.55)
    s.draw(s.at(150, 220, 1.9), ox(0, '#F6EEDF', '#B9A292'))
    s.draw(s.at(-210, 250, 2), [
      ['M-14 0l3 -54h10l1 54zM4 0l1 -54h10l3 54z', '#5A3A34'],
      ['M-16 -50q-4 -46 4 -64h24q8 18 4 64z', s.accent],
      ['M-14 -112l-14 36l24 22l5 -6l-18 -18l8 -24zM14 -112l18 30l14 -20l6 4l-18 32l-26 -30z', '#8A6A60'],
      ['M44 -190L56 8l5 0L50 -190z', '#3A2A2C'],
      [round(0, -128, 12), '#5A3A34'],
    ])
    paintTuft(s, 'right', '#6A3A3C')
  },
})
