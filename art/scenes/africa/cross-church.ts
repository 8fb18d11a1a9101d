import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const ROCK = '#C77B52'
const cross = (half: number, arm: number): string =>
  `M${-arm} ${-half}H${arm}V${-arm}H${half}V${arm}H${arm}V${half}H${-arm}V${arm}H${-half}V${-arm}H${-arm}z`

/** Someone in white seen from above, with a long shadow. */
const pilgrim = (x: number, y: number, shawl: string): readonly GlyphPart[] => [
  [`M${x} ${y}l46 26l-8 14l-46 -26z`, '#8A4A3A'],
  [`M${x - 15} ${y}a15 12 0 1 0 30 0a15 12 0 1 0 -30 0z`, shawl],
  [round(x, y - 2, 7), '#4A2E2A'],
]

/** Bet Giyorgis at Lalibela from above: the cross of its roof, level with the rock that it was cut from. */
export const crossChurch = landmark({
  name: 'cross-church',
  palette: { ...PALETTES.gold, horizon: '#F0C294', lightText: 'on a feast day morning' },
  accent: '#F2C230',
  mist: '#E8B084',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A church in the shape of a cross seen from above, cut down into a square pit of red rock, pilgrims in white along the edge',
  paint: (s) => {
    paintSheet(s, ROCK)
    sprayBand(s.canvas, '#E8A878', 0, s.height * 0.6, 0.8)
    s.draw(s.at(0, 0), [
      [
        'M-1500 -420q600 60 1100 -20t1400 30v20q-700 40 -1300 -10t-1200 10zM-1500 390q500 -60 1000 20t1500 -40v24q-800 70 -1400 30t-1100 -10z',
        '#AE6444',
      ],
      ['M-40 290L-90 620H40L60 290z', '#6E3A34'],
      ['M-300 -300H300V300H-300z', '#5A2E30'],
      ['M-300 -300H300L220 -220H-220L-220 220L-300 300z', '#8A4A3C'],
      ['M-220 -220H220V220H-220z', '#7A4038'],
      ['M-84 -84V-196H84V-84H196V84H84V232H300L232 120z', '#5A2E30'],
      [cross(190, 78), '#E0A070'],
      [`${cross(164, 62)}${cross(130, 46)}`, '#B36A4A'],
      [cross(130, 46), '#E9B484'],
      [`${cross(100, 30)}`, '#B36A4A'],
      [cross(74, 18), '#E9B484'],
      ['M-78 190V222H78V190zM-190 78V110H-78V78zM78 78V110H190V78z', '#7E4238'],
    ])
    for (const [x, y, i] of [
      [-350, -250, 0],
      [-346, -190, 1],
      [-360, -60, 0],
      [-340, 140, 2],
      [-352, 206, 0],
      [-200, -340, 0],
      [-140, -346, 1],
      [60, -336, 0],
      [190, -350, 0],
      [350, -120, 1],
      [344, -60, 0],
      [360, 180, 0],
      [250, 340, 2],
      [180, 350, 0],
      [-190, 346, 1],
      [-470, 30, 0],
      [480, 40, 0],
      [-520, -200, 0],
      [540, -260, 1],
      [-640, 140, 0],
      [650, 200, 0],
      [-14, 380, 0],
      [10, 440, 1],
    ] as const)
      s.draw(s.at(x, y), pilgrim(0, 0, i === 2 ? s.accent : i === 1 ? '#F3E4CC' : '#FFFAEE'))
    sprayBand(s.canvas, '#7A3A34', s.height, s.height * 0.86, 0.6)
  },
})
