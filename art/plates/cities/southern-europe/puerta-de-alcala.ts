import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { symmetric } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, limestone } = MATERIALS

/** About 19.5 m high without the coat of arms; five openings: three arches between two flat doors. */
export const puertaDeAlcala: Plate = {
  sight: 'spain/madrid#retiro-park',
  alt: 'The Puerta de Alcalá at the corner of the Retiro in Madrid: a granite gate with three round arches between two square doors, half columns, an attic with a coat of arms and trophies.',
  palette: PALETTES.autumn,
  across: 58,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#8A9A5E' },
  proportions: { height: 22, width: 42, counts: { arch: 3, door: 2 } },
  behind: [...grove(-29, 29, 9, '#B99A62'), ...grove(-29, 29, 6, '#9C8550')],
  object: [
    ...body(0, 0, 42, 12.2, granite, 0.12),
    [arcade({ from: -9.6, to: 9.6, count: 3, up: 0, width: 5.2, height: 10.4 }), '#DDBE8E'],
    [arcade({ from: -9.3, to: 9.9, count: 3, up: 0, width: 4.6, height: 10 }), '#F4DDB0', 'arch'],
    [[-9.6, 0, 9.6].map((x) => box(x - 2.2, 0, 0.9, 7.6)).join(''), granite.deep],
    [[-17.6, 17.6].map((x) => box(x, 0, 3.4, 6.4)).join(''), '#F4DDB0', 'door'],
    [[-17.6, 17.6].map((x) => box(x - 1.4, 0, 0.6, 6.4)).join(''), granite.deep],
    [[-17.6, 17.6].map((x) => box(x, 6.4, 4.4, 0.6) + box(x, 8, 3, 2)).join(''), limestone.lit],
    ...[-20.2, -14.8, -13, -6.4, -4.6, 4.6, 6.4, 13, 14.8, 20.2].flatMap((x): readonly PlatePart[] => [
      [box(x, 0, 1.4, 1.4) + box(x, 10.9, 1.5, 1), limestone.lit],
      [box(x, 1.4, 1.1, 9.6), granite.lit],
      [box(x + 0.34, 1.4, 0.44, 9.6), granite.shade],
    ]),
    [box(0, 11.9, 42, 1.7), granite.lit],
    [box(0, 11.9, 42, 0.4) + box(0, 13.4, 42, 0.5), granite.shade],
    ...body(0, 13.9, 20, 4, granite, 0.2),
    [box(0, 14.6, 9, 2.6), limestone.lit],
    [box(0, 15.1, 8, 0.24) + box(0, 15.7, 8, 0.24) + box(0, 16.3, 8, 0.24), granite.shade],
    [gable(0, 17.9, 13, 1.4), granite.lit],
    [balustrade(-20.6, -10.4, 13.9, 1.2) + balustrade(10.4, 20.6, 13.9, 1.2), granite.lit],
    [
      [-18, -13, 13, 18]
        .map((x) => symmetric(x, 15.1, [1, 0, 0.7, 0.7, 0.9, 1.2, 0.3, 1.7, 0.2, 2.4]))
        .join(''),
      limestone.shade,
    ],
    [
      [-8.6, 8.6].map((x) => symmetric(x, 17.9, [0.9, 0, 0.6, 1, 0.3, 1.6, 0.28, 2.1])).join(''),
      limestone.shade,
    ],
    [symmetric(0, 18.6, [1.9, 0, 2.1, 1, 1.6, 2, 0.9, 2.3, 1, 3, 0.2, 3.4]), limestone.lit],
    [symmetric(0, 18.9, [1, 0, 1.1, 0.8, 0.7, 1.3]), granite.shade],
  ],
  before: [
    [box(0, -2, 60, 0.5), '#C9BBA0'],
    [
      spread(-26, 26, 21)
        .map((x, index) => circle(x, -1.2 + (index % 2) * 0.2, 0.7))
        .join(''),
      '#B4463A',
    ],
    [
      spread(-27, 27, 16)
        .map((x) => circle(x, -1.5, 0.8))
        .join(''),
      '#6E8A4A',
    ],
    ...people([-14, -1, 1, 22.6], '#2C4A66', -0.2),
  ],
}
