import { PALETTES } from '#art/kit/palettes.ts'
import { tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { battlements, columns, spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite, basalt } = MATERIALS

/** Twelve columns, eight of them along the front, of a copy of the Parthenon. */
export const caltonHill: Plate = {
  sight: 'united-kingdom/edinburgh#calton-hill',
  alt: 'The unfinished National Monument on Calton Hill: eight great Doric columns on broad steps under a bare beam, with the Nelson Monument like a telescope behind.',
  palette: PALETTES.highland,
  across: 74,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#7F9058' },
  shift: -4,
  proportions: { height: 15.4, width: 36.6, counts: { column: 8 } },
  behind: [
    ['M-40 2Q-20 -2 0 0T20 -2.6T44 -5V4H-40z', '#8FA078'],
    ...tiers(27, 2.4, [9, 4.6], basalt, 0.3),
    [battlements(22.5, 31.5, 7, 7, 0.7), basalt.lit],
    ...turned(27, 7, [2.3, 0, 2.1, 13], basalt),
    [box(27, 19.8, 5.4, 0.9), basalt.lit],
    [battlements(24.3, 29.7, 5, 20.6, 0.5), basalt.lit],
    ...turned(27, 20.7, [1.7, 0, 1.6, 6], basalt),
    [box(27, 26.6, 4, 0.6) + box(27, 27, 0.3, 5) + box(27, 30.4, 1.6, 0.22), basalt.shade],
    [circle(27, 31, 0.8), basalt.deep],
    [[10, 14, 17.6, 23.4].map((up) => box(26.4, up, 0.5, 1.2)).join(''), basalt.deep],
  ],
  object: [
    [box(-16.4, 2.1, 2.1, 10.4) + box(16.4, 2.1, 2.1, 10.4), granite.shade],
    [box(0, 12.6, 32.4, 1.7), granite.shade],
    ...columns({ from: -14.7, to: 14.7, count: 8, up: 2.1, width: 1.95, height: 10.4 }, granite),
    [box(0, 12.5, 31.8, 2.9), granite.lit],
    [box(0, 13.8, 31.8, 0.3) + box(12, 12.5, 7.8, 1.3), granite.shade],
    [
      spread(-12.6, 12.6, 7)
        .map((x) => box(x, 12.5, 0.12, 2.9))
        .join(''),
      granite.deep,
    ],
    [stair(0, 0, 36.6, 3, 0.7, 1), granite.lit],
    [[0, 0.7, 1.4].map((up, index) => box(0, up, 36.6 - 2 * index, 0.2)).join(''), granite.shade],
  ],
  before: people([-13, -11.8, -3.2, 6.2, 20.6, 22], '#B4382B', -0.8),
}
