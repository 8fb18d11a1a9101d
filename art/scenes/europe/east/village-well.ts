import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BLUE = '#3E86B4'
const WHITE = '#FBF6EA'
const TIN = '#A9BCC4'

/** A wayside well under a small roof of cut tin, a wheel on its shaft, a bucket on the rim. */
const WELL: readonly GlyphPart[] = [
  [block(-84, 0, 16, 300) + block(84, 0, 16, 300), BLUE],
  [block(-78, 0, 5, 300) + block(90, 0, 5, 300), '#2A6490'],
  ['M-110 0V-104H110V0z', WHITE],
  ['M50 0V-104H110V0z', '#D5CFC6'],
  ['M-120 -98H120V-116H-120z', BLUE],
  [[-72, -24, 24, 72].map((x) => `M${x} -84l16 28l-16 28l-16 -28z`).join(''), BLUE],
  [[-72, -24, 24, 72].map((x) => round(x, -56, 6)).join(''), '#E9B63E'],
  ['M-90 -196H96V-182H-90z', '#7A5A44'],
  [block(0, -180, 64, 26), '#8A6A50'],
  ['M-4 -166h8v40h-8z', '#3A3038'],
  ['M-20 -128h40l-6 34h-28z', TIN],
  ['M-20 -128h40l-2 8h-36z', '#6E828C'],
  ['M92 -240a52 52 0 1 0 104 0a52 52 0 1 0 -104 0zM100 -240a44 44 0 1 1 88 0a44 44 0 1 1 -88 0z', '#7A5A44'],
  ['M141 -290h6v100h-6zM94 -243h100v6H94zM108 -276l4 -4l70 72l-4 4zM178 -280l4 4l-70 72l-4 -4z', '#7A5A44'],
  ['M-150 -290L0 -420L150 -290z', TIN],
  ['M0 -420L150 -290H60z', '#7E949E'],
  [Array.from({ length: 13 }, (_none, i) => peak(-144 + i * 24, -296, 24, -18)).join(''), TIN],
  ['M-156 -298H156V-288H-156z', WHITE],
  ['M-3 -418v-44h6v44zM-18 -448h36v6h-36z', '#6E828C'],
  [round(0, -346, 24), WHITE],
  [round(0, -346, 14), BLUE],
]

/** A low house painted blue and white, tin on its gable, a bench by the wall. */
const HOUSE: readonly GlyphPart[] = [
  [block(0, 0, 330, 120), '#8FC0D8'],
  ['M100 0v-120h65v120z', '#6AA2C0'],
  ['M-165 -18h330v18h-330z', BLUE],
  ['M-186 -116L-120 -196H130L190 -116z', '#7A6A66'],
  ['M-186 -116L-120 -196h20l-60 80z', TIN],
  [block(-110, -34, 42, 56) + block(-30, -34, 42, 56) + block(120, -34, 38, 56), WHITE],
  [block(-110, -39, 30, 46) + block(-30, -39, 30, 46) + block(120, -39, 26, 46), '#3A4A5E'],
  [block(50, -6, 46, 92), WHITE],
  [block(50, -6, 34, 84), BLUE],
]

