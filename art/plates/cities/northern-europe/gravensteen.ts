import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, cross, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, basalt, slate } = MATERIALS
const STONE = { lit: '#B9B1A2', shade: '#8A8478', deep: '#3C3A3C' } as const

/** A small round tower that stands out from the outer wall on a buttress. */
const echaugette = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 2.2, 8, STONE, 0.4),
  ...counted(turned(x, 7, [1.1, 0, 2.6, 2.6, 2.6, 8], STONE, 0.3), 'wall turret'),
  [battlements(x - 2.7, x + 2.7, 4, 15, 0.8), STONE.lit],
  [box(x - 1, 11, 0.35, 1.6) + box(x + 1, 11, 0.35, 1.6), STONE.deep],
]

/** The keep is about 30 m high; measures by the proportions of its front to the square. */
export const gravensteen: Plate = {
  sight: 'belgium/ghent#gravensteen',
  alt: 'The Gravensteen in Ghent: a castle of grey stone in the water with small round towers along its wall, a gatehouse between two eight-sided towers and a square battlemented keep behind.',
  palette: PALETTES.highland,
  across: 84,
  ground: 0.84,
  setting: { kind: 'water', ink: '#55706C' },
  proportions: { height: 32.4, width: 74, counts: { 'wall turret': 6, 'gate tower': 2 } },
  object: [
    ...body(12, 6, 24, 24, STONE, 0.32),
    [[2, 7, 12, 17, 22].map((x) => box(x, 10, 1.5, 18)).join(''), STONE.shade],
    [battlements(0, 24, 9, 30, 1.5), STONE.lit],
    [[4.6, 9.6, 14.6].map((x) => roundOpening(x, 22, 1.4, 3)).join(''), STONE.deep],
    ...body(22, 28, 5, 3.2, STONE, 0.4),
    [battlements(19.5, 24.5, 3, 31.2, 1), STONE.lit],
    ...body(-4, 6, 12, 15, STONE, 0.3),
    [contour([-11, 21, -4, 26, 3, 21]), slate.shade],
    ...body(0, 0, 70, 9.6, STONE, 0.1),
    [battlements(-35, 35, 24, 9.6, 1.2), STONE.lit],
    ...[-33.6, -25.2, 6.6, 16.2, 25.2, 33.6].flatMap(echaugette),
    ...body(-12, 0, 13, 17.4, STONE, 0.2),
    [battlements(-16, -8, 4, 17.4, 1.2), STONE.lit],
    ...[-18.4, -5.6].flatMap((x): readonly PlatePart[] => [
      ...counted(turned(x, 0, [3.6, 0, 3.4, 20], STONE, 0.24), 'gate tower'),
      [contour([-3.6, 0, -3.4, 20, -1.6, 20, -1.6, 0], x), '#A39C8E'],
      [battlements(x - 3.7, x + 3.7, 5, 20, 1), STONE.lit],
      [box(x, 12, 0.5, 2.2) + box(x, 6, 0.5, 2), STONE.deep],
    ]),
    [roundOpening(-12, 0, 5.6, 8.4), granite.lit],
    [roundOpening(-12, 0, 4.4, 7.4), STONE.deep],
    [cross(-12, 11.4, 3), STONE.deep],
    [box(0, 0, 74, 1.4), basalt.shade],
  ],
  before: [
    [
      bar([-12, 17], [-12, 24], 0.2) + contour([0, 0, 0, 2.6, 4.4, 2.2, 3.6, 1.3, 4.4, 0.3], -12, 21.2),
      '#E9B63C',
    ],
    ...people([-13, -11, -22.4], '#B4382B', 0.4),
    [box(-12, -6, 5.4, 6.6), '#8A8478'],
    [
      spread(-5.4, 0, 6)
        .map((up) => box(-12, up, 5.4, 0.18))
        .join(''),
      '#6A655C',
    ],
  ],
}
