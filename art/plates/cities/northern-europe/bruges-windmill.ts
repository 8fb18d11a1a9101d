import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { wood, brick } = MATERIALS
const HUB = 14.4
const REACH = 11.6

/** A sail: a stock with a lattice on one side of it, at an angle in degrees. */
function sail(degrees: number): readonly PlatePart[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (along: number, aside: number) =>
    [along * cos - aside * sin, HUB + along * sin + aside * cos] as const
  return [
    [bar(at(0, 0), at(REACH, 0), 0.42), wood.deep],
    ...counted([[bar(at(2.6, 1.7), at(REACH, 1.7), 0.24), wood.deep]], 'sail'),
    [
      spread(2.6, REACH, 13)
        .map((along) => bar(at(along, -0.2), at(along, 1.7), 0.14))
        .join('') + bar(at(2.6, 0.8), at(REACH, 0.8), 0.12),
      wood.deep,
    ],
  ]
}

/** A post mill on four brick piers; its sails are about 23 m from tip to tip. */
export const brugesWindmill: Plate = {
  sight: 'belgium/bruges#windmills-of-the-kruisvest',
  alt: 'A post mill on the ramparts of Bruges: a wooden body with a pointed roof that stands on a trestle over brick piers, with four lattice sails and a long stair, on a grassy mound.',
  palette: PALETTES.autumn,
  across: 52,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#7F9456' },
  proportions: { height: 24.2, counts: { sail: 4 } },
  shift: -2,
  behind: [...grove(-26, 28, 5, '#A8AC74')],
  object: [
    ['M-26 0Q-12 -3.4 0 -3.4T30 0z', '#8FA45E'],
    ...[-3.4, 0, 3.4].flatMap((x) => body(x, 3, 1.4, 2, brick, 0.34)),
    [
      bar([-3.4, 5], [0, 9], 0.5) + bar([3.4, 5], [0, 9], 0.5) + box(0, 5, 8.4, 0.5) + box(0, 5, 0.9, 4),
      wood.deep,
    ],
    [bar([3.4, 8.8], [10, 2.8], 0.4) + bar([3.4, 9.6], [10, 3.8], 0.2), wood.shade],
    [
      spread(0, 0.92, 9)
        .map((share) => box(3.4 + 6.6 * share, 8.9 - 6 * share, 0.9, 0.2))
        .join(''),
      wood.deep,
    ],
    [contour([-3.6, 8, -3.6, 15, 3.6, 15, 3.6, 8]), wood.lit],
    [contour([1.4, 8, 1.4, 15, 3.6, 15, 3.6, 8]), wood.shade],
    [
      spread(-3.3, 3.3, 12)
        .map((x) => box(x, 8, 0.12, 7))
        .join(''),
      wood.shade,
    ],
    [contour([-4, 14.6, -3.6, 16.4, 0, 20, 3.6, 16.4, 4, 14.6]), wood.shade],
    [contour([0.6, 14.6, 0, 20, 3.6, 16.4, 4, 14.6]), wood.deep],
    [contour([-3.2, 14.8, 0, 18.6, 3.2, 14.8]), wood.lit],
    [box(-1.8, 10.4, 0.9, 1.1) + box(1.6, 10.4, 0.9, 1.1), wood.deep],
    ...[32, 122, 212, 302].flatMap(sail),
    [circle(0, HUB, 0.7), wood.deep],
  ],
  before: people([-9.6, -8.4, 13], '#B4382B', 0.4),
}
