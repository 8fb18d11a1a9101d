import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { wood } = MATERIALS
const PLASTER = '#EAD8B4'
const BLUE = '#2F5F9E'
const GREEN = '#3F8464'
const OCHRE = '#D9A441'
const WHITE = '#F6F1E2'

/** A star of eight points: two squares, one turned. */
const star = (x: number, up: number, size: number): string =>
  box(x, up - size / 2, size, size) +
  contour([0, -size * 0.72, -size * 0.72, 0, 0, size * 0.72, size * 0.72, 0], x, up)

const stars = (from: number, to: number, low: number, high: number, step: number, size: number): string =>
  spread(low, high, Math.round((high - low) / step) + 1)
    .flatMap((up) => spread(from, to, Math.round((to - from) / step) + 1).map((x) => star(x, up, size)))
    .join('')

const gems = (from: number, to: number, low: number, high: number, step: number, size: number): string =>
  spread(low, high, Math.round((high - low) / step) + 1)
    .flatMap((up) =>
      spread(from, to, Math.round((to - from) / step) + 1).map((x) =>
        contour([0, -size, -size, 0, 0, size, size, 0], x, up),
      ),
    )
    .join('')

/** A horseshoe arch with a blunt point, from its foot. */
const arch = (half: number, foot: number, top: number): string => {
  const spring = foot + (top - foot) * 0.5
  return `M${-half * 0.86} ${-foot}V${-spring}Q${-half * 1.2} ${-(spring + (top - spring) * 0.5)} ${-half * 0.55} ${-(top - (top - spring) * 0.2)}Q${-half * 0.2} ${-(top - 0.06)} 0 ${-top}Q${half * 0.2} ${-(top - 0.06)} ${half * 0.55} ${-(top - (top - spring) * 0.2)}Q${half * 1.2} ${-(spring + (top - spring) * 0.5)} ${half * 0.86} ${-spring}V${-foot}z`
}

const corbel = (x: number): readonly PlatePart[] => [
  [
    contour(
      [-0.16, 0, -0.2, 0.34, -0.26, 0.62, -0.3, 0.9, 0.3, 0.9, 0.26, 0.62, 0.2, 0.34, 0.16, 0],
      x,
      5.05,
    ),
    wood.lit,
    'corbel',
  ],
  [contour([0.04, 0, 0.04, 0.9, 0.3, 0.9, 0.26, 0.62, 0.2, 0.34, 0.16, 0], x, 5.05), wood.shade],
]

/** By its proportions: a wall fountain under a canopy of cedar. */
export const nejjarineFountain: Plate = {
  sight: 'morocco/fes#nejjarine-fountain-and-museum',
  alt: 'The Nejjarine fountain in Fes: a wall of cut tiles in blue, green and ochre with a horseshoe arch above a basin, a band of carved stucco, and a carved cedar canopy with green roof tiles.',
  palette: PALETTES.gold,
  across: 12.6,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#A98F70' },
  proportions: { height: 6.95, width: 5.6, counts: { corbel: 8 } },
  behind: [
    [box(0, 0, 13, 8), PLASTER],
    [box(4.6, 0, 4, 8), '#DCC69C'],
    // The gate of the inn beside it.
    [box(5.2, 0, 2.6, 5.6), '#CDB386'],
    [contour([4.3, 0, 4.3, 2.9, 4.7, 3.7, 5.2, 4, 5.7, 3.7, 6.1, 2.9, 6.1, 0]), wood.shade],
    [box(5.2, 4.4, 2.6, 0.5), wood.lit],
    [box(-5, 2.9, 0.9, 1.2) + box(-5, 5.4, 0.9, 1.2), wood.shade],
    [
      spread(-5.34, -4.66, 5)
        .map((x) => box(x, 2.9, 0.05, 1.2) + box(x, 5.4, 0.05, 1.2))
        .join(''),
      OCHRE,
    ],
  ],
  object: [
    [box(0, 0, 4.6, 4.3), WHITE],
    [stars(-1.95, 1.95, 0.4, 3.9, 0.5, 0.28), BLUE],
    [gems(-1.7, 1.7, 0.65, 3.65, 0.5, 0.14), GREEN],
    [box(-2.22, 0, 0.16, 4.3) + box(2.22, 0, 0.16, 4.3) + box(0, 4.14, 4.6, 0.16), GREEN],
    // The blind arch with its own pattern.
    [arch(1.42, 0.8, 3.84), GREEN],
    [arch(1.3, 0.8, 3.7), OCHRE],
    [arch(1.18, 0.8, 3.54), WHITE],
    [stars(-0.7, 0.7, 1.2, 2.6, 0.46, 0.25), BLUE],
    [gems(-0.47, 0.47, 1.43, 2.37, 0.47, 0.12), OCHRE],
    [star(0, 2.95, 0.42), GREEN],
    [star(0, 2.95, 0.22), OCHRE],
    // Two spouts and the basin.
    [box(-0.45, 1.04, 0.16, 0.12) + box(0.45, 1.04, 0.16, 0.12), '#8A6A34'],
    [box(-0.45, 0.74, 0.05, 0.32) + box(0.45, 0.74, 0.05, 0.32), '#CFE6E6'],
    [box(0, 0, 3, 0.74), WHITE],
    [
      spread(-1.3, 1.3, 9)
        .map((x) => star(x, 0.36, 0.2))
        .join(''),
      BLUE,
    ],
    [box(0, 0.68, 3.2, 0.13), '#D6C9B8'],
    [box(0, 0, 3.1, 0.1), GREEN],
    // Carved stucco, then cedar.
    [box(0, 4.3, 4.7, 0.62), '#F3E3C3'],
    [
      spread(-2.1, 2.1, 13)
        .map((x) => contour([-0.13, 0, -0.13, 0.24, 0, 0.42, 0.13, 0.24, 0.13, 0], x, 4.38))
        .join(''),
      '#C9A878',
    ],
    [box(0, 4.9, 4.9, 0.2), wood.deep],
    [box(0, 5.1, 4.6, 0.9), wood.deep],
    ...spread(-2.1, 2.1, 8).flatMap(corbel),
    [box(0, 5.9, 5.1, 0.26), wood.lit],
    [box(0, 5.9, 5.1, 0.07), wood.deep],
    [contour([-2.8, 6.14, -2.36, 6.95, 2.36, 6.95, 2.8, 6.14]), GREEN],
    [
      spread(-2.6, 2.6, 20)
        .map((x) =>
          contour([
            x * 1.02 - 0.03,
            6.14,
            x * 0.88 - 0.03,
            6.95,
            x * 0.88 + 0.03,
            6.95,
            x * 1.02 + 0.03,
            6.14,
          ]),
        )
        .join(''),
      '#2C5F4A',
    ],
    [box(0, 6.1, 5.6, 0.1), '#2C5F4A'],
    [box(0, 6.86, 4.7, 0.1), '#5FA384'],
  ],
  before: people([-3.6, 3.4], '#2C4A66', -0.3),
}
