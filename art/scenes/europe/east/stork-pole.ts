import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WHITE = '#FBF6E8'
const BLACK = '#2A2630'
const BEAK = '#E2592E'

/** A stork on its nest, to the right; `back` throws the head over the shoulders and claps the beak. */
const stork = (back: boolean): readonly GlyphPart[] => [
  ['M-8 0l2 -62h6l-2 62zM14 0l-2 -62h6l2 62z', BEAK],
  ['M-46 -74q-4 -30 30 -44q30 -10 54 6q10 20 -8 40q-24 20 -56 14z', WHITE],
  ['M-74 -58q10 -26 34 -40q30 -2 46 10q-20 24 -46 28q-16 8 -34 2z', BLACK],
  ...(back
    ? ([
        ['M26 -104q14 -24 0 -50q-10 -20 -30 -14l2 10q14 0 16 16q2 20 -6 40z', WHITE],
        ['M-12 -160l-54 -26l50 14l-50 -26l60 24z', BEAK],
        [round(-4, -162, 12), WHITE],
      ] as const)
    : ([
        ['M24 -106q16 -20 12 -52q2 -14 14 -16l10 14q-12 20 -12 50q-4 20 -10 24z', WHITE],
        [round(52, -166, 13), WHITE],
        ['M62 -174l58 18l-60 -4z', BEAK],
        [round(56, -168, 2.6), BLACK],
      ] as const)),
]

const NEST: readonly GlyphPart[] = [
  [block(0, 700, 22, 720), '#7A5A44'],
  ['M4 700V-20h7V700z', '#553C34'],
  [block(0, 12, 150, 12), '#553C34'],
  ['M-118 -6q10 -34 40 -38h156q30 4 40 38q-20 24 -60 26h-116q-40 -2 -60 -26z', '#8A6A48'],
  [
    'M-128 -20l60 18l-4 6zM120 -30l-70 30l4 6zM-110 10l80 -24l2 6zM60 18l70 -18l-2 -6zM-60 -44l50 26l4 -6zM10 20l50 -40l-6 -2z',
    '#5A4232',
  ],
  ['M-60 -44q4 -26 18 -28q14 2 16 28zM-24 -44q4 -22 16 -24q12 2 14 24z', '#E9E2D2'],
  ['M-36 -66l22 2l-20 4zM-2 -62l20 4l-20 2z', BLACK],
]

/** A log cottage with carved boards, its gable to the road. */
const COTTAGE: readonly GlyphPart[] = [
  [block(60, 0, 220, 96), '#C9913E'],
  ['M60 -96h110v96H60z', '#A9742E'],
  ['M-70 0v-96L-10 -186L50 -96V0z', '#D9A24A'],
  ['M-10 -196L-84 -90l10 6L-10 -178L54 -84l10 -6z', '#F4EBDA'],
  ['M-6 -194L64 -88H186L120 -188z', '#7E6258'],
  ['M-6 -194L64 -88h20L14 -192z', '#66504C'],
  ['M-70 -20H170v3H-70zM-70 -44H170v3H-70zM-70 -68H170v3H-70z', '#A06E2C'],
  [
    block(-34, -26, 26, 38) + block(14, -26, 26, 38) + block(98, -26, 28, 38) + block(146, -26, 28, 38),
    '#2E6A6A',
  ],
  [panes(-34, 14, 2, -30, 16, 28) + panes(98, 146, 2, -30, 18, 28), '#DCE9E4'],
  [block(-10, -106, 20, 26), '#2E6A6A'],
]

