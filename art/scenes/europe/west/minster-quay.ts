import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, panes, peaks, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#D6C3A0'
const SHADE = '#9A8A80'
const DARK = '#3E3A4A'
const TILE = '#A8563E'

/** A square tower: storeys with paired windows, a gallery of pointed gables, a domed cap with a lantern. */
const tower = (x: number): readonly GlyphPart[] => [
  ...solid(x, 0, 96, 330, STONE, SHADE, 0.3),
  [block(x, -118, 104, 7) + block(x, -214, 104, 7) + block(x, -322, 108, 9), '#EADCC0'],
  [
    arches(x - 26, x + 10, 2, -138, 18, 56) +
      arches(x - 26, x + 10, 2, -236, 20, 72) +
      arches(x - 8, x - 8, 1, -40, 16, 44),
    DARK,
  ],
  [peaks(x - 38, x + 38, 3, -330, 26, 34), STONE],
  ...solid(x, -330, 80, 58, STONE, SHADE, 0.32),
  [arches(x - 22, x + 18, 3, -334, 13, 44), DARK],
  ...cupola(x, -386, 43, 76, '#7E8E8A', '#525F68'),
  [block(x, -384, 92, 7), '#EADCC0'],
  ...solid(x, -456, 20, 26, STONE, SHADE, 0.4),
  [`M${x - 13} -480L${x} -540L${x + 13} -480z`, '#7E8E8A'],
]

const NAVE: readonly GlyphPart[] = [
  ['M-50 0V-196L0 -262L50 -196V0z', STONE],
  ['M-56 -192L0 -268L56 -192l-8 4L0 -252L-48 -188z', TILE],
  [arches(-20, 20, 3, -110, 14, 54) + round(0, -196, 15), DARK],
]

/** Guild houses along the quay: wall, width, height, whether the gable looks at the river. */
const HOUSES = [
  ['#F0DDB8', 92, 128, true],
  ['#C9D0C0', 78, 146, false],
  ['#E3B98E', 84, 120, true],
  ['#F4EAD6', 110, 150, false],
  ['#D98E72', 74, 132, true],
  ['#EBD9A8', 96, 140, false],
  ['#B9C6CC', 82, 124, true],
] as const

const houses: readonly GlyphPart[] = Array.from({ length: 38 }, (_none, i) => i).flatMap(
  (i): readonly GlyphPart[] => {
    const [wall, wide, tall, isGable] = HOUSES[(i * 3) % HOUSES.length] ?? HOUSES[0]
    const x = -1600 + i * 86
    const half = wide / 2
    return [
      [block(x, 0, wide, tall), wall],
      isGable
        ? [`M${x - half - 5} ${-tall + 2}L${x} ${-tall - 62}L${x + half + 5} ${-tall + 2}z`, TILE]
        : [`M${x - half - 4} ${-tall + 2}l14 -42h${wide - 20}l14 42z`, '#8A4A40'],
      ...(isGable
        ? [[`M${x - half + 8} ${-tall}L${x} ${-tall - 48}L${x + half - 8} ${-tall}z`, wall] as const]
        : []),
      [
        panes(x - half + 17, x + half - 17, 3, -tall + 40, 12, 22) +
          panes(x - half + 17, x + half - 17, 3, -tall + 80, 12, 22),
        DARK,
      ],
      [arches(x - half + 20, x + half - 20, 2, 0, 24, 32), '#6A5A5E'],
    ]
  },
)

/** A blue and white tram of three cars, to the right. */
const TRAM: readonly GlyphPart[] = [
  ['M-210 0v-54q0 -10 10 -10h404q14 2 18 30v34z', '#2A5CA8'],
  ['M-210 -30h431l-4 -14h-427z', '#F6F2E6'],
  [
    panes(-192, -92, 5, -32, 18, 22) +
      panes(-54, 46, 5, -32, 18, 22) +
      panes(84, 164, 4, -32, 18, 22) +
      'M184 -32v-22h16q8 4 12 22z',
    '#24344C',
  ],
  ['M-80 0v-64h6v64zM60 0v-64h6v64z', '#1C3A6E'],
  ['M-10 -64l20 -26l-30 -16h50v3h-40l26 13l-20 26z', DARK],
  ['M-206 0h426v5h-426z', '#24242E'],
]

/** Someone swimming, head and arm above the water. */
const swimmer = (cap: string): readonly GlyphPart[] => [
  ['M-70 4q30 -12 70 -8t76 8q-40 8 -76 6t-70 -6z', '#CFE6DE'],
  ['M4 -2q-6 -26 12 -28q20 2 14 28z', '#C98A66'],
  ['M2 -16q0 -18 16 -18q14 2 14 18z', cap],
  ['M-2 0q-14 -40 -40 -34q-8 6 -2 8q18 -2 30 28z', '#C98A66'],
]

/** Zürich: the capped twin towers of the Grossmünster above guild houses, a blue tram on the quay, swimmers in the Limmat. */
export const minsterQuay = landmark({
  name: 'minster-quay',
  palette: { ...PALETTES.noon, top: '#3F8CC0', middle: '#A3CFDA', horizon: '#FBEBCB' },
  accent: '#E5392F',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'Twin square church towers with domed caps above a row of guild houses, a blue and white tram on the quay, swimmers in the clear green river',
  paint: (s) => {
    paintHills(s, '#9DBFA6', 210, 40, 0.4)
    paintTreeCrowns(s, '#6F9C74', 34, -120)
    paintGroundMist(s, 160, 0.4)
    s.draw(s.at(-60, -30, 0.94), [...NAVE, ...tower(-82), ...tower(82)])
    s.draw(s.at(20, -14), houses)
    s.draw(s.at(0, 0), [
      ['M-1600 -16H1600V10H-1600z', '#D9CDB6'],
      ['M-1600 10H1600V64H-1600z', '#A3968A'],
      [arches(-1500, 1500, 26, 64, 46, 34), '#6E6668'],
    ])
    s.draw(s.at(150, 4, 0.98), TRAM)
    paintWater(s, '#2F9A98', 62, '#D8E6CC', null)
    paintMirrorBars(s, '#D6C3A0', -142, 66, 44, 9)
    paintMirrorBars(s, '#D6C3A0', 22, 66, 44, 9)
    s.draw(s.at(-190, 190, 0.8), swimmer('#F2C23C'))
    s.draw(s.at(170, 250, 1.1), swimmer(s.accent))
    s.draw(s.at(-60, 316, 1.3), swimmer('#F6F2E6'))
  },
})
