import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A gorilla on its knuckles, to the right; a silverback when it has a saddle. */
const gorilla = (coat: string, skin: string, saddle?: string): readonly GlyphPart[] => [
  [
    'M14 -96q4 46 -6 86q-4 12 8 12h30q8 -4 4 -14q2 -40 16 -84zM-66 -66q24 14 30 36l6 30h-34q-10 -30 -20 -44z',
    '#161A20',
  ],
  [
    'M-118 2q-14 -60 -4 -98q10 -42 62 -64q50 -26 94 -36q44 -4 64 36q14 40 6 90l8 60q6 12 -8 14h-32q-8 -6 -2 -16q2 -46 -14 -80q-28 26 -78 28q-24 4 -32 28l4 36q0 4 -8 4h-48z',
    coat,
  ],
  ...(saddle === undefined
    ? []
    : [['M-114 -102q8 -36 54 -56q40 -18 66 -24q-4 52 -38 86q-40 18 -80 8z', saddle] as const]),
  ['M66 -92q12 34 8 80q-4 8 4 16h12q-2 -68 -8 -110z', skin],
  ['M66 -196q0 -46 44 -52q30 -2 40 28l2 24q18 8 18 26q-2 22 -30 26q-36 2 -56 -14q-16 -14 -18 -38z', coat],
  [
    'M116 -208q18 -10 32 0q4 10 2 18q16 4 16 18q-4 20 -26 22q-22 -2 -28 -22q-4 -22 4 -36zM86 -202a7 9 0 1 0 14 0a7 9 0 1 0 -14 0z',
    skin,
  ],
  [
    'M110 -212q20 -12 42 0l-2 10q-20 -8 -38 0zM150 -180h7v6h-7zM138 -176h7v6h-7zM128 -160q18 6 36 -2v4q-18 8 -36 2z',
    '#0F1418',
  ],
  ['M122 -200h7v6h-7zM139 -200h7v6h-7z', '#D9A860'],
]

/** Gorillas in bamboo below volcanoes. */
export const gorillas = landmark({
  name: 'gorillas',
  palette: PALETTES.monsoon,
  accent: '#E29A3C',
  ground: 0.6,
  sun: [-200, 370, 54],
  altText: 'A silverback and a young gorilla among leaves and bamboo, volcanoes in mist behind them',
  lightText: 'in the mist of the morning',
  paint: (s) => {
    paintMountain(s, -190, 380, 300, '#8FB49C', '#6A978A', 0, 0.3)
    paintMountain(s, 220, 440, 330, '#85AC96', '#5E8C82', 0, 0.3)
    paintGroundMist(s, 300)
    paintTreeCrowns(s, '#5E9468', 70, 0, '#447A58')
    paintGroundMist(s, 60, 0.5)
    paintTreeCrowns(s, '#3F7850', 60, 60, '#2A5C44')
    paintOpenGround(s, '#33694A', '#4A8458', -60)
    s.draw(s.atDepth(-50, 0.74, 1.75), gorilla('#22282E', '#3D444B', '#98A2A2'))
    s.draw(s.atDepth(214, 0.86, 0.86), gorilla('#2A3036', '#454C53'))
    const { canvas, width, height, unit } = s
    for (let i = 0; i < 7; i += 1) {
      const x = i < 4 ? width * (0.02 + i * 0.045) : width * (0.9 + (i - 4) * 0.045)
      addPath(
        canvas,
        outline`M${x} ${height + 10}V-10h${13 * unit}V${height + 10}z`,
        i % 2 === 0 ? '#A8B45A' : '#7E9448',
      )
      let leaves = ''
      for (let y = 40; y < height; y += 120)
        leaves += outline`M${x + 6} ${y + i * 30}q${50 * unit} ${10 * unit} ${90 * unit} ${60 * unit}q${-60 * unit} ${-10 * unit} ${-90 * unit} ${-60 * unit}z`
      addPath(canvas, leaves, '#2F6E48')
    }
    s.draw(s.atDepth(250, 0.98, 1.2), [['M-30 0q-10 -40 0 -60M-20 -60q20 -30 40 0q-20 20 -40 0z', s.accent]])
  },
})
