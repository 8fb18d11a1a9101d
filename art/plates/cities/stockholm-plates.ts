import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, polygon, trapezium } from '#art/plates/kit/outlines.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { brick, copper, gold, wood, granite } = MATERIALS

/** The tower is 106 m high and carries the three crowns of Sweden. */
const cityHall: Plate = {
  sight: 'sweden/stockholm#city-hall',
  alt: 'Stockholm City Hall from the water: a long brick palace over an arcade, and at its corner the tall tower with an open lantern and three crowns.',
  palette: PALETTES.polar,
  across: 190,
  ground: 0.9,
  setting: { kind: 'water', ink: '#2C5E78' },
  shift: 34,
  proportions: { height: 106, counts: { crown: 3 } },
  object: [
    ...body(-57, 0, 100, 24, brick, 0.06),
    [
      polygon([
        [-108, 24],
        [-104, 31],
        [-6, 31],
        [-6, 24],
      ]),
      copper.lit,
    ],
    [arcade({ from: -102, to: -20, count: 14, up: 1, width: 3.6, height: 7 }), brick.deep],
    [windows({ from: -102, to: -20, count: 18, up: 13, width: 1.8, height: 7 }), brick.deep],
    ...body(-100, 24, 9, 12, brick, 0.3),
    [
      polygon([
        [-105, 36],
        [-100, 44],
        [-95, 36],
      ]),
      copper.lit,
    ],
    [trapezium(0, 0, 16.4, 14.6, 78), brick.lit],
    [
      polygon([
        [3, 0],
        [3, 78],
        [7.3, 78],
        [8.2, 0],
      ]),
      brick.shade,
    ],
    [
      windows({ from: -3, to: -3, count: 1, up: 10, width: 1.2, height: 3 }) +
        windows({ from: -3, to: -3, count: 1, up: 32, width: 1.2, height: 3 }) +
        windows({ from: -3, to: -3, count: 1, up: 54, width: 1.2, height: 3 }),
      brick.deep,
    ],
    [windows({ from: -5.4, to: 5.4, count: 5, up: 68, width: 1.3, height: 7 }), brick.deep],
    [box(0, 78, 16, 1.6), copper.shade],
    ...body(0, 79.6, 9, 10.4, copper, 0.3),
    [arcade({ from: -2.8, to: 2.8, count: 3, up: 80.4, width: 1.9, height: 8.4 }), copper.deep],
    [trapezium(0, 90, 10, 5, 3), copper.lit],
    ...body(0, 93, 4.4, 4, copper, 0.3),
    [trapezium(0, 97, 5, 0.8, 3), copper.lit],
    [box(0, 99, 0.5, 7), gold.shade],
    [
      [
        [-1.7, 101],
        [1.7, 101],
        [0, 103.8],
      ]
        .map(([x = 0, up = 0]) => circle(x, up, 1.1))
        .join(''),
      gold.lit,
      'crown',
    ],
  ],
}

/** The hull is 19.3 m high at the stern, and the ship 69 m long with its bowsprit. */
const vasa: Plate = {
  sight: 'sweden/stockholm#vasa-museum',
  alt: 'The ship Vasa from the side: the high carved stern, two rows of gun ports, the long beakhead and three lower masts.',
  palette: PALETTES.autumn,
  across: 80,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#5E4636' },
  proportions: { height: 19.3, width: 69 },
  behind: [
    [
      [
        [-19, 30],
        [0, 33],
        [16, 28],
      ]
        .map(([x = 0, top = 0]) => box(x, 9, 1, top - 9))
        .join(''),
      wood.shade,
    ],
    [
      [
        [-19, 24],
        [0, 26],
        [16, 22.6],
      ]
        .map(([x = 0, up = 0]) => box(x, up, 4.4, 0.9))
        .join(''),
      wood.deep,
    ],
  ],
  object: [
    [
      'M-31 -19.3L-34.5 -18.6L-31.5 -10L-28 -6L-25 -2.4C-16 -0.2 14 -0.2 20 -2C24 -4 27 -7 27.5 -9.4L34.5 -12.6L34 -13.6L27 -11.6L24 -11.4L22 -10.8C10 -9.4 -4 -9.8 -12 -11L-13 -12.6L-21 -14L-22 -16.4z',
      wood.lit,
    ],
    ['M-25 -2.4C-16 -0.2 14 -0.2 20 -2C24 -4 27 -7 27.5 -9.4C20 -5.2 -12 -4.6 -28 -6z', wood.shade],
    ['M-31 -19.3L-34.5 -18.6L-31.5 -10L-28 -6L-27 -9.4L-29.4 -16z', wood.shade],
    [
      spread(18, 10.6, 5)
        .map((up) =>
          polygon([
            [-33.4 + (18 - up) * 0.3, up],
            [-30 + (18 - up) * 0.22, up + 0.2],
            [-30 + (18 - up) * 0.22, up - 0.5],
            [-33.2 + (18 - up) * 0.3, up - 0.7],
          ]),
        )
        .join(''),
      MATERIALS.gold.lit,
    ],
    [windows({ from: -28, to: -23.4, count: 3, up: 12.6, width: 1, height: 1.6 }), MATERIALS.gold.shade],
    [
      spread(-23, 19, 13)
        .map((x) => box(x, 5.7 + (x / 40) ** 2, 1, 1))
        .join(''),
      wood.deep,
    ],
    [
      spread(-22, 20, 13)
        .map((x) => box(x, 8.2 + (x / 40) ** 2, 1, 1))
        .join(''),
      wood.deep,
    ],
    ['M-28 -7.4C-10 -6 14 -6 27 -9.8V-9.3C14 -5.5 -10 -5.5 -28 -6.9z', MATERIALS.gold.shade],
    [box(0, 0, 44, 0.9) + box(-12, 0, 1, 2) + box(12, 0, 1, 2), granite.deep],
  ],
}

export const STOCKHOLM_PLATES = { cityHall, vasa } as const