/** A pollard willow: a stout trunk, a fist, a burst of rods. */
const willow = (x: number, y: number, size: number): readonly GlyphPart[] => [
  [
    `M${x - 16 * size} ${y}q${8 * size} ${-60 * size} ${-4 * size} ${-104 * size}q${20 * size} ${-24 * size} ${40 * size} 0q${-10 * size} ${44 * size} ${0} ${104 * size}z`,
    '#5E4A40',
  ],
  [
    Array.from({ length: 13 }, (_none, i) => {
      const a = Math.PI * (1.04 + (0.92 * i) / 12)
      const [dx, dy] = [Math.cos(a) * 96 * size, Math.sin(a) * 104 * size]
      return `M${Math.round(x - 4 * size)} ${Math.round(y - 108 * size)}q${Math.round(dx * 0.3 - 6 * size)} ${Math.round(dy * 0.7)} ${Math.round(dx)} ${Math.round(dy)}q${Math.round(-dx * 0.4 + 14 * size)} ${Math.round(-dy * 0.3)} ${Math.round(-dx + 10 * size)} ${Math.round(-dy)}z`
    }).join(''),
    '#6E8E4A',
  ],
  [
    round(x - 34 * size, y - 140 * size, 38 * size) +
      round(x + 30 * size, y - 146 * size, 40 * size) +
      round(x - 2 * size, y - 172 * size, 44 * size),
    '#86A65A',
  ],
]

const cyclist = (coat: string): readonly GlyphPart[] => [
  [
    'M-62 -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM-57 -26a21 21 0 1 1 42 0a21 21 0 1 1 -42 0zM18 -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM23 -26a21 21 0 1 1 42 0a21 21 0 1 1 -42 0zM-36 -28l20 -36l34 2l24 34l-4 3l-24 -32h-26l-18 30z',
    BLACK,
  ],
  ['M-20 -64l14 -6l22 24l-2 30l-8 0l0 -26l-20 -14z', '#3A4A66'],
  ['M-30 -62q-4 -44 16 -56l20 2l26 40l14 4l-2 7l-20 -4l-18 -22l-8 32z', coat],
  [round(2, -130, 12), '#B5765A'],
  ['M-12 -126q-4 -22 14 -22q16 2 14 18l-10 -6l-6 16z', '#F4EBDA'],
]

/** Storks on a pole above a village road in Podlasie: log cottage, pollard willows, a cyclist. */
export const storkPole = landmark({
  name: 'stork-pole',
  palette: {
    ...PALETTES.noon,
    top: '#6FAAC6',
    middle: '#B9D8D4',
    horizon: '#FBEFCB',
    deep: '#2E3E34',
    lightText: 'on a morning in May',
  },
  accent: '#D8402C',
  mist: '#CFE0C8',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'Two white storks on a big nest on a pole, one with its head thrown back, young ones between them; below, a yellow log cottage, willows and a cyclist on a village road',
  paint: (s) => {
    paintHills(s, '#8FB59A', 46, 14, 0.5)
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 40 }, (_none, i) =>
          dome(-1580 + i * 84, 4, 46 + ((i * 7) % 4) * 6, 34 + ((i * 5) % 4) * 8),
        ).join(''),
        '#5E8A66',
      ],
    ])
    paintGroundMist(s, 60, 0.5)
    paintOpenGround(s, '#A9BE62', '#86A04E', 0)
    s.draw(s.at(0, 0), [
      ['M-1600 60Q-600 40 -200 70Q200 100 1600 60V84Q200 128 -200 94Q-600 66 -1600 88z', '#E6CF7A'],
      ['M420 8Q240 60 60 110Q-200 190 -420 420H160Q140 240 260 140Q340 70 460 8z', '#E3D3B0'],
    ])
    s.draw(s.at(176, 44, 1.16), COTTAGE)
    s.draw(s.at(0, 0), [
      ...willow(-330, 96, 1),
      ...willow(-560, 84, 0.9),
      ...willow(-760, 74, 0.76),
      ...willow(520, 60, 0.8),
    ])
    s.draw(s.at(0, 0), [
      [
        `${Array.from({ length: 26 }, (_none, i) =>
          block(-1180 + i * 34 + (i > 22 ? 1300 : 0), 122, 10, 56),
        ).join('')}M-1190 86H-380v8H-1190z`,
        '#8A6E56',
      ],
    ])
    s.draw(s.at(86, 230, 1.3), cyclist(s.accent))
    s.draw(s.at(-130, -250, 1), NEST)
    s.draw(s.at(-196, -292, 1.24), stork(false))
    s.draw({ ...s.at(-74, -292, 1.24), scaleX: -1.24 * s.unit }, stork(true))
  },
})
