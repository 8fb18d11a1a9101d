import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, steel, tile } = MATERIALS

/** 29 m high. */
export const capeFloridaLighthouse: Plate = {
  sight: 'united-states/miami#cape-florida-lighthouse',
  alt: 'Cape Florida Lighthouse: a white tower of brick that narrows upwards, with small windows one above the other, a black gallery and lantern, the keeper’s cottage and palms on the beach.',
  palette: PALETTES.noon,
  across: 60,
  ground: 0.85,
  setting: { kind: 'grass', ink: '#D9C68E' },
  proportions: { height: 29 },
  shift: 6,
  behind: [
    [box(0, 0, 80, 3), '#3F9AB4'],
    [bar([-30, 1.4], [-18, 1.4], 0.2) + bar([10, 2], [20, 2], 0.16), '#E6F2EC'],
    [
      contour([-25.6, 2.6, -25.6, 4, -23.4, 4.6, -21.2, 4, -21.2, 2.6]) +
        [-25, -23.4, -21.8].map((x) => box(x, 1.6, 0.2, 1.2)).join(''),
      '#A9663E',
    ],
    ...palm(-18, 12, '#5E8A5A', '#8A6A4A'),
    ...palm(12, 14, '#5E8A5A', '#8A6A4A'),
    ...grove(14, 30, 4, '#6F945E'),
  ],
  object: [
    ...turned(0, 0, [3.9, 0, 3.7, 0.6, 2.2, 22.4], white, 0.3),
    [[4, 9, 14, 19].map((up) => box(-0.6, up, 0.8, 1.4)).join(''), steel.deep],
    [roundOpening(-0.4, 0, 1.3, 2.4), tile.deep],
    ...turned(0, 22.4, [2.3, 0, 3.1, 0.8, 3.1, 1.1], steel),
    [balustrade(-3.1, 3.1, 23.5, 1.1), steel.deep],
    ...turned(0, 23.5, [1.7, 0, 1.7, 2.8], { lit: '#D8EBE8', shade: '#8FB6BA', deep: '#3F6A78' }),
    [
      spread(-1.6, 1.6, 5)
        .map((x) => box(x, 23.5, 0.14, 2.8))
        .join(''),
      '#2A2E36',
    ],
    ...turned(0, 26.3, [2.1, 0, 1.4, 1.1, 0.3, 1.9, 0.12, 2.7], {
      lit: '#4A505A',
      shade: '#2A2E36',
      deep: '#1A1C22',
    }),
    ...body(-11.4, 0, 9, 3.4, white, 0.2),
    [contour([-16.6, 3.2, -13.8, 6.2, -9, 6.2, -6.2, 3.2]), tile.lit],
    [contour([-9.6, 3.2, -9.6, 6.2, -9, 6.2, -6.2, 3.2]), tile.shade],
    [box(-14, 0.9, 0.9, 1.6) + box(-9, 0.9, 0.9, 1.6) + box(-11.4, 0, 1, 2.3), steel.deep],
  ],
  before: [
    ...palm(-25, 9, '#3F7A50', '#7A5A40', -1.4),
    ...people([-3.4, -2.2, 8], '#B4382B', -0.8),
    [
      spread(-29, 17, 18)
        .map((x, index) => `M${x} ${1.6 + (index % 3)}q0.3 -2 1 -2.6q-0.3 1.2 -0.2 2.6z`)
        .join(''),
      '#8FA058',
    ],
  ],
}
