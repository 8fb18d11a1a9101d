import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, sag } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { wood, granite } = MATERIALS
const FIR = ['#5E8A72', '#44705C', '#2F5648'] as const

const fir = (x: number, up: number, tall: number): string =>
  [0, 0.24, 0.48, 0.7]
    .map((share) => gable(x, up + tall * (0.1 + share * 0.8), tall * 0.34 * (1.1 - share), tall * 0.34))
    .join('') + box(x, up, tall * 0.04, tall * 0.3)

/** 137 m long and 70 m above the river. */
export const capilanoBridge: Plate = {
  sight: 'canada/vancouver#capilano-suspension-bridge',
  alt: 'The Capilano Suspension Bridge in Vancouver: a narrow footbridge that sags on two cables between cliffs with tall firs, people crossing it in single file high above a green river.',
  palette: PALETTES.monsoon,
  across: 176,
  ground: 0.93,
  setting: { kind: 'water', ink: '#4F8A84' },
  proportions: { height: 80 },
  behind: [
    [
      spread(-84, 84, 22)
        .map((x, index) => fir(x, 30 + ((index * 7) % 5) * 4, 34 + ((index * 11) % 4) * 5))
        .join('') + box(0, 0, 180, 40),
      '#8FB6A0',
    ],
    [
      spread(-60, 60, 13)
        .map((x, index) => fir(x, 10 + Math.abs(x) * 0.36, 30 + ((index * 11) % 4) * 4))
        .join('') + contour([-90, 0, -90, 46, -40, 12, 0, 6, 40, 12, 90, 46, 90, 0]),
      '#76A28C',
    ],
  ],
  object: [
    [contour([-90, 0, -90, 70, -66, 70, -60, 52, -64, 40, -50, 24, -46, 10, -34, 0]), granite.lit],
    [contour([-90, 0, -90, 70, -78, 70, -72, 40, -60, 14, -54, 0]), granite.shade],
    [contour([90, 0, 90, 70, 66, 70, 60, 54, 66, 38, 52, 26, 48, 8, 36, 0]), granite.shade],
    [contour([90, 0, 90, 70, 80, 70, 74, 44, 62, 16, 58, 0]), granite.deep],
    [sag([-69, 77], [69, 77], 68.4, 0.8), wood.deep],
    [
      spread(-64, 64, 44)
        .map((x) => {
          const drop = (x / 69) ** 2
          return box(x, 65.4 + 5 * drop, 0.3, 3 + 4 * drop)
        })
        .join(''),
      wood.deep,
    ],
    [sag([-69, 71], [69, 71], 65.6, 1.5), wood.lit],
    [sag([-69, 70], [69, 70], 64.6, 0.5), wood.shade],
    ...[-70, 70].flatMap((x): readonly PlatePart[] => [
      [box(x - 1.2, 69, 1.4, 11) + box(x + 1.2, 69, 1.4, 11) + box(x, 78.4, 5, 1.6), wood.lit],
    ]),
    [
      [-62, -66, 63, 68]
        .map((x, index) => `M${x - 5} ${-([44, 66, 48, 64][index] ?? 44)}q4 -5 9 -1q-2 4 -9 1z`)
        .join(''),
      FIR[0],
    ],
  ],
  before: [
    ...spread(-52, 46, 9).flatMap((x, index) =>
      people([x], index % 3 === 0 ? '#E8B23A' : '#B4382B', 66.6 + 5 * (x / 69) ** 2, 1.5),
    ),
    [fir(-84, 0, 88) + fir(85, 0, 80), FIR[2]],
    [fir(-76, 0, 60) + fir(77, 0, 52), FIR[1]],
    [
      spread(-30, 30, 5)
        .map((x, index) => `M${x} ${4 + (index % 2) * 3}q7 -2 14 0q-7 2 -14 0z`)
        .join(''),
      '#CFE6DC',
    ],
  ],
}
