import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, granite, basalt } = MATERIALS

/** 26.5 m high. */
export const galleLighthouse: Plate = {
  sight: 'sri-lanka/galle#galle-lighthouse',
  alt: 'Galle Lighthouse: a slim white tower with a gallery and a glass lantern, among tall leaning palms on the dark rampart, with rocks and a small beach at its foot.',
  palette: PALETTES.gold,
  across: 70,
  ground: 0.8,
  setting: { kind: 'water', ink: '#2F7C8A' },
  proportions: { height: 33.6 },
  shift: 4,
  behind: [
    ...palm(-12, 19, '#6E8A4A', '#7A5A3A', 6),
    ...palm(-7.4, 24, '#5E7E44', '#6E5034', 6),
    ...palm(9, 22, '#6E8A4A', '#7A5A3A', 6),
    ...palm(14.6, 17, '#5E7E44', '#6E5034', 6),
  ],
  object: [
    [contour([-40, -1, -40, 6.4, 8, 6.4, 20, 5.4, 24, -1]), basalt.lit],
    [contour([10, -1, 10, 6.2, 20, 5.4, 24, -1]), basalt.shade],
    [
      spread(-32, 16, 22)
        .map((x, index) => box(x, 0.6 + ((index * 7) % 4) * 1.3, 1.7, 0.8))
        .join(''),
      basalt.shade,
    ],
    [box(-16, 6.2, 48, 0.9), basalt.shade],
    ...body(-3.4, 6.6, 7, 3, white, 0.26),
    [box(-4.6, 7.2, 0.9, 1.4), granite.deep],
    [box(-3.4, 9.5, 7.6, 0.4), white.shade],
    ...turned(0, 6.6, [2.5, 0, 2.3, 0.6, 1.6, 18.6], white, 0.3),
    [[9.6, 14, 18.4, 22.4].map((up) => box(-0.4, up, 0.6, 1.2)).join(''), granite.deep],
    ...turned(0, 25, [1.7, 0, 2.5, 0.7, 2.5, 1], white, 0.3),
    [balustrade(-2.5, 2.5, 26, 1), granite.deep],
    ...turned(0, 26, [1.4, 0, 1.4, 3.4], { lit: '#FFF1C4', shade: '#8FB6BA', deep: '#3F6A78' }),
    [
      spread(-1.3, 1.3, 4)
        .map((x) => box(x, 26, 0.12, 3.4))
        .join(''),
      granite.deep,
    ],
    ...turned(0, 29.4, [1.8, 0, 1.3, 1.1, 0.3, 1.9, 0.12, 3.2], white, 0.3),
  ],
  before: [
    [contour([-40, -2.2, -26, -0.6, -14, -1.4, -4, -0.4, 6, -1.4, 12, -0.6, 22, -1.6, 26, -2.4]), '#EBCB94'],
    [
      [-20, -10, 2, 13, 22]
        .map((x, index) => contour([-2.2, -1, -1.6, 0.5 + (index % 2), 0.2, 0.9, 1.8, 0, 2.4, -1.2], x, -1))
        .join(''),
      '#5A5450',
    ],
    ['M-40 2.6Q-26 1.2 -14 2.2Q0 3 12 2.2Q20 1.6 30 2.6V3.6Q10 2.6 -6 3.4Q-26 2.8 -40 3.6z', '#EAF3EA'],
    ...people([-17, -15.8, 6.4], '#B4382B', 6.8),
    ...people([-6, 9], '#2C4A66', -1.6),
  ],
}
