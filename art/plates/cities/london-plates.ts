import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle, gable } from '#art/plates/kit/outlines.ts'
import { arcade, balustrade, battlements, columns, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid, lantern, onionSolid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, marble, lead, gold } = MATERIALS

const westTower = (x: number): readonly PlatePart[] => [
  ...body(x, 0, 11.6, 36, marble, 0.24),
  [
    windows({ from: x, to: x, count: 1, up: 6, width: 3, height: 8 }) +
      arcade({ from: x, to: x, count: 1, up: 21, width: 3.2, height: 9 }),
    marble.deep,
  ],
  ...body(x, 36, 9.6, 12.5, marble, 0.24),
  [arcade({ from: x, to: x, count: 1, up: 38, width: 3, height: 8 }), marble.deep],
  ...body(x, 48.5, 7, 7, marble, 0.24),
  [arcade({ from: x - 1.6, to: x + 1.6, count: 2, up: 49.4, width: 1.5, height: 5 }), marble.deep],
  ...onionSolid(x, 55.5, 3, 6.6, lead),
  [box(x, 61, 0.6, 6), gold.shade],
]

const stPauls: Plate = {
  sight: 'united-kingdom/london#st-paul-s-cathedral',
  alt: 'The west front of St Paul’s Cathedral: a two-storey portico of paired columns between two towers, and the great dome on its colonnade.',
  palette: PALETTES.highland,
  across: 186,
  ground: 0.92,
  setting: { kind: 'paving', ink: '#AAA595' },
  proportions: { height: 111, width: 57, counts: { 'lower column': 12, 'upper column': 8 } },
  object: [
    ...body(0, 30, 43, 22, marble, 0.3),
    [windows({ from: -20, to: 20, count: 17, up: 40, width: 1.5, height: 9.5 }), marble.deep],
    [balustrade(-22, 22, 51, 2), marble.lit],
    ...body(0, 52, 34.5, 9, marble, 0.3),
    [windows({ from: -15, to: 15, count: 11, up: 54, width: 1.4, height: 4 }), marble.deep],
    ...domeSolid(0, 61, 17, 24.5, lead),
    [
      spread(-10, 10, 5)
        .map((x) => box(x, 62, 0.5, 20 - Math.abs(x) * 0.7))
        .join(''),
      lead.shade,
    ],
    ...lantern(0, 84.5, 7, 18, marble, lead),
    [circle(0, 104, 1.4) + box(0, 104, 0.8, 7) + box(0, 108, 3.2, 0.8), gold.lit],
    ...westTower(-22.7),
    ...westTower(22.7),
    ...body(0, 0, 34, 34, marble, 0.12),
    [box(0, 2.6, 31, 14) + box(0, 19.4, 22, 11.6), marble.deep],
    ...pairs(-14.6, 14.6, 6, 2.6, 14, 'lower column'),
    [box(0, 16.6, 34.6, 2.6), marble.lit],
    [box(0, 16.6, 34.6, 0.5), marble.shade],
    ...pairs(-9, 9, 4, 19.2, 11.6, 'upper column'),
    [box(0, 30.8, 25, 1.9), marble.lit],
    [gable(0, 32.7, 26, 6.4), marble.lit],
    [gable(0, 33.4, 20, 4.4), marble.shade],
    [box(0, 0, 40, 0.9) + box(0, 0.9, 38, 0.9) + box(0, 1.8, 36, 0.8), marble.shade],
  ],
  before: people([-46, -44, 36, 48, 50], '#A8332B'),
}

/** Columns in pairs. */
function pairs(
  from: number,
  to: number,
  count: number,
  up: number,
  height: number,
  counted: string,
): readonly PlatePart[] {
  return [-0.85, 0.85].flatMap((offset) => {
    const [shaftPart, ...rest] = columns(
      { from: from + offset, to: to + offset, count, up, width: 1.15, height },
      marble,
    )
    return shaftPart === undefined ? [] : [[shaftPart[0], shaftPart[1], counted] as const, ...rest]
  })
}

const turret = (x: number, width: number): readonly PlatePart[] => [
  ...body(x, 0, width, 34, limestone, 0.3),
  [windows({ from: x, to: x, count: 1, up: 29.5, width: 1, height: 2.4 }), limestone.deep],
  [battlements(x - width / 2, x + width / 2, 4, 34, width / 8), limestone.lit],
  ...onionSolid(x, 34.4, width * 0.4, 5.6, lead),
  [box(x, 39.6, 0.2, 3.4) + box(x + 0.6, 42, 1.2, 0.8), gold.lit],
]

const whiteTower: Plate = {
  sight: 'united-kingdom/london#tower-of-london',
  alt: 'The White Tower of the Tower of London: a square keep with three rows of windows and four turrets under lead caps.',
  palette: PALETTES.morning,
  across: 76,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#8A9A5E' },
  proportions: { height: 43, width: 40, counts: { 'corner turret': 4 } },
  behind: grove(-40, 40, 9, '#6E9188'),
  object: [
    ...turret(-7, 5).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'corner turret'] : [path, ink]),
    ),
    ...turret(9.5, 5).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'corner turret'] : [path, ink]),
    ),
    ...body(0, 0, 36, 27.4, limestone, 0.26),
    [battlements(-18, 18, 13, 27.4, 1.4), limestone.lit],
    ...spread(-13.5, 13.5, 7).map((x): PlatePart => [box(x - 2.25, 0, 1.1, 26), limestone.shade]),
    [
      arcade({ from: -11.2, to: 11.3, count: 6, up: 19.4, width: 1.9, height: 4.6 }) +
        arcade({ from: -11.2, to: 11.3, count: 6, up: 11.4, width: 1.9, height: 4.2 }) +
        windows({ from: -11.2, to: 11.3, count: 6, up: 4.6, width: 1.2, height: 2.6 }),
      limestone.deep,
    ],
    ...turret(-17.5, 5).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'corner turret'] : [path, ink]),
    ),
    ...turret(17.3, 5.4).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'corner turret'] : [path, ink]),
    ),
  ],
  before: people([-25, 22.6, 24], '#B23A2A'),
}

export const LONDON_PLATES = { stPauls, whiteTower } as const
