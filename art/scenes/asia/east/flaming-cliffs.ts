import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** A camel with two humps and a blanket between them, to the right. */
const bactrian = (coat: string, cloth: string): readonly GlyphPart[] => [
  [
    'M-64 0l4 -66q-8 -30 12 -38q2 -36 16 -38q16 4 18 38q7 6 14 0q2 -34 16 -36q16 4 18 38q16 2 22 -20q4 -26 22 -26l14 8l-2 8l-16 4q-2 40 -26 58l-2 70h-8l-8 -60h-54l-8 60h-8l-2 -46l-8 46z',
    coat,
  ],
  ['M-20 -108q12 8 26 2l2 40h-30z', cloth],
]

/** A grey van with high wheels, to the left. */
const VAN: readonly GlyphPart[] = [
  ['M-84 -20v-44q0 -16 16 -18H70q12 2 12 16v46z', '#8C9A96'],
  ['M-84 -38H82v8H-84z', '#E9E2D2'],
  [panes(-40, 56, 3, -48, 24, 22), '#33424C'],
  ['M-80 -48l6 -22h16v22z', '#33424C'],
  [round(-50, -16, 19) + round(50, -16, 19), '#2A2628'],
  [round(-50, -16, 8) + round(50, -16, 8), '#C9C2B4'],
]

/** A bluff of soft rock: a level lip, a face cut into ribs, a skirt of rubble; light from the left. */
function bluff(
  left: number,
  right: number,
  top: number,
  base: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] {
  const tall = base - top
  const count = Math.round((right - left) / (tall * 0.36))
  const step = (right - left) / count
  const ribs = Array.from({ length: count }, (_none, i) => {
    const x = left + step * (i + 0.5)
    const lean = ((i * 7) % 3) * 0.05 * tall
    return `M${x} ${top + tall * 0.04}L${x + step * 0.5} ${top + tall * 0.06}L${x + step * 0.46 + lean} ${base - tall * 0.22}L${x + step * 0.9} ${base}H${x - step * 0.1}L${x + step * 0.06} ${base - tall * 0.3}z`
  }).join('')
  return [
    [
      `M${left - tall * 0.3} ${base}L${left} ${base - tall * 0.4}L${left + tall * 0.06} ${top}H${right}V${base}z`,
      lit,
    ],
    [ribs, shade],
    [`M${left + tall * 0.02} ${top}H${right}v${tall * 0.07}H${left + tall * 0.04}z`, '#F6C98A'],
    [
      `M${left - tall * 0.3} ${base}L${left - tall * 0.02} ${base - tall * 0.34}L${left + tall * 0.2} ${base - tall * 0.14}L${right} ${base - tall * 0.2}V${base}z`,
      '#E39A5A',
    ],
  ]
}

/** Bayanzag in the evening: orange cliffs over a flat desert, saxaul, a van, two camels, someone who points. */
export const flamingCliffs = landmark({
  name: 'flaming-cliffs',
  palette: {
    ...PALETTES.arid,
    top: '#4E86B4',
    middle: '#A9C2C4',
    horizon: '#FBDDB0',
    lightText: 'towards evening',
  },
  accent: '#2F9AA0',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'Cliffs of soft orange rock, cut into ribs, above a flat desert in the evening, two camels and a van on the track below, people on the rim',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(0, 0), [
      ['M-1700 4V-30L-1200 -46L-900 -26L-500 -50L-100 -28L300 -44L800 -24L1400 -40V4z', '#9A8FA8'],
    ])
    s.draw(s.at(0, 0), [
      [`M-1700 0H1400V${deep}H-1700z`, '#E3B27C'],
      ['M-1700 20Q-700 0 100 26T1400 20V70Q400 90 -500 60T-1700 80z', '#EFC796'],
    ])
    s.draw(s.at(0, 0), [
      ...bluff(-760, 1400, -76, 30, '#DC8252', '#B86048'),
      ...bluff(-400, 1400, -118, 44, '#E2834A', '#B4553A'),
      ...bluff(-90, 1400, -176, 64, '#E88A4C', '#BA5A3C'),
      ...bluff(180, 1400, -250, 120, '#EE9450', '#BE5E3C'),
    ])
    s.draw(s.at(270, -248, 0.5), [...pointer(0, '#F3E6CC', '#7A4A3A'), ...person(56, s.accent)])
    s.draw(s.at(0, 0), [
      [`M-1700 ${deep}V190Q-700 150 -100 190Q400 230 1400 170V${deep}z`, '#D99A62'],
      [
        `M-330 ${deep}Q-260 250 -60 190Q60 160 -20 132Q-80 116 -60 104L-44 106Q-50 118 10 130Q96 160 -10 200Q-170 260 -170 ${deep}z`,
        '#F3D6A4',
      ],
      [
        [-820, -700, -560, 300, 420, 540, 90, -300]
          .map((x, i) => {
            const y = 190 + ((i * 53) % 90)
            return `M${x - 34} ${y}q4 -30 20 -26q2 -22 18 -14q18 -10 20 16q14 2 12 24zM${x - 4} ${y + 10}v-16h6v16z`
          })
          .join(''),
        '#7E8A5A',
      ],
    ])
    s.draw(s.at(-20, 176, 0.66), VAN)
    s.draw(s.at(-390, 300, 1.3), bactrian('#A9713F', '#C9452F'))
    s.draw(s.at(-130, 330, 1.5), bactrian('#8E5A34', s.accent))
    s.draw(s.at(250, 330, 1.2), [...person(0, '#5A3A5E', '#F3E6CC')])
  },
})
