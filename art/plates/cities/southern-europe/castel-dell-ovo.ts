import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { battlements, spread } from '#art/plates/kit/rows.ts'
import { roundHole } from '#art/plates/kit/spans.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const TUFA: Material = { lit: '#E3BE86', shade: '#B48A58', deep: '#5E4632' }

/** By its proportions; the keep stands at the end towards the sea. */
export const castelDellOvo: Plate = {
  sight: 'italy/naples#castel-dell-ovo',
  alt: 'Castel dell’Ovo in Naples from the water: a long fortress of yellow tufa on a low islet, with a few small windows and a bridge of arches to the shore, boats in the harbour at its foot and Vesuvius behind.',
  palette: PALETTES.dusk,
  across: 220,
  ground: 0.76,
  setting: { kind: 'water', ink: '#3E6A8A' },
  proportions: { height: 49, counts: { arch: 4 } },
  behind: [
    [
      'M-110 0V-10C-60 -14 -30 -22 -6 -40L6 -54L14 -58L22 -50L30 -52L42 -64L48 -68L56 -66L66 -52C80 -34 96 -22 110 -16V0z',
      '#A8587A',
    ],
    ['M30 -52L42 -64L48 -68L56 -66L66 -52C80 -34 96 -22 110 -16V0H60C66 -20 50 -44 30 -52z', '#8A4670'],
    ['M-110 0V-5Q-40 -8 10 -5T110 -4V0z', '#C0706E'],
  ],
  object: [
    [contour([-70, -2, -66, 4, -50, 6, 40, 6, 66, 5, 72, -2]), '#8A7058'],
    [contour([-62, 4, -60, 26, -34, 26, -34, 32, 4, 32, 6, 42, 50, 42, 52, 30, 62, 28, 64, 4]), TUFA.lit],
    [contour([30, 4, 30, 42, 50, 42, 52, 30, 62, 28, 64, 4]), TUFA.shade],
    [contour([-60, 4, -58, 14, 60, 16, 63, 4]), TUFA.shade],
    [contour([-60, 4, -58, 13, 30, 14, 30, 4]), '#D2A872'],
    [
      battlements(-60, -35, 9, 26, 1.6) + battlements(-33, 3, 12, 32, 1.6) + battlements(7, 49, 14, 42, 1.7),
      TUFA.lit,
    ],
    [
      spread(-54, 54, 10)
        .map((x, index) => box(x, 19 + (index % 3) * 1.6, 1.8, 2.8))
        .join('') +
        spread(12, 44, 5)
          .map((x) => roundOpening(x, 32, 2.4, 4.6))
          .join('') +
        spread(-28, -4, 4)
          .map((x) => box(x, 26, 1.8, 2.6))
          .join(''),
      TUFA.deep,
    ],
    [box(22, 43.8, 12, 3.2), TUFA.shade],
    [box(22, 43, 0.4, 4), TUFA.deep],
    // The causeway to the shore.
    [box(-90, 0, 50, 7) + [-104, -94, -84, -74].map((x) => roundHole(x, -0.1, 7, 5.4)).join(''), '#C9A274'],
    [[-104, -94, -84, -74].map((x) => box(x - 5, 0, 1.6, 6)).join(''), '#A5835C', 'arch'],
    [box(-90, 6.6, 52, 1), '#E9CC9A'],
  ],
  before: [
    ...spread(-50, -14, 5).flatMap((x, index): readonly PlatePart[] => [
      [
        `M${x - 3.6} 0.6Q${x} 2.6 ${x + 3.6} 0.4L${x + 2.6} 2.6H${x - 2.6}z`,
        ['#FBF5E6', '#2F6E8A', '#C8402E', '#FBF5E6', '#E8B23A'][index] ?? '#FBF5E6',
      ],
      [bar([x, 0], [x, 9], 0.3), '#4A3A34'],
    ]),
    ['M34 9Q46 13 58 8.6L55 13.4H38z', '#FBF5E6'],
    ['M46 8.6V-16L58 7.4zM44.6 8.4V-12L36 8z', '#FFF1DA'],
    ...people([-96, -88, -86], '#2C4A66', 7.2, 2),
    [bar([-110, -22], [110, -22], 0.3), '#5E8AA4'],
  ],
}
