import { PALETTES } from '#art/kit/palettes.ts'
import { box, polygon } from '#art/plates/kit/outlines.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

/** 76 m across and 62 m high. */
const biosphere: Plate = {
  sight: 'canada/montreal#biosphere-and-ile-sainte-helene',
  alt: 'The Biosphère on Île Sainte-Hélène: a huge open globe of thin steel triangles without a skin, cut off at its foot, with the museum visible inside.',
  palette: PALETTES.morning,
  across: 114,
  ground: 0.88,
  setting: { kind: 'grass', ink: '#5E8A64' },
  proportions: { height: 62, width: 76, counts: { ring: 9 } },
  behind: grove(-57, 57, 13, '#6E9A80'),
  object: [
    ['M-29.4 0A38 38 0 1 1 29.4 0z', '#9CC8C4'],
    [box(0, 0, 40, 13) + box(-6, 13, 34, 9) + box(4, 22, 22, 8), '#D9D6C8'],
    [box(14, 0, 12, 13) + box(6, 13, 10, 9), '#A5A9A2'],
    [box(0, 11, 40, 1) + box(-6, 20, 34, 1), '#6E7C80'],
    [
      spread(-1.5, 1.5, 10)
        .map((turn) => globeLine(turn, 0.62) + globeLine(turn, -0.62))
        .join(''),
      '#4C5F6C',
    ],
    [
      spread(3, 58, 9)
        .map((up) => box(0, up, 2 * globeHalf(up), 0.5))
        .join(''),
      '#5E7280',
      'ring',
    ],
  ],
  before: [...grove(-57, -24, 7, '#4C7A60', -2), ...grove(24, 57, 8, '#4C7A60', -2)],
}

/** Half the width of the globe at a height; its middle lies 24 m above the ground. */
function globeHalf(up: number): number {
  return Math.sqrt(Math.max(0, 38 ** 2 - (up - 24) ** 2))
}

/** One slanting line of the net, which turns by `slant` of a radian from the middle to the top. */
function globeLine(turn: number, slant: number): string {
  const side = spread(0, 61.6, 12).map(
    (up) => [globeHalf(up) * Math.sin(turn + (slant * (up - 24)) / 38), up] as const,
  )
  return polygon([
    ...side.map(([x, up]) => [x - 0.22, up] as const),
    ...side.toReversed().map(([x, up]) => [x + 0.22, up] as const),
  ])
}

export const MONTREAL_PLATES = { biosphere } as const