/** A goose walking, to the left. */
const goose = (x: number, y: number, size: number, alert: boolean): readonly GlyphPart[] => {
  const at = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`
  return [
    [
      `M${at(-4, 0)}L${at(-2, -18)}L${at(3, -18)}L${at(4, 0)}zM${at(12, 0)}L${at(12, -18)}L${at(17, -18)}L${at(20, 0)}z`,
      '#E2792E',
    ],
    [
      `M${at(-26, -40)}Q${at(-20, -58)} ${at(10, -56)}Q${at(40, -54)} ${at(52, -66)}Q${at(50, -30)} ${at(24, -18)}Q${at(-18, -10)} ${at(-26, -40)}z`,
      WHITE,
    ],
    [
      `M${at(2, -46)}Q${at(30, -52)} ${at(46, -56)}Q${at(40, -30)} ${at(20, -26)}Q${at(4, -30)} ${at(2, -46)}z`,
      '#D3CFC6',
    ],
    alert
      ? [
          `M${at(-28, -34)}L${at(-30, -96)}Q${at(-28, -108)} ${at(-18, -104)}L${at(-18, -92)}L${at(-6, -52)}z`,
          WHITE,
        ]
      : [
          `M${at(-26, -30)}Q${at(-52, -40)} ${at(-60, -16)}L${at(-50, -12)}Q${at(-40, -28)} ${at(-10, -24)}L${at(-4, -50)}z`,
          WHITE,
        ],
    alert
      ? [`M${at(-29, -104)}L${at(-46, -97)}L${at(-29, -93)}z`, '#E2792E']
      : [`M${at(-61, -18)}L${at(-64, -2)}L${at(-50, -11)}z`, '#E2792E'],
  ]
}

const sunflower = (x: number, y: number, tall: number): readonly GlyphPart[] => [
  [
    `M${x - 4} ${y}V${y - tall}h8V${y}zM${x} ${y - tall * 0.4}q-40 -30 -56 0q30 20 56 10zM${x} ${y - tall * 0.6}q40 -30 56 0q-30 20 -56 10z`,
    '#4E7A42',
  ],
  [
    Array.from({ length: 12 }, (_none, i) => {
      const a = (i / 12) * 2 * Math.PI
      const at = (turn: number, far: number): string =>
        `${Math.round(x + far * Math.cos(a + turn))} ${Math.round(y - tall + far * Math.sin(a + turn))}`
      return `M${at(-0.26, 18)}L${at(0, 44)}L${at(0.26, 18)}z`
    }).join(''),
    '#F0B92E',
  ],
  [round(x, y - tall, 22), '#5A3A2A'],
]

/** A Moldovan village: a wayside well under cut tin, a blue house, geese on the road, sunflowers. */
export const villageWell = landmark({
  name: 'village-well',
  palette: {
    ...PALETTES.noon,
    top: '#74AECB',
    middle: '#BCDAD6',
    horizon: '#FBEDC8',
    deep: '#33402E',
    lightText: 'in high summer',
  },
  accent: '#D8402E',
  mist: '#CFE0D0',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A blue and white wayside well under a roof of cut tin, geese walking past it on an earth road, a low blue house and sunflowers, vines on the hills behind',
  paint: (s) => {
    paintHills(s, '#A9C48E', 170, 40, 0.3)
    s.draw(s.at(0, 0), [
      [
        Array.from(
          { length: 7 },
          (_none, i) =>
            `M${-1500 + i * 480} ${-20 - (i % 2) * 14}l300 -90l14 6l-270 92zM${-1440 + i * 480} ${-16 - (i % 2) * 14}l300 -90l14 6l-270 92zM${-1380 + i * 480} ${-12 - (i % 2) * 14}l300 -90l14 6l-270 92z`,
        ).join(''),
        '#7E9E5E',
      ],
    ])
    paintGroundMist(s, 90, 0.5)
    paintOpenGround(s, '#9DB45A', '#7A9448', -4)
    s.draw(s.at(0, 0), [
      ['M-1600 120Q-500 70 60 96Q600 120 1600 90V300Q600 380 0 330Q-600 280 -1600 340z', '#E2C998'],
      ['M-1600 170Q-500 120 60 146Q600 170 1600 140V156Q600 192 60 164Q-500 138 -1600 192z', '#CDB07E'],
    ])
    s.draw(s.at(-250, 50, 0.94), HOUSE)
    s.draw(s.at(-780, 44, 0.8), HOUSE)
    s.draw(s.at(150, 118, 1.08), WELL)
    s.draw(s.at(0, 0), [
      ...goose(-60, 208, 1, false),
      ...goose(-200, 226, 1.1, true),
      ...goose(40, 262, 1.26, true),
      ...goose(-120, 296, 1.4, false),
      ...goose(-330, 282, 1.34, true),
      ...goose(190, 286, 1.3, false),
    ])
    s.draw(s.at(0, 0), [
      ...sunflower(330, 640, 420),
      ...sunflower(396, 640, 340),
      ...sunflower(262, 640, 300),
      ...sunflower(520, 640, 400),
      ...sunflower(-640, 640, 380),
      ...sunflower(-720, 640, 330),
      ...sunflower(-900, 640, 390),
    ])
    s.draw(s.at(-312, 54, 0.7), [
      ['M-14 0q4 -70 8 -96h20q8 26 12 96z', s.accent],
      [round(4, -106, 12), '#B5765A'],
      ['M-10 -98q-2 -22 14 -23q16 1 14 23q-4 -14 -14 -14t-14 14z', WHITE],
    ])
  },
})
