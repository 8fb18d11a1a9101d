import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { cypress, grove, people } from '#art/plates/kit/staffage.ts'
import { shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { brick } = MATERIALS
const EARTH: Material = { lit: '#D9A878', shade: '#AC7850', deep: '#5A3A2A' }

/** 26.8 m high and 16 m wide; the gable for the bell stands above that. */
export const torreDeLaVela: Plate = {
  sight: 'spain/granada#alcazaba',
  alt: 'The Torre de la Vela of the Alcazaba in Granada: a square tower of earth-coloured masonry with few windows, and on its roof a brick gable in which the bell hangs, beside flags.',
  palette: PALETTES.arid,
  across: 66,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#A08A5C' },
  proportions: { height: 34.4, counts: { bell: 1 } },
  behind: [
    [contour([-33, 0, -33, 10, -22, 15, -12, 12, 2, 19, 14, 14, 24, 18, 33, 13, 33, 0]), '#A9BCC8'],
    [
      contour([-12, 12, 2, 19, 14, 14, 9, 15, 5, 14.4, 2, 17, -3, 14]) +
        contour([18, 15, 24, 18, 30, 14.4, 25, 15.6]),
      '#F4F0E6',
    ],
    [
      spread(-31, 31, 22)
        .map((x, index) => box(x, 0, 3.4, 2.6 + ((index * 7) % 4)))
        .join(''),
      '#F1E4CC',
    ],
    ...grove(-33, 33, 3.4, '#8C9A66'),
  ],
  object: [
    [box(-22, -1.4, 26, 10) + box(20, -1.4, 24, 8), EARTH.shade],
    [battlements(-34, -9, 10, 8.6, 1.5) + battlements(9, 32, 9, 6.6, 1.5), EARTH.shade],
    ...shaft(0, -1.4, 16.6, 15.8, 28.2, EARTH),
    [
      spread(2, 25, 9)
        .map((up) => box(-0.4, up, 15.4, 0.16))
        .join(''),
      EARTH.shade,
    ],
    [box(-4, 6, 1, 1.8) + box(-4, 13, 1, 1.8), EARTH.deep],
    [
      roundOpening(0.6, 17.4, 1.4, 3) +
        roundOpening(-4.6, 18.4, 1.1, 2.2) +
        roundOpening(4.6, 18.4, 1.1, 2.2),
      EARTH.deep,
    ],
    [box(0, 25.6, 16.4, 1.2), brick.shade],
    [box(-2.6, 26.8, 4.4, 5.6) + roundHole(-2.6, 27.6, 2.2, 3.6), brick.lit],
    [box(-0.9, 26.8, 0.9, 5.6), brick.shade],
    [contour([-5.2, 32.2, -2.6, 33, 0, 32.2]), brick.shade],
    [symmetric(-2.6, 28.2, [0.9, 0, 0.6, 0.5, 0.5, 1.5, 0.14, 1.9, 0.14, 2.6]), '#4A5A4E', 'bell'],
    [box(4.6, 26.8, 0.16, 5.6) + box(6.6, 26.8, 0.16, 5.2), '#3A2A26'],
    [
      'M4.7 -32.3q0.9 0.4 1.8 0v1.5q-0.9 0.4 -1.8 0z' + 'M6.7 -31.9q0.9 0.4 1.8 0v1.5q-0.9 0.4 -1.8 0z',
      '#B4382B',
    ],
  ],
  before: [
    ...people([1.4, 2.8], '#2C4A66', 26.2),
    ...cypress(-16, 11, '#5E7A50', '#445E40', -2),
    ...cypress(-19, 8.6, '#5E7A50', '#445E40', -2),
    ...people([-9.6, 12], '#B4382B', -2.4),
    ...cypress(18, 10, '#5E7A50', '#445E40', -2),
  ],
}
