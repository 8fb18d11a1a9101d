import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { GRAZING_HORSE } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WOOD = '#B5462F'
const FELT = '#EFE0C2'
const DARK = '#3A1F28'

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_none, i) => from + i * step)

/** The wall around its foot: a lattice of laths on felt, a woven band, the roof poles above it. */
const WALL: readonly GlyphPart[] = [
  ['M-1700 -250H1700V-900H-1700z', '#D9C4A0'],
  [
    range(-30, 31, 1)
      .map((i) => `M${i * 62 - 7} -250L${i * 25 - 4} -900h8L${i * 62 + 7} -250z`)
      .join(''),
    WOOD,
  ],
  ['M-1700 0H1700V-250H-1700z', FELT],
  [
    range(-1700, 1700, 62)
      .map((x) => `M${x} 0l100 -250h11l-100 250z`)
      .join(''),
    '#C9603E',
  ],
  [
    range(-1700, 1700, 62)
      .map((x) => `M${x} 0l-100 -250h11l100 250z`)
      .join(''),
    WOOD,
  ],
  ['M-1700 -236H1700V-284H-1700z', '#8A2A34'],
  [
    range(-1690, 1700, 56)
      .map((x) => `M${x} -260l22 -16l22 16l-22 16z`)
      .join(''),
    '#F2B84A',
  ],
  [
    range(-1690, 1700, 56)
      .map((x) => `M${x + 12} -260l10 -8l10 8l-10 8z`)
      .join(''),
    '#2B5C9E',
  ],
]

/** Summer pasture seen through the door: snow peaks, grass, one more yurt, a horse; the frame and its open leaves. */
const DOOR: readonly GlyphPart[] = [
  ['M-150 14V-308H150V14z', DARK],
  ['M-136 0V-294H136V0z', '#5FA3CC'],
  ['M-136 0V-238H136V0z', '#86BBD8'],
  ['M-136 0V-186H136V0z', '#B9DCE0'],
  ['M-136 -90L-110 -140L-70 -178L-40 -144L-10 -120L40 -206L90 -146L136 -110V-60H-136z', '#8E86A6'],
  [
    'M-110 -140L-70 -178L-40 -144L-60 -150L-76 -136L-88 -150zM6 -146L40 -206L90 -146L66 -152L48 -130L30 -152z',
    '#FFF8EA',
  ],
  ['M-136 0V-84Q-60 -104 0 -90Q80 -76 136 -96V0z', '#9DBB5E'],
  ['M-136 0V-40Q-40 -60 136 -30V0z', '#7FA24C'],
  ['M-100 -52v-26h66v26q-33 8 -66 0zM-104 -76q20 -14 28 -24h18q8 10 28 24q-36 8 -74 0z', '#FFF6E2'],
  ['M-46 -46v-30h12v26zM-74 -47v-22h14v24z', '#B5462F'],
  ['M-168 20V-318H168V20H136V-294H-136V20z', WOOD],
  [block(-152, 14, 14, 322) + block(152, 14, 14, 322) + block(0, -298, 304, 12), '#F2B84A'],
]

/** A round low table: cloth, teapot, bowls, round loaves, a dish of jam. */
const bowl = (x: number, y: number, k: number): readonly GlyphPart[] => [
  [
    `M${x - 30 * k} ${y}q${4 * k} ${34 * k} ${20 * k} ${36 * k}h${20 * k}q${16 * k} ${-2 * k} ${20 * k} ${-36 * k}z`,
    '#F7F1E2',
  ],
  [`M${x - 30 * k} ${y}q${30 * k} ${14 * k} ${60 * k} 0q${-30 * k} ${-14 * k} ${-60 * k} 0z`, '#A8642E'],
  [
    `M${x - 27 * k} ${y + 12 * k}q${27 * k} ${12 * k} ${54 * k} 0v${6 * k}q${-27 * k} ${12 * k} ${-54 * k} 0z`,
    '#2B5C9E',
  ],
]

const loaf = (x: number, y: number): readonly GlyphPart[] => [
  [`M${x - 66} ${y}q0 -26 66 -26t66 26t-66 28t-66 -28z`, '#D99A4A'],
  [`M${x - 34} ${y - 4}q0 -12 34 -12t34 12t-34 12t-34 -12z`, '#B5743A'],
]

