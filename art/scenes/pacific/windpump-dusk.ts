import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STEEL = '#3E3A48'

/** A wind pump of the inland stations: wheel, tail, lattice tower, tank. */
const PUMP: readonly GlyphPart[] = [
  [
    'M-60 0L-14 -330h8L-50 0zM60 0L14 -330h-8L50 0zM-54 -40H54v5H-54zM-44 -120H44v5H-44zM-34 -196H34v5H-34zM-26 -264H26v5H-26z',
    STEEL,
  ],
  [
    'M-52 -38L42 -118l3 4L-48 -34zM52 -38L-42 -118l-3 4L48 -34zM-42 -118L32 -194l3 4L-38 -114zM42 -118L-32 -194l-3 4L38 -114z',
    STEEL,
  ],
  ['M6 -346H150l30 -26v56l-30 -22H6z', STEEL],
  [
    Array.from({ length: 16 }, (_none, i) => {
      const [a, b] = [(i * Math.PI) / 8, (i * Math.PI) / 8 + 0.26]
      const at = (angle: number, r: number): string =>
        `${Math.round(Math.cos(angle) * r * 0.86)} ${Math.round(-344 + Math.sin(angle) * r)}`
      return `M${at(a, 22)}L${at(a, 84)}L${at(b, 84)}L${at(b, 24)}z`
    }).join(''),
    '#D8D2CC',
  ],
  [round(0, -344, 15), STEEL],
]

/** A red kangaroo upright, looking right, 150 units tall. */
const roo = (coat: string, belly: string): readonly GlyphPart[] => [
  ['M-34 -16Q-90 -6 -136 -4l-2 6Q-80 10 -20 2z', coat],
  [
    'M-38 0Q-46 -10 -34 -20Q-52 -44 -34 -72Q-16 -98 2 -110Q8 -122 20 -130L14 -152Q24 -150 28 -138L34 -154Q40 -146 36 -132L56 -120Q58 -112 48 -110L34 -108Q34 -86 24 -66Q16 -44 6 -30L12 -10L44 -6Q50 0 44 2H-20z',
    coat,
  ],
  ['M34 -108Q34 -86 24 -66Q16 -44 6 -30Q0 -60 12 -84z', belly],
  ['M22 -84l22 20l-4 12l-6 -2l0 -8l-20 -14z', coat],
  ['M42 -124a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', '#241C26'],
]

/** A galah on the wing: grey above, rose below. */
const galah = (x: number, y: number, size: number, rose: string): readonly GlyphPart[] => [
  [
    `M${x - 4 * size} ${y}Q${x - 20 * size} ${y - 34 * size} ${x - 54 * size} ${y - 40 * size}Q${x - 40 * size} ${y - 10 * size} ${x} ${y + 8 * size}Q${x + 10 * size} ${y - 22 * size} ${x + 36 * size} ${y - 44 * size}Q${x + 34 * size} ${y - 10 * size} ${x + 12 * size} ${y + 6 * size}z`,
    '#8E8A98',
  ],
  [
    `M${x - 36 * size} ${y + 14 * size}Q${x - 6 * size} ${y - 10 * size} ${x + 26 * size} ${y - 8 * size}q${10 * size} ${4 * size} ${4 * size} ${10 * size}Q${x + 6 * size} ${y + 18 * size} ${x - 36 * size} ${y + 14 * size}z`,
    rose,
  ],
]

/** The inland of Australia at dusk: kangaroos by a wind pump and its tank, galahs going home. */
export const windpumpDusk = landmark({
  name: 'windpump-dusk',
  palette: {
    ...PALETTES.dusk,
    top: '#6A5A86',
    middle: '#D98A86',
    horizon: '#FBD69A',
    deep: '#3A1A24',
    lightText: 'at dusk',
  },
  accent: '#F0647E',
  ground: 0.66,
  focus: { narrow: 0.6, wide: 0.64 },
  sun: null,
  clouds: null,
  altText:
    'Kangaroos on red earth with tufts of spinifex by a wind pump and its tank, a white gum on the left and rose galahs flying home',
  paint: (s) => {
    paintHills(s, '#A9627A', 44, 10, 0.4)
    paintOpenGround(s, '#B8482E', '#8E3426', 0)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(60, 24, 1.16), PUMP)
    s.draw(s.at(206, 34), [
      [block(0, 0, 150, 76), '#B9B0AC'],
      [block(50, 0, 50, 76), '#857E88'],
      ['M-75 -64h150v4h-150zM-75 -48h150v4h-150zM-75 -32h150v4h-150zM-75 -16h150v4h-150z', '#7A7480'],
      [block(0, -74, 160, 8), '#DCD4CC'],
      ['M-140 2h60v-14h-60z', '#7E96A0'],
    ])
    for (const [across, up, size] of [
      [-190, 470, 0.9],
      [-120, 520, 0.74],
      [-60, 446, 0.66],
      [-250, 540, 0.62],
      [-20, 540, 0.5],
    ] as const)
      s.draw(s.at(0, 0), galah(across, -up, size, s.accent))
    s.draw(s.at(-60, 60, 0.74), roo('#7E3A2E', '#C98E6C'))
    s.draw({ ...s.at(-150, 78, 0.8), scaleX: -0.8 * s.unit }, roo('#8E4634', '#D9A27C'))
    s.draw(s.at(0, 0), [[`M-1600 ${deep}V190Q-400 150 120 200Q700 240 1600 180V${deep}z`, '#8A3526']])
    const spinifex = (x: number, y: number, r: number): string =>
      Array.from({ length: 11 }, (_none, i) => {
        const a = Math.PI * (0.06 + (0.88 * i) / 10)
        return `M${x - 5} ${y}L${Math.round(x + Math.cos(a) * r * 1.2)} ${Math.round(y - Math.sin(a) * r)}L${x + 6} ${y}z`
      }).join('')
    s.draw(s.at(0, 0), [
      [
        spinifex(-20, 110, 30) +
          spinifex(290, 120, 36) +
          spinifex(150, 90, 26) +
          spinifex(-640, 120, 40) +
          spinifex(560, 130, 40),
        '#C9A458',
      ],
    ])
    s.draw(s.at(110, 252, 1.42), roo('#A9553A', '#E8B88C'))
    s.draw(s.at(0, 0), [
      [
        spinifex(-130, 280, 66) + spinifex(262, 300, 74) + spinifex(-700, 280, 70) + spinifex(620, 290, 70),
        '#E0BE6E',
      ],
    ])
    s.draw(s.at(-400, 60), [
      [
        'M-30 320Q10 120 -10 -80Q-40 -240 -110 -330l14 -10Q-30 -250 0 -150Q20 -300 110 -420l14 8Q60 -290 40 -120Q50 120 60 320z',
        '#F4E6DC',
      ],
      ['M20 320Q40 120 16 -90Q40 -260 110 -420l14 8Q60 -290 40 -120Q50 120 60 320z', '#C2A0A4'],
      [
        'M-220 -330q30 -60 90 -50q60 -20 80 30q-30 30 -80 26q-50 20 -90 -6zM10 -420q30 -70 100 -56q70 -16 90 40q-30 40 -90 30q-60 20 -100 -14zM-130 -450q40 -60 110 -40q50 0 50 40q-40 30 -90 24q-50 10 -70 -24z',
        '#4A4A50',
      ],
    ])
  },
})
