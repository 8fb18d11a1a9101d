import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant } from '#art/kit/savannah-animals.ts'
import { paintRipples } from '#art/kit/water.ts'

/** Forest elephants on an ocean beach, a hippopotamus in the surf: the wall of rainforest begins at the sand. */
export const surfForest = landmark({
  name: 'surf-forest',
  palette: {
    ...PALETTES.monsoon,
    top: '#8AAEAC',
    middle: '#BCD3C4',
    horizon: '#F2EACB',
    lightText: 'between two showers',
  },
  accent: '#E8502E',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'Forest elephants walking along an empty ocean beach below a wall of rainforest, a hippopotamus in the surf, red crabs on the sand',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintTreeCrowns(s, '#6E9A7A', 120, -90)
    paintTreeCrowns(s, '#4A7E5C', 100, -20)
    paintFarPalms(s, '#2E5E48', [0.12, 0.34, 0.78, 0.92], 190)
    paintTreeCrowns(s, '#2E6048', 60, 14)
    addPath(canvas, outline`M0 ${groundY + 10 * unit}H${width}V${height}H0z`, '#E8D3A4')
    s.draw(s.at(0, 250), [
      ['M-1500 60q500 -70 1000 -30q400 40 760 -30q400 -60 900 30v700h-2660z', '#C9B48C'],
      ['M-1500 100q500 -70 1000 -30q400 40 760 -30q400 -60 900 30v700h-2660z', '#FFFDF2'],
      ['M-1500 130q500 -60 1000 -26q400 40 760 -24q400 -60 900 30v700h-2660z', '#4E9A9A'],
      [
        'M-1500 200q500 -50 1000 -20q400 30 760 -20q400 -40 900 26v26q-500 -60 -900 -24q-360 44 -760 18q-500 -26 -1000 22z',
        '#E8F4EA',
      ],
    ])
    paintRipples(
      canvas,
      { topY: groundY + 440 * unit, bottomY: height, count: 22, minWidth: 20 * unit, maxWidth: 90 * unit },
      '#BFE0D6',
      { opacity: 0.6 },
    )
    paintElephant(canvas, s.at(-210, 200, 1.05), '#5E5450')
    paintElephant(canvas, s.at(-20, 210, 0.62), '#6E6460')
    paintElephant(canvas, s.at(150, 190, 1.2), '#524846')
    s.draw(s.at(-140, 440, 1.2), [
      ['M-130 0q-10 -50 50 -60q60 -14 110 6q10 -26 40 -28q40 4 56 34q14 6 14 30q-4 16 -30 18z', '#6E4E52'],
      ['M60 -74l4 -14l10 10zM84 -78l8 -12l6 12z', '#4A3238'],
      ['M96 -56a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM126 -38a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', '#241A20'],
      ['M-150 4q150 -24 300 0q-150 22 -300 0z', '#E8F4EA'],
    ])
    s.draw(s.at(0, 262), [
      [
        [-300, -90, 40, 250, 310, -560, -800]
          .map(
            (x, i) =>
              `M${x} ${(i * 13) % 20}q10 -12 22 0q-2 8 -11 8t-11 -8zM${x - 6} ${((i * 13) % 20) + 8}l6 -8l2 2zM${x + 28} ${((i * 13) % 20) + 8}l-6 -8l-2 2z`,
          )
          .join(''),
        s.accent,
      ],
    ])
  },
})
