import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, trapezium } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { granite, white, glass } = MATERIALS

const RED: Material = { lit: '#D2452F', shade: '#9C2C22', deep: '#4A1A18' }

/** 20 m high and red, at the end of the South Wall. */
export const poolbegLighthouse: Plate = {
  sight: 'ireland/dublin#poolbeg-lighthouse',
  alt: 'Poolbeg Lighthouse: a stout red tower with a gallery and a glazed lantern at the end of a wall of granite blocks in the sea.',
  palette: PALETTES.morning,
  across: 44,
  ground: 0.84,
  setting: { kind: 'water', ink: '#356A7C' },
  shift: 5,
  proportions: { height: 20 },
  behind: [...grove(-24, -6, 2.2, '#6E9C98'), ['M-24 0Q-14 -3 -4 -1.4T16 -2.6T24 0z', '#5F918F']],
  object: [
    ...turned(0, 2.2, [4.1, 0, 3.5, 3, 3.1, 6.6, 2.9, 10.4], RED, 0.3),
    [box(-0.5, 4.4, 1, 1.6) + box(-0.5, 9, 0.9, 1.3) + box(2, 6.6, 0.7, 1.1), RED.deep],
    [box(-0.4, 2.2, 1.3, 2.1), RED.deep],
    [trapezium(0, 12.4, 6, 7.4, 0.9), RED.shade],
    [box(0, 13.3, 7.6, 0.4), RED.lit],
    [balustrade(-3.7, 3.7, 13.7, 1.1), white.lit],
    ...body(0, 13.7, 4, 1.5, RED, 0.36),
    ...body(0, 15.2, 3.5, 2.1, glass, 0.36),
    [[-1.2, 0, 1.2].map((x) => box(x, 15.2, 0.14, 2.1)).join('') + box(0, 16.2, 3.5, 0.12), white.lit],
    ...domeSolid(0, 17.3, 2, 1.4, RED),
    [circle(0, 18.8, 0.35) + box(0, 18.8, 0.14, 1.2), RED.deep],
    [box(0, 0, 13, 2.2), granite.lit],
    [box(4.8, 0, 3.4, 2.2), granite.shade],
    [box(-20, 0, 28, 1.5), granite.lit],
    [box(-20, 0, 28, 0.4), granite.shade],
    [
      spread(-27, -8, 8)
        .map((x) => box(x, 0.5, 0.1, 1))
        .join('') +
        spread(-5, 5, 5)
          .map((x) => box(x, 0.2, 0.1, 1.8))
          .join(''),
      granite.deep,
    ],
  ],
  before: [
    ...people([-15, -13.6, -9.4], '#2C4A66', 1.4),
    ['M8.4 1.8L11.6 -4.6L11.8 1.8z', white.lit],
    ['M7.6 2H13.4L12.4 3.2H8.6z', MATERIALS.wood.deep],
  ],
}
