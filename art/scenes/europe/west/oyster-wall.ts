import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** An oyster on its half shell. */
const oyster = (x: number, y: number, size: number): readonly GlyphPart[] => [
  [
    `M${x - 30 * size} ${y}q${2 * size} ${-18 * size} ${28 * size} ${-20 * size}q${30 * size} ${2 * size} ${34 * size} ${16 * size}q${-8 * size} ${18 * size} ${-36 * size} ${18 * size}q${-22 * size} 0 ${-26 * size} ${-14 * size}z`,
    '#8A8478',
  ],
  [
    `M${x - 22 * size} ${y - 2 * size}q${4 * size} ${-12 * size} ${22 * size} ${-12 * size}q${20 * size} 0 ${24 * size} ${10 * size}q${-8 * size} ${12 * size} ${-26 * size} ${12 * size}q${-16 * size} 0 ${-20 * size} ${-10 * size}z`,
    '#F3EEE0',
  ],
  [
    `M${x - 12 * size} ${y - 3 * size}q${6 * size} ${-7 * size} ${16 * size} ${-5 * size}q${12 * size} ${4 * size} ${8 * size} ${8 * size}q${-14 * size} ${6 * size} ${-24 * size} ${-3 * size}z`,
    '#A9B3A6',
  ],
]

/** Someone in an apron behind a stall. */
const seller = (x: number, shirt: string, hat: string): readonly GlyphPart[] => [
  [`M${x - 20} -40q-2 -64 10 -74h22q12 10 10 74z`, shirt],
  [`M${x - 12} -40v-50h26v50z`, '#F3EEE0'],
  [round(x + 1, -128, 14), '#B4785A'],
  [`M${x - 15} -130q0 -18 16 -18q16 0 16 18q-16 -6 -32 0z`, hat],
  [
    `M${x - 20} -100l-16 34l26 14l4 -8l-18 -12l12 -22zM${x + 22} -100l14 30l-26 16l-4 -8l18 -12l-10 -20z`,
    shirt,
  ],
]

/** A tractor with its trailer, to the left. */
const TRACTOR: readonly GlyphPart[] = [
  ['M-40 -20v-20h34v-34h34v54z', '#C9452F'],
  ['M-2 -68h24v20H-2z', '#CFE0E0'],
  [round(16, -16, 20) + round(-30, -10, 12), '#2E2A30'],
  ['M44 -22H150v-8H44zM56 -30h24v-16H56zM84 -30h24v-16H84zM112 -30h24v-16h-24z', '#5A5458'],
  [round(120, -12, 12), '#2E2A30'],
]

