import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { columns, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { stucco, limestone, brick } = MATERIALS

/** Bays of the arcade to one side of the middle. */
const BAYS = [9.4, 14.4, 19.4, 24.4, 29.4, 34.4, 39.4, 44.4]
const ALL = [...BAYS.map((x) => -x).toReversed(), ...BAYS]

/** About 108 m long; the frame shows the middle with its gabled passage, measures by proportion. */
export const clothHall: Plate = {
  sight: 'poland/krakow#cloth-hall-main-square',
  alt: 'The Cloth Hall on the Main Square of Kraków: a long pale hall behind low arcades of pointed arches, a high parapet with curled crests and small masks along its top, and a gabled passage in the middle.',
  palette: PALETTES.gold,
  across: 86,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#B89C7C' },
  proportions: { height: 21.6, counts: { arch: 16 } },
  object: [
    [box(0, 6, 84, 9), stucco.shade],
    [box(0, 6, 88, 9), stucco.lit],
    [box(0, 13.2, 88, 0.7), limestone.shade],
    [box(0, 13.9, 88, 4.2), '#EFCF9C'],
    [
      spread(-42.4, 42.4, 35)
        .map((x) => box(x, 14.4, 1.2, 2.9))
        .join(''),
      stucco.shade,
    ],
    [box(0, 17.6, 88, 0.7), limestone.lit],
    [
      spread(-40.5, 40.5, 14)
        .map(
          (x) =>
            `M${x - 2.2} -18.3Q${x - 2.2} -20 ${x - 1} -19.6Q${x - 0.8} -20.8 ${x} -20.8Q${x + 0.8} -20.8 ${x + 1} -19.6Q${x + 2.2} -20 ${x + 2.2} -18.3z`,
        )
        .join(''),
      limestone.lit,
    ],
    [
      spread(-37.4, 37.4, 13)
        .map((x) => symmetric(x, 18.3, [0.45, 0, 0.3, 0.7, 0.5, 1.3, 0.2, 2]))
        .join(''),
      limestone.shade,
    ],
    [
      spread(-40.5, 40.5, 14)
        .map((x) => circle(x, 19.5, 0.5))
        .join(''),
      stucco.shade,
    ],
    [windows({ from: -42, to: 42, count: 22, up: 9, width: 1.3, height: 2.8 }), stucco.deep],
    [box(0, 0, 88, 7.4), limestone.lit],
    [box(0, 7, 88, 0.8), limestone.shade],
    [ALL.map((x) => pointedOpening(x, 0.5, 3.7, 6)).join(''), stucco.deep, 'arch'],
    [ALL.map((x) => box(x - 2.5, 0.5, 0.9, 6)).join(''), limestone.shade],
    ...body(0, 0, 14, 16, stucco, 0.12),
    [
      contour([
        -7.6, 16, -7.4, 17.2, -5.4, 17.2, -5, 19, -3, 19.4, -2.4, 21, 0, 21.6, 2.4, 21, 3, 19.4, 5, 19, 5.4,
        17.2, 7.4, 17.2, 7.6, 16,
      ]),
      stucco.lit,
    ],
    [box(0, 15.6, 15, 0.8) + box(0, 8.6, 14.4, 0.6), limestone.shade],
    [
      circle(0, 18.4, 0.9) + lancets({ from: -3.6, to: 3.6, count: 3, up: 9.8, width: 1.9, height: 4.8 }),
      stucco.deep,
    ],
    [pointedOpening(0, 0, 5, 7.6), brick.deep],
    ...columns({ from: -5, to: 5, count: 2, up: 0.4, width: 1, height: 8 }, limestone),
    [box(0, 0, 88, 0.6), limestone.shade],
  ],
  before: people([-33, -31.8, -17, -4, 11.6, 12.8, 27, 36], '#2C4A66', -1),
}
