import { PALETTES } from '#art/kit/palettes.ts'
import { around } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, roundOpening, saucer } from '#art/plates/kit/outlines.ts'
import { bands, contour, symmetric, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread, stair, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, lantern } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const MUSTARD: Material = { lit: '#EBC06A', shade: '#BE8E42', deep: '#5E4226' }
const { brick, copper, limestone } = MATERIALS

/** By the proportions of its corner: the dome, the arch with the row of clocks below, the wing along the street. */
export const flindersStreet: Plate = {
  sight: 'australia/melbourne#flinders-street-station',
  alt: 'The corner of Flinders Street Station in Melbourne: a broad arch with a fan of glass over the steps and a row of clocks, a green copper dome between two small turrets, mustard walls banded with red brick.',
  palette: PALETTES.city,
  across: 74,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#8E7A84' },
  proportions: { height: 39.6, counts: { clock: 9 } },
  shift: -10,
  behind: [
    [
      spread(-24, 44, 7)
        .map((x, index) => (Math.abs(x) < 10 ? '' : box(x, 0, 9, 26 + ((index * 37) % 4) * 6)))
        .join(''),
      '#A8688A',
    ],
  ],
  object: [
    // The wing along Flinders Street.
    ...body(33, 0, 44, 15, MUSTARD, 0.06),
    [[3, 8.4, 13.6].map((up) => box(33, up, 44, 0.6)).join(''), brick.lit],
    [
      arcade({ from: 15, to: 51, count: 10, up: 4.4, width: 2, height: 3.6 }) +
        arcade({ from: 15, to: 51, count: 10, up: 9.4, width: 2, height: 3.6 }),
      MUSTARD.deep,
    ],
    [windows({ from: 15, to: 51, count: 10, up: 0, width: 2.8, height: 2.7 }), MUSTARD.deep],
    [box(33, 14.8, 45, 0.8), limestone.lit],
    [
      spread(17, 49, 5)
        .map((x) => symmetric(x, 15.4, [1.6, 0, 1.4, 1.4, 0.4, 2.4]))
        .join(''),
      MUSTARD.shade,
    ],
    // The corner.
    ...body(0, 0, 24, 18, MUSTARD, 0.16),
    [[6, 15].map((up) => box(0, up, 24, 0.6)).join(''), brick.lit],
    ...[-10.4, 10.4].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 4.8, 22, MUSTARD, 0.34),
      [[4, 9, 14, 19].map((up) => box(x, up, 5, 0.6)).join(''), brick.lit],
      [[5.4, 10.4, 15.4].map((up) => roundOpening(x, up, 1.4, 2.9)).join(''), MUSTARD.deep],
      [box(x, 21.6, 5.6, 0.8), limestone.lit],
      ...turned(x, 22.4, [1.7, 0, 1.7, 2.2, 2.1, 2.4], limestone),
      ...domeSolid(x, 24.8, 2.1, 2.4, copper),
      [box(x, 27, 0.24, 2), copper.deep],
    ]),
    [roundOpening(0, 3, 15, 12.8), limestone.lit],
    [roundOpening(0, 3, 13, 11.6), '#FFD98C'],
    [
      spread(15, 165, 9)
        .map((turn) => bar([0, 8.2], around(0, 8.2, 6.3, turn), 0.3))
        .join('') + bar([-6.4, 8.2], [6.4, 8.2], 0.5),
      MUSTARD.deep,
    ],
    [roundOpening(0, 8.2, 4.6, 2.4), MUSTARD.deep],
    [box(0, 3, 13, 4.4), '#4A2E32'],
    [box(0, 6.4, 13.4, 1.6), limestone.lit],
    [
      spread(-5.8, 5.8, 9)
        .map((x) => circle(x, 7.2, 0.56))
        .join(''),
      '#FFFAEE',
      'clock',
    ],
    [
      spread(-5.8, 5.8, 9)
        .map((x) => box(x, 7.2, 0.1, 0.44) + box(x + 0.14, 7.16, 0.3, 0.1))
        .join(''),
      '#2A2226',
    ],
    [
      spread(-5.2, 5.2, 5)
        .map((x) => box(x, 0.8, 0.5, 5.4))
        .join(''),
      limestone.shade,
    ],
    [stair(0, 0, 20, 6, 0.5, 0.5), limestone.shade],
    [box(0, 17.4, 18, 1), limestone.lit],
    [saucer(0, 18.2, 13, 3), MUSTARD.lit],
    ...turned(0, 18.2, [6.6, 0, 6.6, 6, 7.2, 6.3, 7.2, 7], MUSTARD),
    [arcade({ from: -4.8, to: 4.8, count: 5, up: 19.4, width: 1.3, height: 4 }), MUSTARD.deep],
    [bands(0, 18.6, [6.7, 0], 0.5), brick.lit],
    ...domeSolid(0, 25.2, 7, 7.6, copper),
    [
      [-0.7, -0.36, 0, 0.36, 0.7]
        .map(
          (share) =>
            `M${share * 7} -25.2Q${share * 6.6} -30 ${share * 2} -32.6h0.24Q${share * 6.6 + 0.4} -30 ${share * 7 + 0.4} -25.2z`,
        )
        .join(''),
      copper.deep,
    ],
    ...lantern(0, 32.4, 3, 5.2, limestone, copper),
    [box(0, 37, 0.2, 2.6), copper.deep],
  ],
  before: [
    ...people([-20, -18.6, -6, -4.6, 3, 16], '#2C4A66', -1),
    [box(33, -3, 22, 4.6) + contour([22, 1.6, 23, 2.4, 43, 2.4, 44, 1.6]), '#3E7A58'],
    [box(33, -1, 22, 0.5), '#F1E4C6'],
    [windows({ from: 23.6, to: 42.4, count: 11, up: -0.3, width: 1.2, height: 1.5 }), '#FFE0A4'],
    [circle(26, -3, 0.7) + circle(28, -3, 0.7) + circle(38, -3, 0.7) + circle(40, -3, 0.7), '#2A2226'],
    [bar([32, 2.4], [35, 5.6], 0.2) + bar([-60, 5.7], [60, 5.7], 0.1), '#2A2226'],
  ],
}
