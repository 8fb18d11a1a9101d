import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const OCHRE: Material = { lit: '#EFC98A', shade: '#C08A54', deep: '#6E4630' }
const { white } = MATERIALS

/** The gnomon is 27 m high over a base of 44 m; its slope points at the pole star, at 27 degrees. */
export const samratYantra: Plate = {
  sight: 'india/jaipur#jantar-mantar',
  alt: 'The Samrat Yantra of the Jantar Mantar in Jaipur from the side: a huge triangular wall with a stair up its sloping edge and a small pavilion on top, and the curved scale on which its shadow falls.',
  palette: PALETTES.noon,
  across: 66,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#8FA262' },
  proportions: { height: 31.6, counts: { scale: 2 } },
  shift: 2,
  behind: [
    ...grove(-33, 33, 4, '#9CB284'),
    [box(-24, 0, 16, 5) + battlements(-32, -16, 8, 5, 1) + box(26, 0, 14, 4.4), '#D98A6E'],
  ],
  object: [
    ['M20 0A19 19 0 0 0 4 -11L5.6 -12.4A17 17 0 0 1 23 -2.4V0z', OCHRE.shade, 'scale'],
    [contour([-26, 0, 20, 25.6, 22, 25.6, 22, 0]), OCHRE.lit],
    [contour([17.4, 0, 17.4, 24.2, 20, 25.6, 22, 25.6, 22, 0]), OCHRE.shade],
    [
      spread(-8, 15, 5)
        .map((x) => roundOpening(x, 1, 3, Math.max(3, (x + 26) * 0.3)))
        .join(''),
      OCHRE.shade,
    ],
    [
      spread(-8.4, 14.6, 5)
        .map((x) => roundOpening(x, 1, 2.1, Math.max(2.4, (x + 26) * 0.3 - 0.6)))
        .join(''),
      OCHRE.deep,
    ],
    [contour([-26, 0, 20, 25.6, 20, 26.9, -26, 1.3]), '#F7DCA4'],
    [
      spread(-24, 18.6, 28)
        .map((x) => box(x, (x + 26) * 0.5565, 0.9, 0.9))
        .join(''),
      OCHRE.shade,
    ],
    ['M-16 0A21 21 0 0 1 5 -15.4L6.4 -13A18.4 18.4 0 0 0 -10.4 0z', white.lit, 'scale'],
    ['M-14 0A19 19 0 0 1 5.4 -14.2L5.9 -13.6A18.6 18.6 0 0 0 -12.6 0z', OCHRE.shade],
    ...body(20.4, 25.6, 3.4, 0.5, white, 0.3),
    [[19.2, 20.4, 21.6].map((x) => box(x, 26, 0.34, 2.6)).join(''), OCHRE.shade],
    [box(20.4, 28.4, 4.6, 0.4), white.shade],
    ...domeSolid(20.4, 28.8, 1.6, 1.6, OCHRE),
    [box(20.4, 30.3, 0.16, 1.3), OCHRE.deep],
    [box(0, 0, 52, 0.5), OCHRE.deep],
  ],
  before: [...people([-21, -19.6, 3, 26.6], '#B4382B', -1.4), ...people([4.4], '#2C4A66', 17, 0.9)],
}
