import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { band, chain, parabola, truss } from '#art/plates/kit/spans.ts'
import { grove } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { steel, basalt, copper } = MATERIALS
const DECK = 15

/** One tied arch over a span: an upper and a lower curve with a lattice, and hangers to the deck. */
function archOver(x: number, span: number, rise: number): readonly PlatePart[] {
  const count = Math.round(span / 9.6)
  const moved = (spots: ReturnType<typeof parabola>) => spots.map(([right, up]) => [right + x, up] as const)
  const upper = moved(parabola(span / 2 - 1.4, DECK + 7.4, DECK + rise, count))
  const lower = moved(parabola(span / 2 - 1.4, DECK, DECK + rise - 4.6, count))
  return [
    [lower.map(([right, up]) => box(right, DECK, 0.6, up - DECK)).join(''), steel.shade],
    [truss(upper, lower, 1), steel.lit],
    [chain(lower, 1.8), steel.lit],
    [
      band([...upper, ...upper.toReversed().map(([right, up]) => [right, up - 2] as const)], []),
      steel.deep,
      'arch',
    ],
  ]
}

/** 409 m long in spans of 118.9, 167.8 and 122.6 m. */
export const hohenzollernBridge: Plate = {
  sight: 'germany/cologne#hohenzollern-bridge',
  alt: 'The Hohenzollern Bridge in Cologne: three long steel arches with a lattice over the railway, the middle one the highest, on stone piers in the Rhine, a rider on a pedestal at the end and the dark spires of the cathedral behind.',
  palette: PALETTES.gold,
  across: 500,
  ground: 0.78,
  setting: { kind: 'water', ink: '#6A7C80' },
  shift: 40,
  proportions: { height: 41, counts: { arch: 3 } },
  behind: [
    [
      spread(-200, 206, 24)
        .map((x, index) => box(x, 0, 18, 18 + ((index * 29) % 17)))
        .join(''),
      '#D9A878',
    ],
    [
      contour([
        -284, 0, -284, 96, -276, 157, -272, 120, -266, 157, -258, 96, -258, 60, -250, 64, -214, 64, -206, 46,
        -206, 0,
      ]) + contour([-236, 60, -233, 109, -230, 60]),
      '#8F6A50',
    ],
    [
      spread(-254, -210, 8)
        .map((x) => contour([-1.4, 0, 0, 12, 1.4, 0], x, 44))
        .join(''),
      '#8F6A50',
    ],
    ...grove(-290, 215, 13, '#A88A58'),
  ],
  object: [
    ...[-208, -86.5, 84.5, 208].flatMap((x) => body(x, 0, 9, DECK, basalt, 0.34)),
    ...archOver(-147.2, 118.9, 22.6),
    ...archOver(-1, 167.8, 25.5),
    ...archOver(146.3, 122.6, 22.6),
    [box(-36, DECK - 3.4, 540, 3.8), steel.shade],
    [box(-36, DECK - 0.4, 540, 0.9), steel.lit],
    [
      spread(-226, 226, 58)
        .map((x) => box(x, DECK - 3.2, 0.6, 2.6))
        .join(''),
      steel.deep,
    ],
    ...[-220, 220].flatMap((x): readonly PlatePart[] => [
      ...body(x, 0, 13, 22, basalt, 0.34),
      [
        contour(
          [-4, 0, -3.6, 4, -4.6, 7, -2, 6.4, 2, 6.4, 3, 4, 3, 0, 2.2, 0, 1.8, 3.4, -2, 3.4, -2.6, 0],
          x,
          22,
        ) +
          contour([-1.2, 6, -0.8, 10, 0.8, 10, 1.4, 6], x, 22) +
          circle(x, 32.8, 1),
        copper.shade,
      ],
    ]),
  ],
  before: [
    [box(-24, DECK + 0.5, 96, 3.6), '#B4382B'],
    [windows({ from: -68, to: 20, count: 26, up: DECK + 2, width: 2, height: 1.3 }), '#FFF6DA'],
    [contour([-70, -20, -60, -28, 20, -28, 34, -20]), '#3A3440'],
    [box(-34, -20, 40, 5) + box(-40, -15, 14, 4), '#F3E3C3'],
    [windows({ from: -50, to: -18, count: 9, up: -18.6, width: 2, height: 2 }), '#3A3440'],
  ],
}
