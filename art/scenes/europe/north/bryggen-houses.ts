import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs, paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const TRIM = '#F7EFDC'
const DARK = '#3A2A32'
/** Ink of the boards and of their seams, width, height to the eaves. */
const HOUSES = [
  ['#A8392F', '#7E2A2C', 104, 178],
  ['#D9A23E', '#B07A30', 96, 190],
  ['#A8392F', '#7E2A2C', 92, 170],
  ['#F1E7D0', '#CDBBA4', 104, 186],
  ['#8E3330', '#6A2629', 98, 176],
  ['#C98A36', '#9E682C', 108, 192],
  ['#B5462F', '#86302B', 94, 172],
] as const

/** A narrow warehouse, its gable to the water: boards, a hatch and a hoist below the ridge. */
function gabled(x: number, [ink, seam, wide, tall]: (typeof HOUSES)[number]): readonly GlyphPart[] {
  const half = wide / 2
  const rise = wide * 0.74
  const boards = Array.from(
    { length: Math.floor(tall / 15) },
    (_none, i) => `M${x - half + 2} ${-8 - i * 15}h${wide - 4}v-2.4h${4 - wide}z`,
  ).join('')
  return [
    [`M${x - half} 4V${-tall}L${x} ${-tall - rise}L${x + half} ${-tall}V4z`, ink],
    [`${boards}M${x + half - 7} 4V${-tall + 8}h5V4z`, seam],
    [
      `M${x - half - 4} ${-tall + 6}L${x} ${-tall - rise - 8}L${x + half + 4} ${-tall + 6}l-9 2L${x} ${-tall - rise + 8}L${x - half + 5} ${-tall + 8}z`,
      ink === '#F1E7D0' ? '#8A7A6E' : TRIM,
    ],
    [
      panes(x - wide * 0.28, x + wide * 0.28, 3, -64, 20, 32) +
        panes(x - wide * 0.28, x + wide * 0.28, 3, -122, 20, 32) +
        block(x, -tall + 12, 26, 34),
      TRIM,
    ],
    [
      panes(x - wide * 0.28, x + wide * 0.28, 3, -67, 14, 26) +
        panes(x - wide * 0.28, x + wide * 0.28, 3, -125, 14, 26) +
        block(x, -tall + 9, 20, 28) +
        block(x - wide * 0.24, 4, 24, 46) +
        block(x + wide * 0.22, -10, 34, 28),
      DARK,
    ],
    [`M${x - 3} ${-tall - rise * 0.52}h6v-16h14v-6h-20z`, DARK],
  ]
}

const row: readonly GlyphPart[] = Array.from({ length: 31 }, (_none, i) =>
  gabled(-1500 + i * 102, HOUSES[i % HOUSES.length] ?? HOUSES[0]),
).flat()

/** Small timber houses that climb the slope. */
const slopeHouses = (count: number): readonly GlyphPart[] => {
  const spots = Array.from(
    { length: count },
    (_none, i) => [-1500 + i * (3000 / count) + ((i * 37) % 5) * 12, -226 - ((i * 29) % 7) * 11] as const,
  )
  return [
    [spots.map(([x, y]) => `M${x} ${y}v-20l14 -14l14 14v20z`).join(''), '#F1E7D0'],
    [spots.map(([x, y]) => `M${x - 3} ${y - 18}l17 -18l17 18l-5 3l-12 -12l-12 12z`).join(''), '#B5462F'],
    [spots.map(([x, y]) => block(x + 9, y - 6, 5, 7) + block(x + 19, y - 6, 5, 7)).join(''), DARK],
  ]
}

/** Bryggen in Bergen: the gables of the old wharf side by side, the steep mountain behind, a wet quay. */
export const bryggenHouses = landmark({
  name: 'bryggen',
  palette: {
    ...PALETTES.highland,
    top: '#6E93A6',
    middle: '#B5C6C6',
    horizon: '#F0E6D0',
    deep: '#17303C',
    lightText: 'between two showers',
  },
  accent: '#F2C22E',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A row of narrow wooden warehouses in red, ochre and white, their steep gables to the harbour, small houses on the forested mountain behind, a fishing boat at the quay',
  paint: (s) => {
    paintHills(s, '#8FA9A8', 420, 70, 0.3)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-300Q-900 -420 -560 -400Q-300 -470 -90 -440Q140 -396 330 -300Q520 -220 800 -300Q1100 -360 1600 -260V10z',
        '#557C6C',
      ],
      ['M-90 -440Q140 -396 330 -300Q520 -220 620 -240Q500 -140 400 -120Q200 -300 -90 -440z', '#42655E'],
    ])
    paintFirs(s, '#3E665A', 70, -210)
    s.draw(s.at(0, 0), [['M-1600 10V-214H1600V10z', '#3E665A'], ...slopeHouses(46)])
    paintGroundMist(s, 240, 0.3)
    s.draw(s.at(0, 0), row)
    s.draw(s.at(0, 0), [
      ['M-1600 0H1600V34H-1600z', '#A99C90'],
      ['M-1600 34H1600V62H-1600z', '#6A5E60'],
    ])
    s.draw(s.at(-238, 22, 0.74), walker(0, s.accent, '#33405A'))
    s.draw(s.at(-180, 24, 0.7), walker(0, '#2E5A7A', '#8E3330'))
    paintWater(s, '#3E7480', 62, '#E3DCC8', null)
    for (const [across, ink] of [
      [-270, '#A8392F'],
      [-168, '#D9A23E'],
      [36, '#F1E7D0'],
      [240, '#C98A36'],
      [340, '#B5462F'],
      [-64, '#A8392F'],
    ] as const)
      paintMirrorBars(s, ink, across, 64, 46, 7)
    paintFloating(s, s.at(110, 240, 1.35), 150, cutter('#2E5A7A', '#F6EEDC'))
  },
})
