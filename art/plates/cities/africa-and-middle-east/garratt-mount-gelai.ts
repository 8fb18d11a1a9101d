import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const MAROON = '#8A2A34'
const LIT = '#A83C44'
const DARK = '#5A1A26'
const BLACK = '#2A2A30'
const LINE = '#E6B95A'
const STEEL = '#B9C0C4'

/** The engine under one end: two running axles, four coupled, one more; `side` is -1 for the front. */
const wheels = (side: number): readonly PlatePart[] => [
  [box(side * 9.5, 0.86, 11.2, 0.5), BLACK],
  [
    [13.9, 12.3].map((x) => circle(side * x, 0.56, 0.4)).join('') + circle(side * 4.5, 0.6, 0.44),
    BLACK,
    'running wheel',
  ],
  [[10.6, 9.08, 7.56, 6.04].map((x) => circle(side * x, 0.84, 0.686)).join(''), BLACK, 'driving wheel'],
  [
    [10.6, 9.08, 7.56, 6.04].map((x) => circle(side * x, 0.84, 0.56)).join('') +
      [13.9, 12.3].map((x) => circle(side * x, 0.56, 0.3)).join('') +
      circle(side * 4.5, 0.6, 0.32),
    DARK,
  ],
  [[10.6, 9.08, 7.56, 6.04].map((x) => circle(side * x, 0.84, 0.15)).join(''), STEEL],
  [
    bar([side * 10.6, 0.62], [side * 6.04, 0.62], 0.17) + bar([side * 12.4, 1.02], [side * 9.08, 0.66], 0.14),
    STEEL,
  ],
  [box(side * 13.05, 0.72, 1.5, 0.72), LIT],
  [box(side * 13.05, 1.22, 1.5, 0.12), LINE],
]

/** 31.4 m long, 4-8-2+2-8-4, for metre gauge; tank, boiler, cab and oil tank by their proportions. */
export const garrattMountGelai: Plate = {
  sight: 'kenya/nairobi#railway-museum',
  alt: 'The Garratt locomotive Mount Gelai in the Railway Museum of Nairobi, from the side: maroon, with a water tank in front, the boiler and cab slung in the middle, an oil tank behind, and eight driving wheels in two groups of four.',
  palette: PALETTES.gold,
  across: 33.6,
  ground: 0.72,
  setting: { kind: 'grass', ink: '#A98A5A' },
  proportions: { height: 4.3, width: 31.4, counts: { 'driving wheel': 8, 'running wheel': 6 } },
  behind: [
    ...grove(-19, -2, 3, '#BF9650'),
    ...grove(2, 19, 3.4, '#BF9650'),
    [contour([-19, 0, -19, 2.6, -11, 4.4, -6, 3.4, 1, 5.2, 8, 3.6, 14, 4.6, 19, 3, 19, 0]), '#D99A52'],
    ...tree(-13.6, 7.4, '#A88A44', '#8A6E36'),
    ...tree(14.8, 8.2, '#A88A44', '#8A6E36'),
  ],
  object: [
    ...wheels(-1),
    ...wheels(1),
    [box(-15.35, 0.8, 0.7, 0.34) + box(15.35, 0.8, 0.7, 0.34), BLACK],
    [
      contour([-15.1, 0.3, -14.6, 0.3, -14.6, 1.2, -15.1, 1.2]) +
        contour([15.1, 0.3, 14.6, 0.3, 14.6, 1.2, 15.1, 1.2]),
      '#B4382B',
    ],
    // The girder that carries boiler and cab between its two pivots.
    [contour([-7.4, 1.5, -7.4, 1.8, 7.4, 1.8, 7.4, 1.5, 3.6, 1.2, -3.6, 1.2]), BLACK],
    // Front tank with its rounded nose.
    ['M-15 -1.5V-2.9Q-15 -3.5 -14.3 -3.56H-6.6V-1.5z', MAROON],
    ['M-15 -2.6V-2.9Q-15 -3.5 -14.3 -3.56H-6.6V-3.2H-14Q-14.6 -3.1 -14.7 -2.6z', LIT],
    [box(-10.8, 1.76, 7.9, 0.09) + box(-10.8, 3.02, 7.9, 0.09), LINE],
    [box(-14.9, 2.6, 0.3, 0.5), '#F6EFDC'],
    [box(-8.4, 3.56, 0.9, 0.2) + box(-12, 3.56, 0.9, 0.2), DARK],
    // Smokebox, boiler, dome and the long flat chimney.
    [box(-4.9, 1.7, 1.9, 2.2), BLACK],
    ['M-4 -1.7V-3.92H2.6V-1.6z', MAROON],
    ['M-4 -3.3V-3.92H2.6V-3.3z', LIT],
    ['M-4 -1.7V-2.2H2.6V-1.6z', DARK],
    [[-3.9, -2.2, -0.4, 1.2].map((x) => box(x, 1.7, 0.09, 2.2)).join(''), LINE],
    [contour([-5.5, 3.9, -5.4, 4.3, -4.3, 4.3, -4.2, 3.9]), BLACK],
    ['M-1.7 -3.9Q-1.7 -4.24 -1.2 -4.24H-0.2Q0.3 -4.24 0.3 -3.9z', LIT],
    [bar([-3.8, 3.4], [2.6, 3.4], 0.08), '#F6EFDC'],
    // Cab.
    [box(4.4, 1.6, 3.8, 2.3), MAROON],
    ['M2.3 -3.86Q4.4 -4.5 6.5 -3.86V-3.7H2.3z', BLACK],
    [box(3.4, 2.7, 0.9, 0.9) + box(4.8, 2.7, 0.9, 0.9), '#F3D9A0'],
    [box(5.9, 1.6, 0.6, 2), DARK],
    [box(4.1, 2.15, 1.7, 0.3), LINE],
    // Oil and water behind.
    ['M6.7 -1.5V-3.76H11.4L12 -3.3H14.6Q15 -3.3 15 -2.8V-1.5z', MAROON],
    ['M6.7 -3.4V-3.76H11.4L12 -3.3H14.6Q14.9 -3.3 15 -2.9H11.8L11.2 -3.4z', LIT],
    [box(10.8, 1.76, 7.9, 0.09) + box(9, 3.02, 4.4, 0.09), LINE],
    [box(10.6, 2.2, 1.6, 0.44), LINE],
    [box(10.6, 2.28, 1.4, 0.28), DARK],
  ],
  before: [
    [box(0, -0.06, 40, 0.2), STEEL],
    [
      spread(-18, 18, 31)
        .map((x) => box(x, -0.42, 0.7, 0.3))
        .join(''),
      '#5E4632',
    ],
    ...people([-14, -3, -2, 11.6], '#2C4A66', -1.6),
  ],
}
