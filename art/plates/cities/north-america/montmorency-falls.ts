import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, sag } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const ROCK: Material = { lit: '#9A7E6C', shade: '#6E584E', deep: '#45383A' }
const { wood } = MATERIALS

/** 83 m high; the bridge crosses its lip. */
export const montmorencyFalls: Plate = {
  sight: 'canada/quebec-city#montmorency-falls',
  alt: 'Montmorency Falls near Québec: one broad white fall over a dark cliff, a suspension footbridge across its lip, a wooden stair up the rock on one side and spray at the foot.',
  palette: PALETTES.autumn,
  across: 168,
  ground: 0.88,
  setting: { kind: 'water', ink: '#4F7A86' },
  proportions: { height: 92 },
  object: [
    [contour([-90, 0, -90, 84, -60, 86, -24, 83, 24, 83, 60, 87, 90, 85, 90, 0]), ROCK.lit],
    [contour([30, 0, 24, 83, 60, 87, 90, 85, 90, 0]), ROCK.shade],
    [
      contour([-70, 0, -62, 40, -54, 84, -46, 60, -50, 0]) +
        contour([40, 0, 44, 50, 52, 86, 60, 40, 56, 0]) +
        contour([70, 0, 76, 60, 84, 84, 88, 30, 84, 0]),
      ROCK.deep,
    ],
    [
      [14, 30, 46, 62, 74]
        .map((up, index) => box(-66 + (index % 2) * 8, up, 30, 1) + box(62 - (index % 2) * 8, up + 4, 26, 1))
        .join(''),
      ROCK.shade,
    ],
    ['M-22 -83C-20 -60 -26 -30 -30 0H32C28 -30 20 -60 22 -83z', '#F4F5F0'],
    [
      [-15, -7, 2, 10, 17]
        .map((x) => `M${x} -82Q${x * 1.1 + 1} -40 ${x * 1.5} -2h2.4Q${x * 1.1 + 3} -40 ${x + 1.6} -82z`)
        .join(''),
      '#BCD2D6',
    ],
    [contour([-22, 83, -16, 79, -4, 81, 8, 78, 16, 81, 22, 83]), '#7FA8B4'],
    [contour([-6, 0, -2, 26, 4, 40, 8, 22, 12, 0]), '#E3ECEA'],
    ...[-36, 36].flatMap((x): readonly PlatePart[] => [[box(x, 82, 2, 10), wood.deep]]),
    [
      sag([-36, 91.4], [36, 91.4], 87.4, 0.6) +
        spread(-33, 33, 23)
          .map((x) => box(x, 86, 0.3, 2 + 4 * (x / 36) ** 2))
          .join(''),
      wood.deep,
    ],
    [box(0, 85.4, 76, 1), wood.lit],
    [
      spread(0, 9, 10)
        .map((index) =>
          bar([58 + (index % 2 ? 8 : -8), 6 + index * 8], [58 + (index % 2 ? -8 : 8), 14 + index * 8], 1),
        )
        .join(''),
      '#E9D6AE',
    ],
  ],
  before: [
    [
      [
        [-34, 4, 9],
        [-22, 6, 12],
        [-8, 5, 13],
        [8, 6, 13],
        [22, 5, 12],
        [34, 3, 9],
      ]
        .map(([x = 0, up = 0, radius = 0]) => circle(x, up - 4, radius))
        .join(''),
      '#EEF3F0',
    ],
    ...people([-14, -6, 4, 20], '#B4382B', 86.2, 1.6),
    ...people([56, 61], '#2C4A66', 30, 1.8),
    ...grove(-80, -44, 9, '#C98A3E', 83),
    ...grove(44, 80, 9, '#B4663A', 85),
    [contour([-80, -6, -60, -4, -50, -8, -80, -12]) + contour([80, -6, 62, -3, 52, -8, 80, -12]), ROCK.deep],
  ],
}
