import { PALETTES } from '#art/kit/palettes.ts'
import { counted, pinnacles, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { lancets } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { basalt } = MATERIALS

const westTower = (x: number): readonly PlatePart[] => [
  ...tiers(x, 0, [24, 34, 22, 26, 18, 20, 14.4, 20], basalt, 0.32),
  [
    lancets({ from: x - 4.6, to: x + 3.6, count: 2, up: 12, width: 4.4, height: 18 }) +
      lancets({ from: x - 4.6, to: x + 3.6, count: 2, up: 38, width: 4, height: 19 }) +
      lancets({ from: x - 3.4, to: x + 2.4, count: 2, up: 62, width: 3.2, height: 15 }) +
      lancets({ from: x - 0.6, to: x - 0.6, count: 1, up: 82, width: 4, height: 15 }),
    basalt.deep,
  ],
  [[34, 60, 80].map((up) => box(x, up - 0.6, 23 - up * 0.07, 1.2)).join(''), basalt.shade],
  ...pinnacles({ from: x - 10.6, to: x + 10.6, count: 4, up: 32, width: 2.2, height: 17 }, basalt),
  ...pinnacles({ from: x - 9.4, to: x + 9.4, count: 4, up: 58, width: 2.2, height: 17 }, basalt),
  ...pinnacles({ from: x - 8, to: x + 8, count: 4, up: 78, width: 2.4, height: 24 }, basalt),
  ...counted(turned(x, 100, [6.4, 0, 4.6, 14, 2.4, 34, 0.9, 50, 0.5, 57], basalt, 0.1), 'spire'),
  [
    [106, 113, 120, 127, 134].map((up) => circle(x - 1, up, Math.max(0.5, 1.9 - (up - 100) * 0.04))).join(''),
    basalt.deep,
  ],
  [symmetric(x, 150, [0.4, 0, 1.9, 1.6, 0.6, 2.4, 1.2, 3.6, 0.3, 4.6]), basalt.lit],
]

/** The spires are 157 m high, the west front 61 m wide. */
export const cologneCathedral: Plate = {
  sight: 'germany/cologne#cathedral',
  alt: 'The west front of Cologne Cathedral: two great towers of dark stone with openwork spires, and between them the gabled end of the nave over three portals.',
  palette: PALETTES.autumn,
  across: 250,
  ground: 0.965,
  setting: { kind: 'paving', ink: '#9C9086' },
  proportions: { height: 157, width: 61, counts: { spire: 2, portal: 3 } },
  behind: [...grove(-126, -40, 16, '#B0A080'), ...grove(40, 126, 18, '#B0A080')],
  object: [
    ...body(0, 0, 16, 56, basalt, 0.1),
    [gable(0, 56, 17, 18), basalt.lit],
    [gable(0, 58.6, 9, 10), basalt.shade],
    [pointedOpening(0, 24, 11, 28), basalt.deep],
    [[-2.7, 0, 2.7].map((x) => box(x, 24, 0.5, 21)).join('') + circle(0, 45, 2.4), basalt.shade],
    ...westTower(-18.5),
    ...westTower(18.5),
    [gable(0, 8, 17, 22) + gable(-18.5, 6, 13, 15) + gable(18.5, 6, 13, 15), basalt.lit],
    [gable(0, 11, 10, 13), basalt.shade],
    [
      pointedOpening(0, 0, 9.6, 14) + pointedOpening(-18.5, 0, 6.6, 10) + pointedOpening(18.5, 0, 6.6, 10),
      basalt.deep,
      'portal',
    ],
    [[-9.4, 9.4, -29.5, 29.5].map((x) => box(x, 0, 1.8, 30)).join(''), basalt.shade],
  ],
  before: people([-60, -56, -44, 40, 52, 56, 84], '#B4382B', 0, 1.3),
}
