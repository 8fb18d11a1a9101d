import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { glass, steel } = MATERIALS
const PANE: Material = { lit: '#C3DDE2', shade: '#86AEBE', deep: '#4A7288' }

/** 173 m high, two towers of 54 m each side by side with a ring across the gap. */
export const umedaSky: Plate = {
  sight: 'japan/osaka#umeda-sky-building',
  alt: 'The Umeda Sky Building in Osaka: two tall glass towers joined at the top by a deck with a large round hole, and two thin escalators that cross the gap below it.',
  palette: PALETTES.city,
  across: 310,
  ground: 0.92,
  setting: { kind: 'grass', ink: '#4E5A4E' },
  proportions: { height: 173, counts: { tower: 2, escalator: 2 } },
  behind: [
    [
      spread(-145, 145, 15)
        .map((x, index) => (Math.abs(x) < 60 ? '' : box(x, 0, 18, 50 + ((index * 37) % 6) * 12)))
        .join(''),
      '#B87A84',
    ],
    [
      spread(-140, 140, 11)
        .map((x, index) => box(x, 0, 22, 20 + ((index * 31) % 5) * 6))
        .join(''),
      '#94607E',
    ],
  ],
  object: [
    ...[-39, 39].flatMap((x): readonly PlatePart[] => [
      ...counted(body(x, 0, 34, 150, PANE, 0.3), 'tower'),
      [
        spread(6, 146, 29)
          .map((up) => box(x, up, 34, 1))
          .join(''),
        PANE.deep,
      ],
      [
        spread(x - 13, x + 13, 5)
          .map((at) => box(at, 0, 0.7, 150))
          .join(''),
        PANE.deep,
      ],
      [box(x - Math.sign(x) * 13, 0, 8, 150), steel.shade],
      [
        spread(6, 146, 29)
          .map((up) => box(x - Math.sign(x) * 13, up, 8, 0.7))
          .join(''),
        steel.deep,
      ],
    ]),
    [
      contour([
        -58, 150, -61, 154, -61, 170, 61, 170, 61, 154, 58, 150, 22, 150, 17, 158, 17, 158, -17, 158, -22,
        150,
      ]),
      steel.lit,
    ],
    ['M-61 -156H61V-163H-61z', PANE.deep],
    ['M-17 -150A17 8 0 0 1 17 -150L22 -150L14 -158H-14L-22 -150z', steel.deep],
    [contour([20, 150, 20, 170, 61, 170, 61, 154, 58, 150]), steel.shade],
    ['M-17 -158A17 5 0 0 0 17 -158A17 5 0 0 0 -17 -158z', '#FFD79A'],
    [
      spread(-57, 57, 20)
        .map((x) => box(x, 155, 1, 8))
        .join(''),
      glass.lit,
    ],
    [box(0, 170, 118, 3), steel.shade],
    [bar([-22, 128], [10, 152], 3.2), '#F3E6C8', 'escalator'],
    [bar([22, 122], [-6, 152], 3.2), '#D9C8A4', 'escalator'],
    [box(0, 96, 44, 5), steel.lit],
    [box(0, 96, 44, 1.6), steel.deep],
  ],
  before: [
    ...grove(-155, -58, 12, '#3E4E48', -8),
    ...grove(58, 155, 12, '#3E4E48', -8),
    ...people([-16, -8, 12], '#E6B84A', -8, 3.4),
  ],
}
