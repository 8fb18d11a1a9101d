import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, lantern } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const CREAM: Material = { lit: '#F7E6BE', shade: '#D2B27E', deep: '#6E5438' }
const { slate, gold } = MATERIALS
const TRIM = '#B8603E'

const wing = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 42, 17, CREAM, 0.1),
  [contour([-21, 17, -17, 23, 17, 23, 21, 17], x), slate.lit],
  [
    arcade({ from: x - 18, to: x + 18, count: 9, up: 8.6, width: 2.6, height: 6.2 }) +
      windows({ from: x - 18, to: x + 18, count: 9, up: 1, width: 2.2, height: 5 }),
    CREAM.deep,
  ],
  [box(x, 16.4, 43, 0.9) + box(x, 7, 42, 0.6), TRIM],
  ...[-19, 19].flatMap((right): readonly PlatePart[] => [
    ...body(x + right, 0, 6, 21, CREAM, 0.34),
    [roundOpening(x + right, 9, 2, 6) + roundOpening(x + right, 1, 2, 5), CREAM.deep],
    [box(x + right, 20.4, 6.6, 0.7), TRIM],
    [contour([-3.3, 21, -2.2, 26, 2.2, 26, 3.3, 21], x + right), slate.shade],
  ]),
]

/** The dome rises to about 68 m. */
export const royalExhibitionBuilding: Plate = {
  sight: 'australia/melbourne#royal-exhibition-building',
  alt: 'The Royal Exhibition Building in Melbourne: a long cream hall with arched windows, a tall round-arched portal between two towers and above the middle an eight-sided dome with a lantern, behind a fountain and lawns.',
  palette: PALETTES.morning,
  across: 142,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#86A862' },
  proportions: { height: 68, counts: { portal: 1 } },
  behind: [...grove(-72, -58, 14, '#8FB49A'), ...grove(58, 72, 15, '#8FB49A')],
  object: [
    ...wing(-36),
    ...wing(36),
    ...turned(0, 24, [10.6, 0, 10.6, 13, 11.6, 13.6, 11.6, 15], CREAM),
    [arcade({ from: -8, to: 8, count: 5, up: 26, width: 2, height: 8.4 }), CREAM.deep],
    [bands(0, 36.4, [10.9, 0], 0.8), TRIM],
    ...domeSolid(0, 39, 11.2, 17, { lit: '#A9B4B0', shade: '#74848A', deep: '#3F4E58' }),
    [
      [-0.7, -0.3, 0.3, 0.7]
        .map(
          (share) =>
            `M${share * 11.2} -39Q${share * 11} -50 ${share * 3} -55.6h0.4Q${share * 11 + 0.7} -50 ${share * 11.2 + 0.7} -39z`,
        )
        .join(''),
      '#5E6E76',
    ],
    ...lantern(0, 55.4, 5.4, 9, CREAM, slate),
    [box(0, 63.6, 0.4, 4.4), gold.lit],
    ...body(0, 0, 25, 25, CREAM, 0.18),
    [box(0, 24.2, 26, 1.2), TRIM],
    [contour([-9, 25.4, -6, 28.4, 6, 28.4, 9, 25.4]), CREAM.shade],
    [roundOpening(0, 0, 15, 21.6), TRIM],
    [roundOpening(0, 0, 13, 20.4), CREAM.shade, 'portal'],
    [roundOpening(0, 7.6, 9, 10.6), '#5E7E8A'],
    [windows({ from: -3, to: 3, count: 3, up: 7.6, width: 0.5, height: 9 }), CREAM.lit],
    [windows({ from: -4, to: 4, count: 3, up: 0, width: 2.2, height: 5 }), CREAM.deep],
    ...[-12, 12].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 6.6, 30, CREAM, 0.34),
      [roundOpening(x, 14, 2, 6) + roundOpening(x, 3, 2, 6) + roundOpening(x, 23.4, 1.8, 4.6), CREAM.deep],
      [box(x, 12, 7, 0.7) + box(x, 22, 7, 0.7) + box(x, 29.4, 7.4, 0.9), TRIM],
      [contour([-3.7, 30.2, -2.2, 36.4, 2.2, 36.4, 3.7, 30.2], x), slate.lit],
      [box(x, 36.4, 0.3, 4), gold.shade],
    ]),
  ],
  before: [
    ...body(0, -4, 3, 4, { lit: '#D9CDB4', shade: '#A99C86', deep: '#6E6252' }, 0.3),
    [box(0, -4.4, 16, 1.4) + contour([-5.4, 0.6, -4, -0.8, 4, -0.8, 5.4, 0.6]), '#C9BBA0'],
    [contour([-0.4, 0.6, -0.2, 4, 0.2, 4, 0.4, 0.6]), '#D8EEF0'],
    ...people([-26, -24, 15, 30, 32.4], '#B4382B', -2.4, 1.4),
    ...grove(-70, -40, 4, '#6F9450', -7),
    ...grove(40, 70, 4, '#6F9450', -7),
  ],
}
