import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, lancets } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone, lead } = MATERIALS

/** Church without the long wing of the cloister; the south portal is 32 m high and 12 m wide. */
export const jeronimos: Plate = {
  sight: 'portugal/lisbon#jeronimos-monastery',
  alt: 'The church of the Jerónimos Monastery from the south: white stone with a carved portal, tall windows, a crest of pinnacles, and a domed tower over the long wing.',
  palette: PALETTES.noon,
  across: 124,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#C0AE8C' },
  proportions: { height: 50 },
  object: [
    ...body(-48, 0, 44, 15, limestone, 0.06),
    [lancets({ from: -66, to: -30, count: 10, up: 1.4, width: 2.2, height: 8 }), limestone.deep],
    [balustrade(-70, -26, 15, 1.6), limestone.lit],
    ...pinnacles({ from: -68, to: -28, count: 11, up: 15.6, width: 1, height: 3.4 }, limestone),
    [box(15, 0, 68, 25) + box(42, 0, 20, 27), limestone.lit],
    [box(49, 0, 6, 27) + box(31, 0, 2, 25), limestone.shade],
    [arcade({ from: -6, to: 27, count: 2, up: 9, width: 3, height: 12 }), limestone.deep],
    [
      arcade({ from: -6, to: 27, count: 2, up: 7.6, width: 5, height: 15 }) +
        arcade({ from: 36, to: 46, count: 2, up: 8, width: 3.4, height: 12 }),
      limestone.shade,
    ],
    [
      arcade({ from: -6, to: 27, count: 2, up: 8.4, width: 2.8, height: 13 }) +
        arcade({ from: 36, to: 46, count: 2, up: 9, width: 2, height: 10 }),
      limestone.deep,
    ],
    [box(15, 22.6, 69, 1) + box(42, 24.6, 21, 1), limestone.shade],
    [balustrade(-18, 32, 25, 1.8) + balustrade(32, 52, 27, 1.8), limestone.lit],
    ...pinnacles({ from: -16, to: 30, count: 9, up: 26, width: 1.2, height: 4.6 }, limestone),
    ...pinnacles({ from: 33, to: 51, count: 4, up: 28, width: 1.2, height: 4.6 }, limestone),
    ...counted(body(10, 0, 12, 25, limestone, 0.2), 'portal'),
    ...pinnacles({ from: 4.6, to: 15.4, count: 2, up: 20, width: 1.6, height: 9 }, limestone),
    ...pinnacles({ from: 7.4, to: 12.6, count: 2, up: 24, width: 1.3, height: 6 }, limestone),
    [symmetric(10, 24, [2.4, 0, 2.2, 3, 0.7, 5, 0.3, 8]), limestone.lit],
    [roundOpening(10, 1, 8, 11) + roundOpening(10, 13.4, 4.6, 8), limestone.shade],
    [
      roundOpening(8.3, 1, 2.6, 7) + roundOpening(11.7, 1, 2.6, 7) + roundOpening(10, 14, 3, 6.4),
      limestone.deep,
    ],
    [[4.6, 6.6, 13.4, 15.4].map((x) => box(x, 2, 0.7, 19)).join(''), limestone.shade],
    ...tiers(-21.5, 0, [13, 22, 12, 11], limestone, 0.32),
    [arcade({ from: -25, to: -25, count: 1, up: 25, width: 1.8, height: 5 }), limestone.deep],
    [arcade({ from: -22, to: -19, count: 2, up: 24, width: 2, height: 7 }), limestone.deep],
    [box(-21.5, 21.6, 14, 0.9) + box(-21.5, 32.6, 13, 0.8), limestone.shade],
    ...pinnacles({ from: -27.3, to: -15.7, count: 4, up: 33, width: 1.4, height: 5 }, limestone),
    ...body(-21.5, 33, 9, 3.6, limestone, 0.32),
    ...turned(-21.5, 36.6, [4.7, 0, 4.7, 2.6, 3.9, 5.6, 2.2, 7.8, 1.1, 8.6], limestone),
    ...tiers(-21.5, 45.2, [1.9, 2.2], limestone),
    [box(-21.5, 47, 0.4, 3), lead.shade],
  ],
  before: [...people([-44, -41, -2, 0.6, 24, 57], '#B4382B')],
}
