import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const STEEL = { light: '#DDE2E0', lit: '#B9C3C6', mid: '#93A1A8', shade: '#6E7E88', deep: '#3E4A54' }
const GLASS = { light: '#DDF0EC', lit: '#B4D8DA', mid: '#8CBAC2', shade: '#5F8F9C' }

/** 190 m long and 41 m high; facets by their proportions, seen across the Rhône with the city on the right. */
export const museeDesConfluences: Plate = {
  sight: 'france/lyon#musee-des-confluences',
  alt: 'The Musée des Confluences in Lyon from the Rhône: a long faceted cloud of steel on leaning supports with a sharp overhang at its southern end on the left, and a slanting crystal of glass on the right, towards the city.',
  palette: PALETTES.autumn,
  across: 206,
  ground: 0.8,
  setting: { kind: 'water', ink: '#5E8C92' },
  proportions: { height: 41, width: 190, counts: { support: 5 } },
  behind: [
    [contour([-110, 0, -110, 16, -70, 24, -30, 20, 20, 26, 60, 30, 110, 24, 110, 0]), '#B9BFA4'],
    ...grove(-110, -52, 11, '#8FA380'),
    ...grove(70, 110, 10, '#8FA380'),
    [[82, 90, 99, 106].map((x, index) => box(x, 0, 8, 18 + (index % 2) * 6)).join(''), '#CDBFA6'],
  ],
  object: [
    // Base of concrete and the steps.
    [contour([-62, 0, -54, 8, 40, 8, 48, 0]), '#A7A49C'],
    [contour([-62, 0, -58, 4, 44, 4, 48, 0]), '#87857E'],
    [contour([-12, 0, -6, 8, 12, 8, 20, 0]), '#C9C5BA'],
    [
      spread(0.8, 7.2, 8)
        .map((up) => bar([-12 + up * 0.75, up], [20 - up, up], 0.4))
        .join(''),
      '#9C988E',
    ],
    // The supports of the cloud.
    [
      [
        [-65, 1.2, -54, 15],
        [-40, 4, -44, 13],
        [-24, 8, -16, 13],
        [24, 8, 18, 13],
        [-78, 1.2, -60, 15],
      ]
        .map(([x1 = 0, up1 = 0, x2 = 0, up2 = 0]) => bar([x1, up1], [x2, up2], 2.6))
        .join(''),
      STEEL.deep,
      'support',
    ],
    // The crystal.
    [contour([26, 8, 24, 30, 38, 34.6, 60, 30, 95, 5, 90, 0, 44, 0]), GLASS.lit],
    [contour([38, 34.6, 60, 30, 95, 5, 72, 12, 52, 18]), GLASS.light],
    [contour([52, 18, 72, 12, 95, 5, 90, 0, 60, 0]), GLASS.mid],
    [contour([26, 8, 24, 30, 38, 34.6, 52, 18, 44, 4]), GLASS.shade],
    [
      chain(
        [
          [38, 34.6],
          [52, 18],
          [60, 0],
        ],
        0.7,
      ) +
        chain(
          [
            [60, 30],
            [52, 18],
            [95, 5],
          ],
          0.7,
        ) +
        chain(
          [
            [24, 30],
            [52, 18],
          ],
          0.7,
        ) +
        spread(0.15, 0.85, 6)
          .map((share) => bar([38 + 22 * share, 34.6 - 4.6 * share], [52 + 43 * share, 18 - 13 * share], 0.3))
          .join('') +
        spread(0.2, 0.8, 4)
          .map((share) => bar([60 + 35 * share, 30 - 25 * share], [60 + 30 * share, 0], 0.3))
          .join('') +
        spread(0.25, 0.75, 3)
          .map((share) => bar([25, 8 + 22 * share], [52, 18 - 4 * (1 - share)], 0.3))
          .join(''),
      '#F4FAF6',
    ],
    // The well of glass that carries the crystal.
    ['M50 0Q55 -6 53.6 -17Q60 -8 66 -4L62 0z', GLASS.shade],
    // The cloud: upper face, side, belly, and the sharp end over the point of land.
    [
      contour([
        -95, 25, -74, 36.4, -44, 41, -8, 37.4, 16, 40, 40, 33, 46, 22, 38, 11, 6, 12, -34, 11.6, -62, 14,
      ]),
      STEEL.lit,
    ],
    [
      contour([-95, 25, -74, 36.4, -44, 41, -8, 37.4, 16, 40, 40, 33, 8, 31.4, -22, 32.6, -58, 31]),
      STEEL.light,
    ],
    [contour([-95, 25, -58, 31, -50, 20, -62, 14]), STEEL.mid],
    [contour([-62, 14, -50, 20, -18, 18, 10, 19.6, 38, 11, 6, 12, -34, 11.6]), STEEL.shade],
    [contour([40, 33, 46, 22, 38, 11, 10, 19.6, 8, 31.4]), STEEL.mid],
    [contour([-22, 32.6, 8, 31.4, 10, 19.6, -18, 18]), '#A6B2B7'],
    [
      spread(-52, 32, 15)
        .map((x, index) => bar([x, 20 + (index % 2)], [x - 2, 30.4], 0.25))
        .join('') +
        chain(
          [
            [-95, 25],
            [-58, 31],
            [-22, 32.6],
            [8, 31.4],
            [40, 33],
          ],
          0.4,
        ),
      STEEL.shade,
    ],
    [
      contour([-46, 23, -44, 27.4, -28, 28, -27, 23.6]) + contour([16, 24, 15, 27.6, 26, 28.4, 28, 24.4]),
      STEEL.deep,
    ],
    [contour([-90, 25.4, -74, 29, -70, 26.4, -80, 23]), STEEL.deep],
    [box(-2, 0, 34, 0.8), '#C9C5BA'],
  ],
  before: [
    [contour([-112, 0, -112, 2, -60, 1.2, 60, 1.2, 112, 2.4, 112, 0]), '#7F966E'],
    ...tree(-100, 11, '#8FA380', '#6F8664'),
    ...tree(103, 9, '#8FA380', '#6F8664'),
    ...people([-34, -30, 6, 12, 66], '#B4382B', 1, 1.7),
    [contour([-30, -16, -27, -19, 6, -19, 9, -16]) + box(-10, -16, 24, 2.6), '#F6EFE0'],
    [box(-10, -15.4, 22, 1.2), '#33506A'],
  ],
}
