import { PALETTES } from '#art/kit/palettes.ts'
import { around, counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { symmetric } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, tile, gold } = MATERIALS

/** Leaves in rings, from the middle of the ball outwards. */
const LEAVES = [1, 2, 3, 4].flatMap((ring) =>
  spread(0, 360 - 60 / ring, 6 * ring).map((turn) => around(0, 15.4, ring, turn + ring * 17)),
)

/** A white block with a dome of gilded laurel leaves between four stumps. */
export const secession: Plate = {
  sight: 'austria/vienna#secession',
  alt: 'The Secession in Vienna: a white windowless block with a stepped entrance and a dome of gilded leaves between four short pylons.',
  palette: PALETTES.noon,
  across: 58,
  ground: 0.85,
  setting: { kind: 'paving', ink: '#B0A690' },
  proportions: { height: 19.6 },
  behind: grove(-30, 30, 13, '#7EA08A'),
  object: [
    ...body(0, 0, 27, 10, white, 0.03),
    ...body(-9.2, 0, 8.6, 12.6, white, 0.12),
    ...body(9.2, 0, 8.6, 12.6, white, 0.22),
    ...body(0, 0, 11, 12.4, white, 0.12),
    [box(-9.2, 11.6, 9.2, 0.5) + box(9.2, 11.6, 9.2, 0.5) + box(0, 11.8, 11, 0.4), white.shade],
    [circle(0, 15.4, 4.1), gold.shade],
    [LEAVES.map(([x, up]) => circle(x, up, 0.44)).join(''), gold.lit],
    [
      LEAVES.filter(([x, up]) => x + 15.4 - up > 2)
        .map(([x, up]) => circle(x + 0.4, up - 0.3, 0.22))
        .join(''),
      gold.deep,
    ],
    ...[-4.6, 4.6].flatMap((x) => counted(body(x, 10, 3, 7.4, white, 0.3), 'pylon')),
    [box(-4.6, 16.6, 3.3, 0.5) + box(4.6, 16.6, 3.3, 0.5), white.shade],
    [box(0, 0.8, 4.6, 7.4), white.shade],
    [box(0, 0.8, 3, 5.2), white.deep],
    [
      box(0, 10.4, 6.6, 0.7) +
        [-2.6, 2.6].map((x) => box(x, 2, 0.3, 6.6) + circle(x, 8.8, 0.8)).join('') +
        [-12, -6.6, 6.6, 12].map((x) => box(x, 9.6, 0.4, 1.6)).join(''),
      gold.lit,
    ],
    [box(0, 0, 9, 0.4) + box(0, 0.4, 7, 0.4), white.shade],
    [[-9.2, 9.2].map((x) => symmetric(x, 0, [1.3, 0, 1.5, 0.8, 0.7, 1.3])).join(''), tile.deep],
  ],
  before: people([-18, -16.6, 14.8, 19], '#B4382B'),
}
