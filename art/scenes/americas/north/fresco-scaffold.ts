import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LINE = '#A85A3E'
const SKIN = '#8A5640'
const HAIR = '#241C22'

const ring = (x: number, y: number, radius: number, wide: number): string =>
  `${round(x, y, radius)}M${x - radius + wide} ${y}a${radius - wide} ${radius - wide} 0 1 1 ${2 * (radius - wide)} 0a${radius - wide} ${radius - wide} 0 1 1 ${-2 * (radius - wide)} 0z`

/** A farmer of the mural from the front: hat, white shirt, sash, 300 units tall. */
const farmer = (x: number, y: number, shirt: string, sash: string, face: string): readonly GlyphPart[] => [
  [`M${x - 76} ${y}q-8 -150 34 -176h84q42 26 34 176z`, shirt],
  [`M${x + 18} ${y - 176}h24q42 26 34 176h-50q16 -90 -8 -176z`, '#C9B89E'],
  [`M${x - 76} ${y - 20}h152v20h-152z`, sash],
  [`M${x - 34} ${y - 210}a34 40 0 1 0 68 0a34 40 0 1 0 -68 0z`, face],
  [`M${x - 104} ${y - 226}q60 -22 72 -26q6 -44 32 -44t32 44q12 4 72 26q-104 34 -208 0z`, '#E9C77E'],
  [`M${x - 104} ${y - 226}q104 34 208 0q-104 48 -208 0z`, '#B98A4A'],
]

const farmerLines = (x: number, y: number): string =>
  `M${x - 76} ${y}q-8 -150 34 -176h84q42 26 34 176h-5q8 -146 -30 -171h-82q-38 25 -30 171zM${x - 104} ${y - 226}q60 -22 72 -26q6 -44 32 -44t32 44q12 4 72 26q-104 34 -208 0zM${x - 92} ${y - 225}q92 26 184 0q-52 -18 -64 -22q-8 -44 -28 -44t-28 44q-12 4 -64 22z${ring(x, y - 205, 38, 5)}`

/** A stalk of maize with leaves and one cob. */
const maize = (x: number, y: number, tall: number, leaf: string, cob: string): readonly GlyphPart[] => [
  [
    `M${x - 5} ${y}V${y - tall}h10V${y}zM${x} ${y - tall * 0.3}q-20 -70 -70 -60q50 10 66 80zM${x} ${y - tall * 0.45}q20 -70 70 -60q-50 10 -66 80zM${x} ${y - tall * 0.66}q-16 -60 -60 -56q44 10 56 74zM${x} ${y - tall * 0.8}q16 -60 56 -56q-40 10 -52 74z`,
    leaf,
  ],
  [`M${x + 4} ${y - tall * 0.5}q26 -10 30 -56q-30 6 -30 56z`, cob],
]

/** A painter from behind on the planks, the arm up to the wall. */
const painter = (x: number, y: number, shirt: string): readonly GlyphPart[] => [
  [`M${x - 30} ${y}l4 -92h24l2 92zM${x + 4} ${y}l0 -92h24l4 92z`, '#3E4A66'],
  [`M${x - 36} ${y - 84}q-6 -96 14 -112h46q20 16 14 112z`, shirt],
  [`M${x + 18} ${y - 190}l62 -58l12 12l-52 74z`, shirt],
  [`M${x + 78} ${y - 248}l20 -14l6 8l-14 20z`, SKIN],
  [`M${x + 96} ${y - 258}l44 -26l3 5l-43 29z`, HAIR],
  [`M${x - 34} ${y - 184}l-14 56l20 30l10 -8l-12 -24l14 -34z`, shirt],
  [round(x + 2, y - 220, 26), HAIR],
  [`M${x + 20} ${y - 224}q8 4 6 14q-4 10 -12 12z`, SKIN],
]

