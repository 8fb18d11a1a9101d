import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#1E2A3A'
const SKIN = '#7A4632'

/** Concepción, steep and bare at its tip, and broad wooded Maderas, joined by a strip of lowland. */
const OMETEPE: readonly GlyphPart[] = [
  [
    'M-620 8V0Q-470 -16 -380 -60Q-290 -120 -222 -224Q-176 -306 -150 -352L-134 -360L-118 -358L-104 -350Q-70 -290 -20 -210Q50 -110 130 -66Q180 -46 230 -48Q290 -64 350 -120Q400 -172 450 -186Q500 -192 550 -160Q620 -100 700 -54Q760 -22 860 0V8z',
    '#5F9070',
  ],
  [
    'M-104 -350Q-70 -290 -20 -210Q50 -110 130 -66Q180 -46 230 -48Q120 -20 20 -10Q-40 -90 -84 -190Q-116 -270 -118 -358zM450 -186Q500 -192 550 -160Q620 -100 700 -54Q760 -22 860 0H560Q540 -80 500 -120Q480 -150 450 -186z',
    '#3F7064',
  ],
  [
    'M-222 -224Q-176 -306 -150 -352L-134 -360L-118 -358L-104 -350Q-84 -314 -60 -274L-84 -290L-92 -250L-112 -296L-134 -240L-150 -290L-176 -246L-184 -262z',
    '#A8998A',
  ],
  ['M-104 -350Q-84 -314 -60 -274L-84 -290L-92 -250L-112 -296L-118 -358z', '#7C7478'],
  [
    'M-140 -356q-6 -26 20 -36q-10 -30 30 -38q60 -10 130 -34q-30 44 -84 54q-40 6 -52 22q-20 6 -24 34z',
    '#F8F2E0',
  ],
  ['M366 -150q20 -26 54 -22q26 -22 60 -8q50 -10 74 22q40 2 50 22q-120 16 -260 6q4 -16 22 -20z', '#EAF0E4'],
  ['M-620 8V0Q-470 -14 -380 -24Q-200 -14 0 -20Q200 -34 400 -20Q640 -26 860 0V8z', '#2F6256'],
]

/** Someone on a bench, seen from behind. */
const passenger = (x: number, shirt: string, hair: string, hat?: string): readonly GlyphPart[] => [
  [`M${x - 52} 0q-6 -96 22 -116q30 -14 60 0q28 20 22 116z`, shirt],
  [`M${x + 14} -122q16 2 16 6q28 20 22 116h-28q8 -70 -10 -122z`, DARK],
  [`M${x - 12} -130h24v20q-12 8 -24 0z`, SKIN],
  [round(x, -150, 29), hair],
  ...(hat === undefined
    ? []
    : ([
        [`M${x - 58} -158q20 -8 30 -10q2 -34 28 -34t28 34q10 2 30 10q-58 18 -116 0z`, hat],
        [`M${x - 29} -168q29 10 58 0v-8q-29 10 -58 0z`, DARK],
      ] as const)),
]

const ring = (x: number, y: number, ink: string): readonly GlyphPart[] => [
  [
    `M${x - 54} ${y}a54 54 0 1 0 108 0a54 54 0 1 0 -108 0zM${x - 27} ${y}a27 27 0 1 1 54 0a27 27 0 1 1 -54 0z`,
    ink,
  ],
  [
    `M${x - 12} ${y - 53}h24l-4 27h-16zM${x - 12} ${y + 53}h24l-4 -27h-16zM${x - 53} ${y - 12}v24l27 -4v-16zM${x + 53} ${y - 12}v24l-27 -4v-16z`,
    '#F6EEDC',
  ],
]

/** The island of Ometepe from a bench on the ferry: two volcanoes, life rings, passengers. */
export const lakeFerry = landmark({
  name: 'lake-ferry',
  palette: {
    ...PALETTES.morning,
    top: '#58A4BE',
    middle: '#AAD6D0',
    horizon: '#FCEAC6',
    deep: '#16323E',
    lightText: 'on a windy morning',
  },
  accent: '#F0562A',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'An island of two volcanoes, one steep and smoking, one broad and wooded, seen across a wide lake from the deck of a ferry: passengers on a bench, a rail and life rings',
  paint: (s) => {
    s.draw({ ...s.at(-92, 0, 0.92), scaleX: 0.76 * s.unit }, OMETEPE)
    paintGroundMist(s, 70, 0.5)
    paintWater(s, '#2F8394', 0, '#BFDCD0', null)
    s.draw(s.at(0, 0), [
      [
        'M-1600 30H-700l20 5H-1600zM-420 46q60 -10 120 0q60 10 120 0v6q-60 10 -120 0q-60 -10 -120 0zM40 70q70 -12 140 0q70 12 140 0v7q-70 12 -140 0q-70 -12 -140 0zM-300 110q80 -14 160 0q80 14 160 0v8q-80 14 -160 0q-80 -14 -160 0zM420 40q60 -10 120 0q60 10 120 0v6q-60 10 -120 0q-60 -10 -120 0zM-900 80q70 -12 140 0q70 12 140 0v7q-70 12 -140 0q-70 -12 -140 0z',
        '#E4F0E4',
      ],
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 -900V-456H1600V-900z', '#F2EAD8'],
      ['M-1600 -456H1600V-436H-1600z', '#C24A3A'],
      ['M-1600 -520H1600V-512H-1600zM-1600 -590H1600V-582H-1600zM-1600 -660H1600V-652H-1600z', '#D2C6B4'],
      ['M-1600 -436H1600V-424H-1600z', '#8A8A8E'],
      [[-1120, -760, -372, 352, 720].map((x) => block(x, 170, 22, 610)).join(''), '#F6EEDC'],
      [[-1120, -760, -372, 352, 720].map((x) => block(x + 8, 170, 7, 610)).join(''), '#A9A29A'],
      ['M-1600 120H1600V134H-1600z', '#F6EEDC'],
      ['M-1600 172H1600V182H-1600zM-1600 222H1600V232H-1600z', '#D2CCC0'],
      ['M-1600 270H1600V700H-1600z', '#2E5A72'],
      ['M-1600 270H1600V284H-1600z', '#F6EEDC'],
    ])
    s.draw(s.at(0, 0), [
      ...ring(-372, -300, s.accent),
      ...ring(720, -300, s.accent),
      ...ring(-1120, -300, s.accent),
    ])
    s.draw(s.at(0, 330, 1.05), [
      ...passenger(-236, '#D9A23C', '#241C26'),
      ...passenger(-104, '#3E7A8E', '#3A2A2A', '#EAD6A4'),
      ...passenger(188, '#F2E6D0', '#241C26'),
      ...passenger(318, '#8A4A6A', '#241C26'),
      ...passenger(-620, '#6A8A5A', '#241C26', '#D9C08A'),
      ...passenger(-880, '#B8564A', '#3A2A2A'),
      ...passenger(600, '#4A6A9A', '#241C26'),
      ['M172 -128q-20 60 -2 130h24q-10 -70 2 -130z', '#241C26'],
    ])
    s.draw(s.at(0, 330), [
      ['M-1600 -46H1600V-20H-1600zM-1600 6H1600V32H-1600zM-1600 58H1600V84H-1600z', '#9A6A42'],
      ['M-1600 -24H1600V-18H-1600zM-1600 28H1600V34H-1600zM-1600 80H1600V86H-1600z', '#6A4630'],
      [[-1240, -740, -420, 420, 700].map((x) => block(x, 400, 20, 450)).join(''), '#4A3430'],
    ])
  },
})
