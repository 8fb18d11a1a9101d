import { PALETTES } from '#art/kit/palettes.ts'
import { around, spokes } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, polygon } from '#art/plates/kit/outlines.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { chain } from '#art/plates/kit/spans.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, gold, steel } = MATERIALS

const HUB = 34.3

const RIM = 28.6

/** One cabin in every second place: fifteen are left of thirty. */
const CABINS = spread(6, 342, 15)

/** 64.75 m high, 61 m across. */
export const riesenrad: Plate = {
  sight: 'austria/vienna#prater',
  alt: 'The Riesenrad in the Prater: a large wheel on crossed cables with fifteen red cabins, between two splayed legs.',
  palette: PALETTES.dusk,
  across: 106,
  ground: 0.95,
  setting: { kind: 'grass', ink: '#5E6A4C' },
  proportions: { height: 64.75, width: 61, counts: { cabin: 15 } },
  behind: [
    ...grove(-54, 54, 11, '#A4604E'),
    ...grove(-54, -20, 15, '#8C5248'),
    ...grove(24, 54, 16, '#8C5248'),
  ],
  object: [
    [
      [-1, 1]
        .map((side) => bar([3 * side, HUB], [19 * side, 0], 1.5) + bar([1.4 * side, HUB], [9 * side, 0], 1.3))
        .join(''),
      steel.lit,
    ],
    [
      [-1, 1]
        .map((side) =>
          [9, 18, 26]
            .map((up) =>
              bar([side * (3 + 16 * (1 - up / HUB)), up], [side * (1.4 + 7.6 * (1 - up / HUB)), up], 0.6),
            )
            .join(''),
        )
        .join(''),
      steel.lit,
    ],
    [spokes(0, HUB, RIM, 30, 0.22), steel.deep],
    [
      chain(
        spread(0, 360, 61).map((turn) => around(0, HUB, RIM, turn)),
        0.8,
      ) +
        chain(
          spread(0, 360, 61).map((turn) => around(0, HUB, RIM - 2.4, turn)),
          0.5,
        ),
      steel.deep,
    ],
    [
      spread(0, 354, 60)
        .map((turn, index) =>
          bar(around(0, HUB, RIM, turn), around(0, HUB, RIM - 2.4, turn + (index % 2 ? 6 : -6)), 0.35),
        )
        .join(''),
      steel.deep,
    ],
    [circle(0, HUB, 1.9), steel.deep],
    [circle(0, HUB, 1), gold.lit],
    [
      CABINS.map((turn) => {
        const [x, up] = around(0, HUB, RIM, turn)
        return polygon([
          [x - 2.5, up - 1.4],
          [x - 2.5, up + 1],
          [x - 1.7, up + 1.8],
          [x + 1.7, up + 1.8],
          [x + 2.5, up + 1],
          [x + 2.5, up - 1.4],
        ])
      }).join(''),
      '#C03A2A',
      'cabin',
    ],
    [
      CABINS.map((turn) => {
        const [x, up] = around(0, HUB, RIM, turn)
        return windows({ from: x - 1.5, to: x + 1.5, count: 3, up: up - 0.4, width: 0.72, height: 1.1 })
      }).join(''),
      '#FFE9BE',
    ],
    [box(0, 0, 26, 2.6), white.lit],
    [box(0, 2.6, 27, 0.6), '#8C2F2A'],
  ],
  before: [
    ...people([-24, -22, 17, 25, 27.4], '#2C4A66', -1),
    ...tree(-38, 12, '#5F7348', '#44573C'),
    ...tree(40, 14, '#5F7348', '#44573C'),
  ],
}
