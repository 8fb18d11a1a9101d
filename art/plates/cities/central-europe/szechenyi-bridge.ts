import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { chain, parabola, roundHole } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, gold, iron } = MATERIALS

/** 202 m between the towers, which are 48 m high. */
const TOWERS = [-101, 101]
const CABLE = parabola(101, 42, 19, 25)
const HANGERS = CABLE.filter(([x]) => Math.abs(x) < 96)

export const szechenyiBridge: Plate = {
  sight: 'hungary/budapest#chain-bridge',
  alt: 'The Chain Bridge over the Danube: two stone towers like triumphal arches, and between them chains of iron that sag to the deck.',
  palette: PALETTES.city,
  across: 246,
  ground: 0.8,
  setting: { kind: 'water', ink: '#4B4870' },
  proportions: { height: 48, counts: { tower: 2 } },
  behind: [
    ...grove(-134, -66, 22, '#8C5878'),
    ...grove(-70, 134, 9, '#9C647C'),
    [box(-40, 8, 44, 12) + symmetric(-40, 20, [7, 0, 7, 3, 5.4, 8, 1, 11]), '#C2808A'],
  ],
  object: [
    [
      chain(CABLE, 1.1) +
        chain(
          CABLE.map(([x, up]) => [x, up - 2.2]),
          0.9,
        ),
      iron.deep,
    ],
    [
      [-1, 1]
        .map((side) =>
          chain(
            [
              [101 * side, 42],
              [118 * side, 30],
              [136 * side, 20],
            ],
            1.1,
          ),
        )
        .join(''),
      iron.deep,
    ],
    [
      HANGERS.map(([x, up]) => box(x, 13, 0.6, up - 13.6)).join('') +
        [-126, -117, -109, 109, 117, 126]
          .map((x) => box(x, 13, 0.6, 22 - (Math.abs(x) - 109) * 0.5))
          .join(''),
      iron.shade,
    ],
    ...TOWERS.flatMap((x): readonly PlatePart[] => [
      [contour([-9.6, 0, -9.6, 4, -7.4, 7, -7.4, 12, 7.4, 12, 7.4, 7, 9.6, 4, 9.6, 0], x), limestone.shade],
      [contour([-6.6, 12, -6.6, 42, 6.6, 42, 6.6, 12], x) + roundHole(x, 15, 5.8, 17), limestone.lit],
      [contour([3.6, 12, 3.6, 42, 6.6, 42, 6.6, 12], x), limestone.shade],
      [`M${x - 2.9} -15V-29.1A2.9 2.9 0 0 1 ${x} -32Q${x - 1.7} -31 ${x - 1.7} -29V-15z`, limestone.deep],
      [box(x, 36, 14, 1) + box(x, 13.6, 14, 0.8), limestone.shade],
      ...counted([[box(x, 42, 16.6, 2.2), limestone.lit]], 'tower'),
      [box(x, 44.2, 14.6, 2) + box(x, 46.2, 11, 1.8), limestone.lit],
      [box(x, 42, 16.6, 0.7) + box(x + 5, 44.2, 4.6, 2), limestone.shade],
    ]),
    [box(0, 12.4, 270, 2.6), iron.lit],
    [box(0, 12.4, 270, 1), iron.deep],
  ],
  before: [
    ...spread(-90, 90, 11).map((x): PlatePart => [box(x, 15, 0.3, 3.4) + circle(x, 18.6, 0.6), gold.lit]),
    ...people([-62, -30, 8, 44, 70], '#F6D9A8', 14.6, 1.2),
  ],
}
