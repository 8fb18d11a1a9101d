import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, cupola, dome, panes, peak, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#EBCF9E'
const STONE_SHADE = '#B58C66'
const LEAD = '#C3C6BE'
const LEAD_SHADE = '#7F8890'
const OPENING = '#4A3A44'

/** A pencil of a minaret: two galleries, a long pointed cap of lead. */
const pencil = (x: number): readonly GlyphPart[] => [
  ...solid(x, 0, 26, 120, STONE, STONE_SHADE, 0.4),
  [taper(x, -118, 18, 212, 0.8), STONE],
  [`M${x + 2} -118V-330h5l2 212z`, STONE_SHADE],
  [block(x, -208, 26, 7) + block(x, -292, 24, 7), STONE],
  [peak(x, -328, 17, 96), LEAD],
  [`M${x} -424L${x + 8.5} -328H${x + 1}z`, LEAD_SHADE],
]

/** The mosque on its terrace: one high dome among half domes, two pencils at the front. */
const MOSQUE: readonly GlyphPart[] = [
  ...solid(0, 0, 226, 112, STONE, STONE_SHADE, 0.24),
  ...cupola(-92, -112, 24, 34, LEAD, LEAD_SHADE),
  ...cupola(92, -112, 24, 34, LEAD, LEAD_SHADE),
  ...cupola(-58, -110, 54, 62, LEAD, LEAD_SHADE),
  ...cupola(58, -110, 54, 62, LEAD, LEAD_SHADE),
  ...solid(0, -112, 130, 66, STONE, STONE_SHADE, 0.26),
  ...cupola(0, -108, 48, 54, LEAD, LEAD_SHADE),
  [block(0, -176, 124, 16), STONE],
  ...cupola(0, -190, 59, 74, LEAD, LEAD_SHADE),
  [block(0, -262, 3, 26), LEAD_SHADE],
  [arches(-84, 84, 8, -70, 12, 28) + panes(-48, 48, 8, -178, 6, 10), OPENING],
  ...solid(0, 0, 310, 46, STONE, STONE_SHADE, 0.2),
  [arches(-140, 140, 13, -6, 13, 28), OPENING],
  ...pencil(-124),
  ...pencil(124),
]

/** The wall of the citadel with its round towers. */
const WALL: readonly GlyphPart[] = [
  [block(0, 0, 3200, 86) + crenels(-1600, 1600, 130, -84, 11), '#C99A6C'],
  [block(0, 0, 3200, 14), '#95694E'],
  ...[-900, -560, -330, -96, 118, 340, 640, 980].flatMap((x) => [
    ...solid(x, 8, 62, 118, '#D6A878', '#8E6650', 0.36),
    [crenels(x - 26, x + 26, 5, -108, 9), '#D6A878'] as const,
    [panes(x - 8, x - 8, 1, -56, 5, 20), OPENING] as const,
  ]),
]

/** A minaret of the old town in three storeys, a stone bulb on small columns. */
const TIERED: readonly GlyphPart[] = [
  ...solid(0, 0, 62, 210, '#D9A878', '#96684E', 0.38),
  [arches(-12, -12, 1, -120, 16, 46), OPENING],
  [block(0, -208, 80, 13) + block(0, -302, 62, 11), '#E8C496'],
  ...solid(0, -220, 42, 84, '#D9A878', '#96684E', 0.38),
  [block(-11, -312, 5, 42) + block(11, -312, 5, 42) + block(0, -312, 5, 42), '#96684E'],
  [block(0, -352, 38, 8), '#E8C496'],
  ['M-9 -360q-16 -26 9 -46q25 20 9 46z', '#D9A878'],
  ['M0 -406q25 20 9 46h-7z', '#96684E'],
  ['M-2 -404h4v-24h-4z', '#96684E'],
]

