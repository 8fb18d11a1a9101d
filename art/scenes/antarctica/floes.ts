import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFloes, paintIceberg } from '#art/kit/drift-ice.ts'
import { paintFjord, paintFjordWalls, paintShore } from '#art/kit/ice-fjord.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COAT = '#0A2336'
const SNOW = '#F4FAEE'

const penguin = (beak: string): readonly GlyphPart[] => [
  ['M-26 0q-8 -74 8 -104q6 -28 22 -28q18 2 18 26q14 40 4 106z', COAT],
  ['M4 -2q24 -44 6 -92q-14 26 -8 92z', SNOW],
  ['M-22 -82q-18 30 -14 56q14 -18 18 -44z', COAT],
  ['M20 -116l18 6l-18 4zM-20 4l6 -8h14l4 8zM6 4l4 -8h14l4 8z', beak],
]
/** Right of the focus, below the shore, size; a negative size faces left. */
const COLONY = [
  [-150, 36, 0.8],
  [-84, 24, -1],
  [-10, 32, 1.12],
  [70, 18, -0.82],
  [132, 34, 1],
] as const

/** Ice by day: bergs and floes below white peaks, penguins on the near snow. */
export const floes = landmark({
  name: 'floes',
  isPortrait: false,
  palette: {
    ...PALETTES.polar,
    top: '#6FB4BE',
    middle: '#C4E3D6',
    horizon: '#FBEBD0',
    disc: '#FFFAEC',
    bars: '#FDF8EA',
    deep: COAT,
  },
  accent: '#E2603A',
  mist: '#7FC3BF',
  ground: 0.66,
  focus: { narrow: 0.64, wide: 0.7 },
  middleShare: 0.5,
  sun: [-304, 460, 58],
  clouds: [
    [0.7, 0.3, 420, 16],
    [0.82, 0.34, 300, 12],
    [0.2, 0.545, 330, 13],
  ],
  altText: 'Penguins on a snowy shore, icebergs, floes and white peaks behind them',
  lightText: 'in the long light of a polar summer',
  paint: (s) => {
    const { canvas, x, groundY, width, height, unit } = s
    paintFjordWalls(canvas, groundY)
    paintFjord(canvas, groundY)
    paintFloes(canvas, groundY + 44 * unit, height * 0.9)
    const bergX = width * 0.22
    if (s.variant.detail === 2)
      paintIceberg(canvas, { x: bergX + 210 * unit, y: groundY + 50 * unit, scale: 0.6 * unit })
    paintIceberg(canvas, { x: bergX, y: groundY + 92 * unit, scale: 1.05 * unit })
    const shoreY = height * 0.9
    paintShore(canvas, x, shoreY)
    for (const [across, down, size] of COLONY)
      s.draw(
        {
          x: x + across * unit,
          y: shoreY + down * unit,
          scale: Math.abs(size) * unit,
          scaleX: size * unit,
        },
        penguin(s.accent),
      )
  },
})
