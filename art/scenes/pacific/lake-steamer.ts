import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintPines } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STEAMER: readonly GlyphPart[] = [
  ['M-40 -70v-70h34v70z', '#E2402C'],
  ['M-40 -134h34v-10h-34z', '#2A2430'],
  ['M-140 -46h250v-26h-250zM-90 -72h140v-18h-140z', '#FBF6E8'],
  [panes(-126, 96, 12, -52, 11, 13) + panes(-80, 40, 7, -76, 10, 10), '#3A4A5A'],
  ['M80 -72v-26h26v26zM-150 -46v-90h4v90zM126 -46v-80h4v80z', '#8A5A3A'],
  ['M-190 -46h370l26 -10q-4 50 -34 66h-330q-26 -14 -32 -56z', '#FBF6E8'],
  ['M-184 -14h376q-8 18 -20 24h-334q-16 -8 -22 -24z', '#2E3A4A'],
  ['M-36 -150q-30 -30 -90 -24q-60 -30 -120 -10q40 10 90 24q70 24 126 20z', '#5A5660'],
]

/** The coal steamer on its lake below the saw of the Remarkables. */
export const lakeSteamer = landmark({
  name: 'lake-steamer',
  palette: {
    ...PALETTES.dusk,
    top: '#6E8AB4',
    middle: '#C9BCC8',
    horizon: '#FBE0C0',
    deep: '#16324A',
    lightText: 'on a winter afternoon',
  },
  accent: '#F2B83C',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'A white steamer with a red funnel and a trail of smoke on a deep blue lake, a jagged snow-dusted range rising straight behind it, firs at the edge',
  paint: (s) => {
    for (const [across, tall, reach] of [
      [-360, 320, 190],
      [-230, 370, 200],
      [-90, 330, 180],
      [40, 390, 200],
      [170, 340, 180],
      [300, 370, 200],
      [-560, 300, 200],
      [-780, 330, 220],
      [-1000, 290, 220],
      [470, 310, 210],
      [640, 280, 220],
    ] as const)
      paintMountain(s, across, tall, reach, '#B49A9A', '#6E6484', 0.5, 1.1)
    paintGroundMist(s, 90, 0.4)
    paintHills(s, '#8A7A6A', 60, 40, 0.3)
    s.draw(s.at(-230, 4), [
      ['M-60 0q30 -20 130 -10l60 10z', '#5E6E4E'],
      [panes(-30, 60, 5, -4, 12, 10), s.accent],
    ])
    paintWater(s, '#2E6A9A', 0, '#FBE0C0', null)
    paintFloating(s, s.atDepth(10, 0.5, 1.2), 200, STEAMER)
    paintPines(s, 'right', '#16282E', 560, 0.26)
  },
})
