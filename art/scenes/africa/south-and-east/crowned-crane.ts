import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const spokes = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  length: number,
  half: number,
): string =>
  Array.from({ length: count }, (_none, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    const reach = length * (0.9 + ((i * 5) % 3) * 0.06)
    const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
    const round = (value: number): number => Math.round(value * 10) / 10
    return `M${x} ${y}L${round(x + dx * reach - dy * half)} ${round(y + dy * reach + dx * half)}L${round(x + dx * reach * 1.06)} ${round(y + dy * reach * 1.06)}L${round(x + dx * reach + dy * half)} ${round(y + dy * reach - dx * half)}z`
  }).join('')

/** A grey crowned crane, 560 units tall, looking right. */
const crane = (wattle: string): readonly GlyphPart[] => [
  ['M-20 0L-6 -200h12L-6 0zM46 4L26 -200h13L60 4zM-26 0h34l10 6h-50zM38 4h34l12 6h-52z', '#2E2A34'],
  ['M-50 -220Q-150 -190 -196 -96Q-120 -150 -30 -190z', '#6E3226'],
  ['M98 -336Q118 -240 44 -192Q-40 -164 -130 -176Q-70 -236 -44 -286Q10 -356 98 -336z', '#8E98A4'],
  ['M60 -300Q70 -232 0 -206Q-80 -180 -156 -142Q-110 -240 -30 -290Q20 -318 60 -300z', '#FBF8EE'],
  ['M8 -212Q-70 -196 -176 -104Q-92 -146 -10 -186z', '#E2B24A'],
  ['M98 -336Q118 -240 44 -192Q80 -250 60 -330z', '#6C7686'],
  [
    'M62 -338Q48 -390 62 -436Q70 -462 92 -470L112 -450Q96 -430 98 -396Q100 -360 112 -330Q90 -310 62 -338z',
    '#A9B2BA',
  ],
  [spokes(92, -492, 62, 196, 19, 92, 3), '#E8B63A'],
  ['M70 -468Q72 -510 108 -514Q138 -510 146 -490L190 -474L146 -466Q124 -440 90 -448z', '#1E1A24'],
  ['M88 -480q12 -18 32 -10q8 18 -6 28q-22 2 -26 -18z', '#FBF8EE'],
  ['M112 -454q14 14 6 40q-16 -14 -14 -40z', wattle],
  ['M126 -492a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', '#BFE0EC'],
]

const stem = (x: number, tall: number, lean: number): string =>
  `M${x} 0Q${x + lean * 0.2} ${-tall * 0.6} ${x + lean} ${-tall}l6 2Q${x + lean * 0.2 + 8} ${-tall * 0.6} ${x + 9} 0z`

const PAPYRUS: readonly (readonly [number, number, number])[] = [
  [-40, 300, -30],
  [20, 380, -10],
  [86, 330, 20],
  [140, 420, 26],
  [210, 300, 50],
]

/** The grey crowned crane of Uganda's flag among papyrus, terraced islands of a highland lake behind. */
export const crownedCrane = landmark({
  name: 'crowned-crane',
  palette: {
    ...PALETTES.morning,
    top: '#8CBFB4',
    middle: '#CFE0BE',
    horizon: '#FBEBC0',
    deep: '#16393C',
    lightText: 'early in the morning',
  },
  accent: '#D8322E',
  mist: '#8CBFB4',
  ground: 0.5,
  focus: { narrow: 0.44, wide: 0.6 },
  sun: null,
  clouds: null,
  altText:
    'A grey crowned crane with a golden crest among papyrus at the edge of a lake, terraced green islands and a dugout canoe behind it',
  paint: (s) => {
    paintHills(s, '#9CC0A8', 120, 30, 0.7)
    s.draw(s.at(0, 4), [
      ['M60 0Q140 -150 300 -170Q460 -180 560 -60Q700 -140 1000 -150Q1400 -160 1600 -60V0z', '#5E9A6C'],
      ['M300 -170Q460 -180 560 -60L590 0H420Q420 -100 300 -170z', '#3F7A5E'],
      ['M-1600 0V-90Q-900 -170 -560 -110Q-340 -80 -220 0z', '#4F8C66'],
      [
        'M96 -36Q200 -52 420 -36v7Q200 -44 88 -28zM130 -76Q240 -94 400 -80v7Q240 -86 122 -68zM170 -116Q250 -132 370 -122v6Q250 -124 162 -108zM-700 -40Q-460 -60 -280 -34v7Q-460 -52 -700 -33zM-700 -80Q-520 -96 -380 -72v7Q-520 -88 -700 -73z',
        '#A8CC84',
      ],
    ])
    paintGroundMist(s, 40, 0.6)
    paintWater(s, '#3E9A9C', 0, '#D8E8C4', null)
    paintFloating(s, s.at(226, 84, 0.6), 120, canoe('#4A2E2A', '#E2903C'))
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V330Q-500 300 -160 356Q120 390 420 360Q900 330 1600 350V${deep}z`, '#2E5E48'],
      [`M-1600 ${deep}V366Q-500 330 -160 386Q120 420 420 390Q900 360 1600 386V${deep}z`, '#6E9A4C'],
    ])
    for (const [x, tall, lean] of PAPYRUS)
      s.draw(s.at(186, 404), [
        [stem(x, tall, lean), '#2E6A4A'],
        [spokes(x + lean + 3, -tall, -24, 204, 17, 66, 3), '#4F8C4C'],
      ])
    for (const [x, tall, lean] of PAPYRUS)
      s.draw(s.at(-330, 430), [
        [stem(x * 0.6 - 40, tall * 0.9, -lean - 20), '#1F4E40'],
        [spokes(x * 0.6 - 40 - lean - 17, -tall * 0.9, -24, 204, 17, 66, 3.4), '#2F6E4A'],
      ])
    s.draw(s.at(-20, 440, 1.24), crane(s.accent))
  },
})
