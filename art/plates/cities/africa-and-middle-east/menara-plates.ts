import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread } from '#art/plates/kit/rows.ts'
import { cypress, grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { stucco, gold } = MATERIALS

/** A square pavilion under a pyramid of green tiles at the edge of a great basin. */
const menara: Plate = {
  sight: 'morocco/marrakech#menara',
  alt: 'The Menara pavilion: an ochre building of two storeys under a pyramid of green tiles, with a balcony towards the basin, olive trees around it and snowy mountains behind.',
  palette: PALETTES.morning,
  across: 46,
  ground: 0.76,
  setting: { kind: 'water', ink: '#5E8E8E' },
  shift: 3,
  proportions: { height: 13.6, width: 12.4 },
  behind: [
    [
      contour([
        -26, 0, -26, 8, -21, 11, -17, 9.4, -12, 13, -7, 10.4, -1, 14, 4, 11, 9, 13.4, 14, 10, 20, 11, 20, 0,
      ]),
      '#A9BCC0',
    ],
    [
      contour([-21, 11, -19.4, 10, -17, 9.4, -14.6, 10.6, -12, 13, -13, 11, -16, 10.4]) +
        contour([-4, 12.2, -1, 14, 1.4, 12.4, -0.6, 12.8, -2, 11.8]) +
        contour([6.6, 12.2, 9, 13.4, 11, 12.2, 9, 12.4, 8, 11.6]),
      '#F4F2EA',
    ],
    ...grove(-26, 20, 5.4, '#6E8A5C'),
    ...grove(-26, 20, 3.4, '#557248'),
    ...cypress(-11.4, 9.4, '#4C6A48', '#35503A'),
    ...cypress(10.6, 8.6, '#4C6A48', '#35503A'),
    ...palm(-18, 11, '#557248', '#7D5A3C'),
    [box(-3, 0, 52, 1), '#C79A6C'],
  ],
  object: [
    ...body(0, 0, 10.4, 8.6, stucco, 0.26),
    [box(0, 4, 11, 0.35), stucco.shade],
    [balustrade(-4.6, 4.6, 4.3, 0.9), stucco.lit],
    [
      arcade({ from: 0, to: 0, count: 1, up: 5, width: 2.4, height: 3 }) +
        arcade({ from: -3.2, to: 3.2, count: 2, up: 5, width: 1.3, height: 2.3 }),
      stucco.deep,
    ],
    [
      arcade({ from: 0, to: 0, count: 1, up: 0, width: 2.4, height: 3.2 }) +
        arcade({ from: -3.2, to: 3.2, count: 2, up: 0.8, width: 1.1, height: 1.8 }),
      stucco.deep,
    ],
    [box(0, 8.4, 11, 0.5), stucco.shade],
    [contour([-6.2, 8.7, 0, 12.6, 6.2, 8.7]), '#4F8A64'],
    [contour([1.4, 8.7, 0, 12.6, 6.2, 8.7]), '#356650'],
    [
      spread(-5, 5, 11)
        .map((x) => contour([x * 0.14, 12.2 - Math.abs(x) * 0.08, x - 0.08, 8.8, x + 0.08, 8.8]))
        .join(''),
      '#356650',
    ],
    [box(0, 12.4, 0.2, 1.2) + circle(0, 12.8, 0.36), gold.shade],
  ],
  before: [
    [
      spread(-0.9, -6.6, 7)
        .map((up) => box(Math.sin(up * 3) * 0.5, up, 8.6 + up * 0.5, 0.28))
        .join(''),
      '#C9B48A',
    ],
    ...people([-14, -12.8, 8.4, 14], '#B4382B', 0.9),
  ],
}

export const MENARA_PLATES = { menara } as const
