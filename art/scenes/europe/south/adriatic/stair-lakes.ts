import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Plitvice from the rim: green lakes in steps with falls between, a boardwalk across them. */
export const stairLakes = landmark({
  name: 'stair-lakes',
  palette: {
    ...PALETTES.forest,
    top: '#8EBCC0',
    middle: '#C9DDC4',
    horizon: '#F3EFD0',
    lightText: 'on a morning in May',
  },
  accent: '#E2503A',
  ground: 0.2,
  sun: null,
  clouds: null,
  altText:
    'Turquoise lakes one above the other seen from the rim, white falls between them and a wooden walkway with people crossing the lowest',
  paint: (s) => {
    paintTreeCrowns(s, '#8DB47E', 60, 20)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [[`M-1600 10H1300V${deep}H-1600z`, '#5E9260']])
    const basin = (
      y: number,
      w: number,
      tall: number,
      ink: string,
      lit: string,
      fall: number,
    ): readonly GlyphPart[] => [
      [
        `M${-w} ${y}Q${-w * 0.5} ${y - 40} 0 ${y - 26}Q${w * 0.6} ${y - 44} ${w} ${y}Q${w * 1.08} ${y + tall * 0.5} ${w * 0.8} ${y + tall}Q0 ${y + tall + 34} ${-w * 0.84} ${y + tall}Q${-w * 1.1} ${y + tall * 0.5} ${-w} ${y}z`,
        ink,
      ],
      [
        `M${-w * 0.9} ${y + 8}Q${-w * 0.4} ${y - 24} 0 ${y - 10}Q${w * 0.6} ${y - 26} ${w * 0.9} ${y + 8}Q${w * 0.4} ${y + 30} 0 ${y + 20}Q${-w * 0.5} ${y + 36} ${-w * 0.9} ${y + 8}z`,
        lit,
      ],
      [
        Array.from({ length: 11 }, (_n, i) => {
          const x = -w * 0.76 + i * w * 0.15
          const top = y + tall + 34 * (1 - ((x * 1.1) / w) ** 2) - 14
          const half = w * (i % 3 === 0 ? 0.06 : 0.035)
          return `M${x - half} ${top}q${half} -8 ${half * 2} 0l4 ${fall}h${-half * 2 - 8}z`
        }).join(''),
        '#F6FAF4',
      ],
    ]
    s.draw(s.at(30, 0), [
      ...basin(70, 190, 50, '#4EB0A8', '#8ED8C8', 50),
      ['M-260 170Q-60 200 240 160L300 200Q0 250 -300 210z', '#3E7A52'],
      ...basin(190, 260, 70, '#2EA0A8', '#7FD4C8', 70),
    ])
    s.draw(s.at(-30, 0), [
      ['M-420 340Q-100 400 400 330L470 380Q0 450 -480 390z', '#3E7A52'],
      ...basin(390, 400, 90, '#1E8E9E', '#6ECCC4', 90),
      ['M-560 560Q-100 640 560 550L620 620Q0 700 -620 620z', '#2E6A48'],
    ])
    s.draw(s.at(0, 640), [
      [`M-1600 0H1300V${deep}H-1600z`, '#17808E'],
      ['M-1600 0Q-500 -20 200 6T1300 -6V40Q500 60 -200 36T-1600 46z', '#5EC4C0'],
    ])
    s.draw(s.at(0, 0), [
      [
        `M-520 ${deep}Q-300 690 -60 660Q180 640 300 560Q360 520 330 480l26 -6q40 60 -24 120Q210 680 -40 700Q-240 720 -390 ${deep}z`,
        '#C9A06E',
      ],
      ['M-60 660Q180 640 300 560Q360 520 330 480l8 -2q30 48 -30 92Q190 654 -56 672z', '#E3C08E'],
    ])
    for (const [x, y, size, ink] of [
      [-40, 690, 0.8, s.accent],
      [80, 672, 0.72, '#F2C23C'],
      [180, 632, 0.62, '#3E6A9A'],
      [290, 580, 0.5, '#F6F0E0'],
      [-220, 740, 1, '#8A4A6A'],
    ] as const)
      s.draw(s.at(x, y, size), walker(0, ink, '#F6E3BE'))
    for (const [x, y, size] of [
      [-330, 90, 0.6],
      [-380, 240, 0.8],
      [360, 130, 0.7],
      [390, 290, 0.9],
      [-400, 480, 1.1],
      [-700, 300, 1.4],
      [640, 300, 1.4],
      [-1000, 400, 1.6],
    ] as const)
      s.draw(s.at(x, y + 60, size), [
        ['M-90 20q-20 -70 40 -90q10 -60 70 -50q70 -10 80 50q50 30 20 90q-100 50 -210 0z', '#2E6A48'],
        ['M-70 -10q-10 -50 40 -56q10 -40 60 -34q-40 30 -30 60q-20 36 -70 30z', '#6EA468'],
      ])
    paintBough(s, 'right', '#4A3A34', ['#5E9A4E', '#9CC46A'], 260)
  },
})