const TABLE: readonly GlyphPart[] = [
  ['M-280 50h40l-14 90h-18zM240 50h40l-8 90h-18z', DARK],
  ['M-330 16V54Q0 150 330 54V16z', '#8A2A34'],
  ['M-330 18Q-330 -60 0 -62T330 18Q330 94 0 96T-330 18z', '#F3E3C2'],
  [
    'M-304 18Q-304 -46 0 -48T304 18Q304 80 0 82T-304 18zM-286 18Q-286 66 0 68T286 18Q286 -32 0 -34T-286 18z',
    '#C9603E',
  ],
  ...loaf(150, -2),
  ...loaf(176, -22),
  ['M-118 -24q-6 -54 44 -60h28q50 6 44 60q-10 34 -58 34t-58 -34z', '#2B5C9E'],
  [
    'M-2 -40q30 -6 40 -46l16 4q-4 52 -52 70zM-118 -30q-42 0 -40 -30q4 -22 38 -16v10q-24 -4 -26 8q0 12 28 14z',
    '#2B5C9E',
  ],
  ['M-86 -84q26 -20 52 0zM-66 -96a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', '#F7F1E2'],
  [round(-60, -40, 16), '#F7F1E2'],
  ...bowl(-214, -6, 1),
  ...bowl(40, 14, 1.15),
  ...bowl(-90, 36, 1.25),
  ['M196 34q6 22 34 22t34 -22z', '#F7F1E2'],
]

/** Shyrdak: ram's horns in felt. */
const horns = (x: number, y: number, k: number): string =>
  `M${x} ${y + 40 * k}q${-6 * k} ${-44 * k} ${-44 * k} ${-44 * k}q${-26 * k} ${4 * k} ${-22 * k} ${24 * k}q${10 * k} ${12 * k} ${20 * k} 0q${-10 * k} ${-4 * k} ${-4 * k} ${-10 * k}q${26 * k} ${-2 * k} ${30 * k} ${34 * k}zM${x} ${y + 40 * k}q${6 * k} ${-44 * k} ${44 * k} ${-44 * k}q${26 * k} ${4 * k} ${22 * k} ${24 * k}q${-10 * k} ${12 * k} ${-20 * k} 0q${10 * k} ${-4 * k} ${4 * k} ${-10 * k}q${-26 * k} ${-2 * k} ${-30 * k} ${34 * k}z`

const SHOES: readonly GlyphPart[] = [
  ['M0 0v-14q2 -22 14 -24l16 10q4 12 26 14q8 4 8 14z', '#D9A86E'],
  ['M60 6v-14q2 -22 14 -24l16 10q4 12 26 14q8 4 8 14z', '#4E86A8'],
]

/** A guest's place: tea laid on a low table in a yurt, shoes by the open door, the pasture outside. */
export const guestYurt = landmark({
  name: 'guest-yurt',
  palette: {
    ...PALETTES.arid,
    top: '#C9A77E',
    middle: '#D9C4A0',
    horizon: '#F3E3C2',
    deep: '#4A1E2A',
    lightText: 'on a summer morning',
  },
  accent: '#D8262E',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'Inside a yurt: tea bowls, a blue pot and round loaves on a low table, felt rugs on the floor, shoes by the open door, snow peaks and a horse on the pasture outside',
  paint: (s) => {
    paintSheet(s, '#D9C4A0')
    s.draw(s.at(0, 0), WALL)
    s.draw(s.at(0, 0), DOOR)
    s.draw(s.at(70, -16, 0.62), [[GRAZING_HORSE, '#6A3A2C']])
    s.draw(s.at(0, 0), [
      ['M-1700 0H-168V20H168V0H1700V900H-1700z', '#6E2430'],
      ['M-1700 44H1700V900H-1700z', '#A8323A'],
      ['M-1700 60H1700V76H-1700z', '#F2B84A'],
      [
        range(-15, 16, 1)
          .map((i) => horns(i * 150, 110, 1.1))
          .join(''),
        '#F3E3C2',
      ],
      [
        range(-15, 16, 1)
          .map((i) => horns(i * 230 + 115, 330, 1.6))
          .join(''),
        '#33405A',
      ],
      [
        range(-20, 21, 1)
          .map((i) => peak(i * 84, 92, 30, 16) + block(i * 84, 100, 12, 8))
          .join(''),
        '#2B5C9E',
      ],
    ])
    s.draw(s.at(196, 36, 0.9), SHOES)
    s.draw(s.at(0, 262, 1.02), TABLE)
    s.draw(s.at(0, 262, 1.02), [['M200 34q30 -14 60 0q-30 10 -60 0z', s.accent]])
  },
})
