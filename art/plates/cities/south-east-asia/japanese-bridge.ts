import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, tiledRoof } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { wood, tile, granite } = MATERIALS
const ROSE: Material = { lit: '#D99A7C', shade: '#A96E58', deep: '#5A3A34' }
const YINYANG: Material = { lit: '#8A7A6A', shade: '#5E5450', deep: '#3A3436' }

/** 18 m long, in a low arch over a creek. */
export const japaneseBridge: Plate = {
  sight: 'vietnam/hoi-an#japanese-bridge',
  alt: 'The Japanese Bridge of Hội An: a covered bridge of rose-coloured walls and red wood on stone piers over a creek, its middle bay higher and open, under tiled roofs with curved ridges.',
  palette: PALETTES.dusk,
  across: 28,
  ground: 0.78,
  setting: { kind: 'water', ink: '#4F7A70' },
  proportions: { height: 10.1, width: 21.6, counts: { pier: 4 } },
  behind: [
    [box(-11.4, 0, 8, 7) + box(11.4, 0, 8, 6.4), '#E8B65A'],
    [contour([-16, 7, -15, 9, -8, 9, -7, 7]) + contour([7, 6.4, 8, 8.4, 15, 8.4, 16, 6.4]), '#A9563C'],
    [[-13, -10.2, 10.2, 13].map((x) => box(x, 1.6, 1.4, 3)).join(''), '#4F7A6A'],
    ...grove(-6, 6, 4, '#8A8A52'),
  ],
  object: [
    [[-6.9, -2.4, 2.4, 6.9].map((x) => box(x, -1, 1.5, 2.6)).join(''), granite.lit, 'pier'],
    [[-6.9, -2.4, 2.4, 6.9].map((x) => box(x + 0.5, -1, 0.5, 2.6)).join(''), granite.shade],
    [
      'M-9.4 -1.2Q0 -2.8 9.4 -1.2V-0.6L8 -0.7Q6.8 -1.4 5.8 -1.1L3.4 -1.3Q0 -1.9 -3.4 -1.3L-5.8 -1.1Q-6.8 -1.4 -8 -0.7L-9.4 -0.6z',
      ROSE.shade,
    ],
    ['M-9.4 -1.2Q0 -2.8 9.4 -1.2V-1.7Q0 -3.2 -9.4 -1.7z', '#8E2F26'],
    // The walls at both ends.
    ...[-7.6, 7.6].flatMap((x): readonly PlatePart[] => [
      ...body(x, 1.4, 4, 3.3, ROSE, 0.24),
      [roundOpening(x, 1.7, 1.3, 2.2), ROSE.deep],
      [circle(x, 3, 0.44), '#E9C48A'],
    ]),
    // The open middle.
    [box(0, 2, 11.2, 3.6), wood.deep],
    [box(0, 2, 11.2, 1.1), '#A93A2C'],
    [
      spread(-5.2, 5.2, 19)
        .map((x) => box(x, 2.1, 0.14, 0.9))
        .join(''),
      '#6E241E',
    ],
    [
      spread(-5.5, 5.5, 6)
        .map((x) => box(x, 2, 0.36, 3.7))
        .join(''),
      '#8E2F26',
    ],
    [
      spread(-4.4, 4.4, 5)
        .map((x) => box(x, 4.7, 1.7, 0.5))
        .join(''),
      '#C79A54',
    ],
    [[-3.3, 0, 3.3].map((x) => circle(x, 4.2, 0.32)).join(''), '#F6C65A'],
    ...[-8, 8].flatMap((x) => tiledRoof(x, 4.6, 5, 1.7, YINYANG, 0.74)),
    ...tiledRoof(0, 5.5, 13, 2.5, YINYANG, 0.78),
    [
      spread(-4.6, 4.6, 21)
        .map((x) => bar([x * 1.2, 5.7], [x, 7.9], 0.08))
        .join(''),
      YINYANG.deep,
    ],
    [
      'M-5.4 -8Q-4.6 -8 -4.2 -8.2Q0 -8.7 4.2 -8.2Q4.6 -8 5.4 -8L6.2 -8.9Q5.4 -8.5 4.6 -8.7Q0 -9.2 -4.6 -8.7Q-5.4 -8.5 -6.2 -8.9z',
      tile.shade,
    ],
    [
      [-8, 8]
        .map((x) => contour([-2.4, 6.2, -2.9, 6.9, -1.8, 6.6, 1.8, 6.6, 2.9, 6.9, 2.4, 6.2], x))
        .join(''),
      tile.shade,
    ],
    [circle(0, 8.7, 0.44), '#5E9AB0'],
    [
      contour([-10.5, 0, -10.5, 1.6, -9.4, 1.9, -9.2, 0]) + contour([10.5, 0, 10.5, 1.6, 9.4, 1.9, 9.2, 0]),
      granite.shade,
    ],
  ],
  before: [
    ...people([-2.2, 1.6], '#F3E6C8', 2.4, 0.9),
    ['M3 3.6Q6 4.8 9.6 3.4L9 4.6H4z', wood.deep],
    [circle(5.4, -3, 0.36) + circle(7, -3.1, 0.36), '#E0512F'],
    [[-6.9, -2.4, 2.4].map((x) => box(x, -2.6, 0.8, 0.14) + box(x, -3.4, 0.5, 0.1)).join(''), '#7FA898'],
    [[-9, -4.6, 0, 4.4].map((x, index) => circle(x, -2.6 - (index % 2), 0.22)).join(''), '#FFD27A'],
  ],
}
