import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people, tree } from '#art/plates/kit/staffage.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const RED: Material = { lit: '#D8402E', shade: '#A32E24', deep: '#571B16' }
const { glass, steel } = MATERIALS

/** The track climbs one metre in five; the floor of the car is in steps, so that the seats are level. */
const SLOPE = 0.2
const along = (x: number, up: number): readonly [number, number] => [x, up + x * SLOPE]
const slanted = (from: number, to: number, low: number, high: number): string =>
  contour([from, low + from * SLOPE, from, high + from * SLOPE, to, high + to * SLOPE, to, low + to * SLOPE])

/** By its proportions. */
export const kelburnCableCar: Plate = {
  sight: 'new-zealand/wellington#cable-car-kelburn',
  alt: 'A car of the Wellington cable car from the side: red, built to the slope of its track, with large windows in steps, above the towers of the city and the harbour.',
  palette: PALETTES.noon,
  across: 27,
  ground: 0.74,
  setting: { kind: 'grass', ink: '#6F9A58' },
  proportions: { height: 9.22, counts: { window: 7 } },
  behind: [
    [contour([-14, 0, -14, 5.4, -9, 6.6, -3, 5, 3, 6.8, 9, 5.4, 14, 6.4, 14, 0]), '#8FB0B4'],
    [box(0, 0, 30, 3.2), '#2F7C9A'],
    [
      spread(-12.4, -2, 8)
        .map((x, index) => box(x, 0, 1.2, 2.6 + ((index * 7) % 5) * 0.8))
        .join(''),
      '#C9D6D2',
    ],
    [
      spread(-12.4, -2, 8)
        .map((x, index) => box(x + 0.3, 0, 0.5, 2.6 + ((index * 7) % 5) * 0.8))
        .join(''),
      '#A3B9BC',
    ],
    [contour([-14, 0, -14, -1.6, 14, 4, 14, 0]), '#7FA566'],
    ...tree(9, 5.4, '#4F7A4C', '#3A6040', 2),
    ...tree(12, 6.6, '#5E8A56', '#44683F', 2.4),
  ],
  object: [
    [slanted(-14, 14, -1.5, -0.9), '#8E8478'],
    [
      spread(-13.4, 13.4, 19)
        .map((x) => bar(along(x - 0.5, -1), along(x + 0.5, -1), 0.3))
        .join(''),
      '#6A5A4E',
    ],
    [bar(along(-14, -0.6), along(14, -0.6), 0.16) + bar(along(-14, -0.9), along(14, -0.9), 0.1), steel.deep],
    [slanted(-6.6, 6.6, -0.3, 0.5), '#2E3A46'],
    [[-5, -3.6, 3.6, 5].map((x) => circle(x, -0.25 + x * SLOPE, 0.42)).join(''), steel.shade],
    [slanted(-7, 7, 0.3, 3.1), RED.lit],
    [slanted(3.4, 7, 0.3, 3.1), RED.shade],
    [slanted(-7, 7, 0.3, 0.56), '#F3E6C8'],
    [slanted(-7.2, 7.2, 3, 3.4), '#F3E6C8'],
    [slanted(-6.4, 6.4, 3.4, 3.64), '#B9BDB6'],
    [
      spread(-5.7, 5.7, 7)
        .map((x) => contour([-0.76, 1.1, -0.76, 2.7, 0.76, 2.7 + 0.3, 0.76, 1.1], x, x * SLOPE))
        .join(''),
      glass.lit,
      'window',
    ],
    [
      spread(-5.7, 5.7, 7)
        .map((x) => contour([0.1, 1.1, 0.4, 2.8, 0.76, 3, 0.76, 1.1], x, x * SLOPE))
        .join(''),
      glass.shade,
    ],
    [[-3.8, 3.8].map((x) => slanted(x - 0.06, x + 0.06, 0.5, 3)).join(''), RED.deep],
    [
      spread(-5.7, 5.7, 7)
        .filter((_x, index) => index % 2 === 1)
        .map((x) => circle(x - 0.2, x * SLOPE + 1.7, 0.26) + box(x - 0.2, x * SLOPE + 1.1, 0.6, 0.5))
        .join(''),
      '#3A3440',
    ],
    [circle(-6.8, -0.7, 0.2), '#FFF1C4'],
  ],
  before: [
    [contour([-14, -7, -14, -4.4, -8, -3.4, 0, -2.4, 8, -0.6, 14, 0.6, 14, -7]), '#5E8A4E'],
    [
      spread(-12, 12, 15)
        .map((x, index) => circle(x, -3.6 + x * 0.18 + (index % 3) * 0.3, 0.34))
        .join(''),
      '#E08A9A',
    ],
    ...people([9.4], '#2C4A66', 0.4),
  ],
}