/** Cancale at low water: a stall under its awning, oysters on a plate on the sea wall, racks and a tractor on the flats. */
export const oysterWall = landmark({
  name: 'oyster-wall',
  palette: {
    ...PALETTES.morning,
    top: '#6FA6BE',
    middle: '#BAD6D4',
    horizon: '#FBEBD0',
    lightText: 'at low water',
  },
  accent: '#F2CE3E',
  ground: 0.34,
  sun: null,
  clouds: null,
  altText:
    'Two people eat oysters on a sea wall beside a stall with a striped awning, below them at low tide rows of oyster racks and a tractor, an abbey on a rock far off',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    s.draw(s.at(170, 2, 0.8), [
      ['M-130 0Q-90 -30 -50 -44L-30 -66H34L56 -40Q100 -24 136 0z', '#8FA3A6'],
      [
        block(0, -60, 44, 24) + peak(0, -84, 14, 60) + peak(-16, -84, 12, 18) + peak(18, -84, 12, 20),
        '#8FA3A6',
      ],
    ])
    s.draw(s.at(0, 0), [['M-1700 4Q-1000 -60 -620 -40Q-420 -30 -300 4z', '#9FB4AC']])
    paintWater(s, '#6FA4AE', 0, '#E9E9D6', null)
    s.draw(s.at(0, 0), [
      [`M-1700 40Q-500 20 0 44T1400 30V${deep}H-1700z`, '#B9AA92'],
      [`M-1700 60Q-600 44 100 62Q700 76 1400 54V96Q600 110 0 84T-1700 100z`, '#D3C6AC'],
      [
        'M-520 150q160 -20 330 0q-160 20 -330 0zM-60 210q180 -20 360 4q-180 20 -360 -4zM-1100 200q200 -20 420 0q-200 24 -420 0zM420 140q160 -16 330 0q-160 20 -330 0z',
        '#8FB0B2',
      ],
      [
        [66, 84, 106, 132, 164, 202]
          .map((y, row) =>
            Array.from({ length: 13 }, (_none, i) => {
              const scale = 0.4 + row * 0.16
              const x = -640 + i * (110 + row * 6) - row * 26
              return i === 6
                ? ''
                : `M${x} ${y}v${-9 * scale}h${84 * scale}v${9 * scale}h${-5 * scale}v${-4 * scale}h${-74 * scale}v${4 * scale}z`
            }).join(''),
          )
          .join(''),
        '#4E5450',
      ],
    ])
    s.draw(s.at(60, 132, 0.62), TRACTOR)
    const wall = deep - 250
    s.draw(s.at(0, wall), [
      [`M-1700 20H1400V300H-1700z`, '#A39A92'],
      ['M-1700 6H1400V34H-1700z', '#D3CABC'],
      [
        Array.from(
          { length: 44 },
          (_none, i) =>
            `M${-1680 + i * 70 + (i % 2) * 14} ${56 + (i % 3) * 50}h52v5h-52zM${-1660 + i * 70} ${84 + ((i * 2) % 3) * 56}h40v5h-40z`,
        ).join(''),
        '#857C78',
      ],
    ])
    s.draw(s.at(-280, wall + 8, 1.3), [
      ['M-110 0v-210h6V0zM104 0v-210h6V0z', '#5A5458'],
      ...seller(-30, '#2F5A7A', '#2A3A52'),
      ['M-120 0v-50h240V0z', '#7A6250'],
      ['M-126 -50h252v-10h-252z', '#A98A68'],
      [[-92, -52, -12, 28, 68, 100].map((x) => `M${x - 16} -58q2 -14 16 -14t16 14z`).join(''), '#8A8478'],
      ['M-130 -206h260l16 54h-292z', '#F6F0E2'],
      [[-4, -2, 0, 2].map((i) => `M${i * 32.5 + 32} -206h32.5l${2 + i * 2} 54h-36.5z`).join(''), '#3A6E9A'],
      [
        'M-146 -152q18 18 36 0q18 18 36 0q18 18 37 0q18 18 37 0q18 18 37 0q18 18 36 0q18 18 37 0q18 18 36 0v-4h-292z',
        '#F6F0E2',
      ],
    ])
    s.draw(s.at(96, wall + 8, 1.5), [...sitter(-8, '#C9523E'), ...sitter(158, '#E9DCC6')])
    s.draw(s.at(232, wall + 6), [
      ['M-64 0q64 26 128 0q-30 -18 -64 -18t-64 18z', '#F6F4EC'],
      ...oyster(-34, -8, 0.8),
      ...oyster(8, -12, 0.8),
      ...oyster(36, -2, 0.8),
      ['M-14 -18q10 -14 26 -6q6 12 -6 16q-16 2 -20 -10z', s.accent],
    ])
    s.draw(s.at(0, wall), [
      ...[-560, -700, -880, 470, 640].flatMap((x, i) => [
        [`M${x} 6v-34h56v34z`, ['#8A6E52', '#5E7A86', '#A9583E'][i % 3] ?? '#8A6E52'] as const,
        [`M${x + 4} -28q10 -16 24 -10q16 -8 24 10z`, '#8A8478'] as const,
      ]),
    ])
  },
})
