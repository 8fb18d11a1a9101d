import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, lancets, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { brick, granite, lead, gold, limestone } = MATERIALS

/** The gate tower is 70 m high; the round towers at the corners of the front are 180 m apart from end to end. */
export const filareteTower: Plate = {
  sight: 'italy/milan#castello-sforzesco',
  alt: 'The Castello Sforzesco in Milan: a square brick gate tower in four steps with a clock and a small dome, between long battlemented walls that end in stout round towers of cut stone.',
  palette: PALETTES.dusk,
  across: 194,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#A07860' },
  proportions: { height: 70, width: 180 },
  object: [
    ...body(0, 0, 156, 19, brick, 0.12),
    [battlements(-76, 76, 40, 19, 1.9), brick.lit],
    [box(0, 17.4, 156, 0.9), brick.shade],
    [
      lancets({ from: -66, to: -20, count: 6, up: 8.4, width: 2.4, height: 5.4 }) +
        lancets({ from: 20, to: 66, count: 6, up: 8.4, width: 2.4, height: 5.4 }),
      brick.deep,
    ],
    ...[-78, 78].flatMap((x) => turned(x, 0, [12, 0, 11.4, 5, 11, 25], granite, 0.3)),
    [
      [-78, 78]
        .map((x) =>
          spread(2, 24, 8)
            .map((up) =>
              spread(-8.4, 8.4, 6)
                .map((right) => box(x + right, up, 0.9, 0.9))
                .join(''),
            )
            .join(''),
        )
        .join(''),
      granite.shade,
    ],
    ...[-78, 78].flatMap((x) => turned(x, 25, [11, 0, 11.9, 1.6, 11.9, 4], brick, 0.3)),
    [[-78, 78].map((x) => battlements(x - 11.9, x + 11.9, 7, 29, 1.9)).join(''), brick.lit],
    ...tiers(0, 0, [18, 30], brick, 0.34),
    [contour([-9, 28.6, -10.4, 31, -10.4, 34, 10.4, 34, 10.4, 31, 9, 28.6]), brick.lit],
    [contour([4, 28.6, 4, 34, 10.4, 34, 10.4, 31, 9, 28.6]), brick.shade],
    [
      spread(-8.6, 8.6, 8)
        .map((x) => roundOpening(x, 29.6, 1.1, 1.9))
        .join(''),
      brick.deep,
    ],
    [battlements(-10.4, 10.4, 7, 34, 1.5), brick.lit],
    ...body(0, 34, 11.6, 12, brick, 0.34),
    [contour([-5.8, 45, -6.8, 46.6, -6.8, 48.4, 6.8, 48.4, 6.8, 46.6, 5.8, 45]), brick.lit],
    [battlements(-6.8, 6.8, 6, 48.4, 1.1), brick.lit],
    ...body(0, 48.4, 6.4, 7, brick, 0.34),
    [roundOpening(-0.6, 49, 2.6, 5), brick.deep],
    [box(0, 55, 7.6, 0.9), limestone.shade],
    ...turned(0, 55.8, [3.2, 0, 3, 1.4, 1.8, 3.6, 1.3, 4.2], lead),
    ...turned(0, 60, [1.3, 0, 1.3, 2.4, 1.6, 2.7, 0.6, 4.4, 0.15, 6], lead),
    [box(0, 65.6, 0.35, 4.4), gold.lit],
    [
      roundOpening(0, 0, 5.4, 10) + roundOpening(-4.8, 17, 1.8, 4.6) + roundOpening(3, 17, 1.8, 4.6),
      brick.deep,
    ],
    [box(-0.8, 13, 5.4, 3), limestone.lit],
    ...clockFace(-0.9, 40, 2.7, '#FFFAEE', brick.deep),
    [circle(-0.9, 24.4, 1.8), gold.lit],
  ],
  before: people([-44, -41.6, -12, 9, 30, 32.4, 58], '#2C4A66', -2, 1.3),
}