/** A loft of slats for pigeons on four posts. */
const LOFT: readonly GlyphPart[] = [
  ['M-44 0v-90h6v90zM38 0v-90h6v90zM-10 0v-90h5v90z', '#4A2E30'],
  ['M-56 -86h112v-92h-112z', '#8A4A36'],
  ['M-56 -100h112v-6h-112zM-56 -124h112v-6h-112zM-56 -148h112v-6h-112zM14 -86h42v-92h-42z', '#5E3430'],
  ['M-66 -176h132l-14 -16h-104z', '#4A2E30'],
]

/** A row of flat-roofed houses; every house is `[left, width, height]`. */
const houses = (rows: readonly (readonly [number, number, number])[], lit: string, shade: string) =>
  rows.flatMap(([x, w, h]): readonly GlyphPart[] => [
    ...solid(x + w / 2, 400, w, h + 400, lit, shade, 0.28),
    [panes(x + w * 0.18, x + w * 0.56, 3, -h + 52, 9, 24), '#4A3038'],
  ])

const repeated = (tops: readonly number[], wide: number, from: number) =>
  Array.from({ length: Math.ceil(3200 / wide) }, (_none, i) => {
    const x = from + i * wide
    return [x, wide + 1, tops[i % tops.length] ?? 0] as const
  })

/** Cairo: the mosque of Muhammad Ali above the citadel's wall, old roofs with a pigeon loft below. */
export const citadelMosque = landmark({
  name: 'citadel-mosque',
  palette: { ...PALETTES.arid, top: '#4A8FB0', middle: '#B4CFC4', horizon: '#FBE2B0', deep: '#4A2A30' },
  accent: '#E0402C',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A mosque with one high dome among lower ones and two minarets thin as pencils, on the wall of a citadel; flat roofs, a tiered minaret and a pigeon loft below',
  lightText: 'in late light',
  paint: (s) => {
    paintHills(s, '#DDBE92', 96, 30, 0.7)
    s.draw(s.at(20, -74, 1.12), MOSQUE)
    s.draw(s.at(0, 0), [['M-1600 700V-10H1600V700z', '#C9A070']])
    s.draw(s.at(0, 16), WALL)
    s.draw(s.at(0, 0), [
      [
        [-560, -470, -380, -180, -96, -30, 60, 150, 214, 330, 520, 700]
          .map((x, i) => dome(x, 62, 34 + (i % 3) * 9, 40 + (i % 4) * 6))
          .join(''),
        '#7A8A58',
      ],
    ])
    paintGroundMist({ ...s, groundY: s.groundY + 40 * s.unit }, 40, 0.4)
    s.draw(s.at(0, 92), houses(repeated([34, 58, 20, 44, 66, 30, 50], 92, -1600), '#E0B080', '#B07C5A'))
    s.draw(s.at(-236, 216), TIERED)
    s.draw(s.at(0, 184), houses(repeated([40, 76, 52, 24, 64], 128, -1640), '#CB9062', '#8E5A48'))
    s.draw(s.at(0, 300), houses(repeated([70, 22, 96, 46], 206, -1590), '#A86A4C', '#6E4040'))
    s.draw(s.at(204, 254), LOFT)
    s.draw(s.at(122, 254, 0.8), [
      ...person(0, '#2F5A70'),
      ['M14 -84l40 -78l4 2l-38 84z', '#4A2E30'],
      ['M56 -160q26 -14 52 2q24 8 40 -4l-12 38q-24 10 -46 0q-26 -8 -48 2z', s.accent],
    ])
    s.draw(s.at(0, 0), [
      [
        [
          [214, -30],
          [256, -58],
          [292, -22],
          [238, 4],
          [318, -78],
          [340, -40],
          [190, -70],
          [280, -100],
        ]
          .map(([x = 0, y = 0]) => `M${x} ${y}q-10 -14 -24 -12q14 4 18 16q12 2 22 -10q-8 2 -16 6z`)
          .join(''),
        '#FFF6E2',
      ],
    ])
  },
})