/** A fresco at work: colour on the left, red outline on the right, one fresh patch between, painter and plasterer. */
export const frescoScaffold = landmark({
  name: 'fresco-scaffold',
  palette: { ...PALETTES.highland, deep: '#2E2630', lightText: 'at first light' },
  accent: '#D8402C',
  mist: '#D9CDB8',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'Two men on a scaffold before a half-finished fresco of farmers and maize: one paints on a patch of wet plaster, the other smooths the next, red outlines on the bare wall beside them',
  paint: (s) => {
    paintSheet(s, '#D5C8B2')
    s.draw(s.at(0, 0), [
      ['M-1600 260H1600V900H-1600z', '#8A7A6E'],
      ['M-1600 260H1600V282H-1600z', '#5E5250'],
      ['M-1600 -900H30V-120H-40V60H-130V260H-1600z', '#4F7E92'],
      ['M-1600 -900H30V-560Q-300 -620 -700 -540Q-1100 -600 -1600 -560z', '#E8A25A'],
      ['M-1600 260V-120Q-900 -240 -500 -150Q-200 -190 -60 -120H-40V60H-130V260z', '#7A9A5A'],
    ])
    s.draw(s.at(0, 0), [
      [round(-250, -420, 84), '#F2C86A'],
      [ring(-250, -420, 116, 12), '#F2C86A'],
      ...[-1080, -920, -760, -600, -440].flatMap((x, i) =>
        maize(x, 260, 400 + (i % 2) * 50, i % 2 === 0 ? '#3E6A4A' : '#5E8A4E', '#EFCB5E'),
      ),
      ...farmer(-980, 260, '#F2E8D4', '#B4503E', '#9A5A40'),
      ...farmer(-690, 230, '#E6D6BA', '#3A5A7A', '#7A4632'),
      ...maize(-330, 260, 420, '#3E6A4A', '#EFCB5E'),
      ...maize(-60, -120, 230, '#3E6A4A', '#EFCB5E'),
      ...farmer(-206, 240, '#F2E8D4', '#B4503E', '#8A5038'),
      ...maize(-400, 260, 330, '#5E8A4E', '#EFCB5E'),
    ])
    s.draw(s.at(0, 0), [
      ['M-130 260V60H-40V-120H30V-900H1600V260z', '#D5C8B2'],
      ['M-40 60V-120H30V-330H210V60z', '#F4ECDC'],
      ['M-40 60V-60q50 -30 90 -10q10 60 -6 130z', '#7A9A5A'],
      ['M30 -330H110q-6 60 -40 90q-30 10 -40 60z', '#4F7E92'],
      ['M30 -900h4v580h-4zM30 -330h180v4h-180zM206 -330h4v390h-4zM-130 60h90v4h-90z', '#A3927E'],
      [farmerLines(330, 250) + farmerLines(620, 230), LINE],
      [ring(330, -420, 84, 5) + ring(330, -420, 116, 5), LINE],
      [
        'M470 250V-160h5V250zM472 60q20 -70 70 -60q-50 16 -64 76zM472 0q-20 -70 -70 -60q50 16 64 76zM472 -60q16 -60 56 -56q-40 14 -50 70z',
        LINE,
      ],
    ])
    s.draw(s.at(0, 0), [
      [[-360, 20, 372, 740, -740, -1100].map((x) => block(x, 900, 16, 1500)).join(''), '#8A5E3C'],
      [[-354, 26, 378, 746, -734, -1094].map((x) => block(x, 900, 5, 1500)).join(''), '#5E3E2C'],
      ['M-1600 250H1600V276H-1600z', '#B98A56'],
      ['M-1600 276H1600V288H-1600z', '#6E4A30'],
      [
        'M-360 660L20 288h22L-340 660zM372 660L740 288h22L392 660zM-1100 660L-740 288h22L-1080 660z',
        '#7A5236',
      ],
    ])
    s.draw(s.at(0, 0), [
      ...painter(-70, 252, '#F2E8D4'),
      ...painter(222, 252, '#6A8AA0'),
      ['M318 -14l34 -24l14 20l-34 22z', '#C9CCCC'],
      [block(-240, 250, 56, 44) + block(-172, 250, 40, 34), '#8E9298'],
      ['M-268 206q28 -14 56 0q-28 12 -56 0z', '#2E6A8E'],
      ['M-192 216q20 -10 40 0q-20 8 -40 0z', s.accent],
      [block(300, 250, 70, 40), '#8E9298'],
      ['M262 212q38 -26 76 0q-38 12 -76 0z', '#F4ECDC'],
    ])
  },
})
