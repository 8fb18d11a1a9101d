import { PALETTES } from '#art/kit/palettes.ts'
import { box, circle } from '#art/plates/kit/outlines.ts'
import { bands, turned } from '#art/plates/kit/profiles.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const WALL: Material = { lit: '#D9BE94', shade: '#A8865E', deep: '#54402F' }
const FOAM = '#E9F3EC'

/** By its proportions: the outermost sentry box, over the surf. */
export const garita: Plate = {
  sight: 'puerto-rico/san-juan#castillo-san-cristobal',
  alt: 'The Garita del Diablo below San Cristóbal in San Juan: a small round sentry box of stone with slits and a domed roof, at the tip of a weathered wall above the surf.',
  palette: PALETTES.noon,
  across: 19,
  ground: 0.78,
  setting: { kind: 'water', ink: '#1F7C98' },
  proportions: { height: 9.1 },
  shift: 1.4,
  object: [
    ['M-13 0V-4.8L-9 -4.9L-4 -4.6L-2 -4.3V0z', WALL.lit],
    ['M-13 0V-1.6L-8 -1.2L-3 -2L-2 -4.3V0z', WALL.shade],
    [
      [-11, -8.6, -6.4, -4.2]
        .map(
          (x, index) =>
            box(x, 2.4 + (index % 2) * 0.8, 1.9, 0.1) + box(x + 0.8, 3.4 - (index % 2) * 0.5, 1.4, 0.1),
        )
        .join(''),
      WALL.shade,
    ],
    ['M-13 -4.8L-4 -4.6L-1.9 -4.2V-3.8L-4 -4.2L-13 -4.4z', '#EAD3AC'],
    ['M-3.4 0L-3 -2.6L-2.3 -4.2H2.3L2.8 -2.4L3.8 0z', WALL.lit],
    ['M0.9 0L0.8 -4.2H2.3L2.8 -2.4L3.8 0z', WALL.shade],
    ...turned(0, 3.4, [0.3, 0, 1.2, 0.5, 1.9, 1, 2, 1.2], WALL, 0.3),
    ...turned(0, 4.6, [1.7, 0, 1.7, 2.5], WALL, 0.3),
    [box(-0.7, 5.3, 0.26, 1.1) + box(0.6, 5.3, 0.26, 1.1) + box(-1.5, 5.3, 0.14, 1), WALL.deep],
    [bands(0, 4.5, [1.9, 0, 1.8, 2.5], 0.24), '#EAD3AC'],
    ...turned(0, 7.2, [1.9, 0, 1.8, 0.3, 1.4, 0.9, 0.7, 1.3, 0.24, 1.4], WALL, 0.3),
    [circle(0, 8.8, 0.3), WALL.shade],
    ['M-4.4 0L-4 -1L-3 -0.7L-1.6 -1.3L0 -0.8L1.8 -1.4L3.4 -0.8L4.6 -1.1L5.6 0z', '#5E5248'],
  ],
  before: [
    [
      'M-13 0.4Q-9 -0.8 -5.6 0Q-4.4 -1 -3 -0.2Q-1 -1.3 0.6 -0.1Q2.4 -1.2 4 0Q6 -1 8.4 0.2V1.2Q6 0.2 4 1Q2 0.2 0 1.1Q-2 0.2 -4.6 1.1Q-8 0.3 -13 1.4z',
      FOAM,
    ],
    [
      'M5 -6.4q0.5 -0.5 0.9 0q0.4 -0.5 0.9 0q-0.5 -0.2 -0.9 0.2q-0.4 -0.4 -0.9 -0.2z' +
        'M6.8 -8q0.4 -0.4 0.7 0q0.3 -0.4 0.7 0q-0.4 -0.2 -0.7 0.14q-0.3 -0.34 -0.7 -0.14z',
      '#FFFAEE',
    ],
  ],
}
