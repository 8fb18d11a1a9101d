import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, polygon } from '#art/plates/kit/outlines.ts'
import { windows } from '#art/plates/kit/rows.ts'
import { pointedHole } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { limestone } = MATERIALS

/** Middle and width of the arches that are seen; the largest is 28.9 m wide and 65.3 m high. */
const ARCHES = [
  [-133, 20],
  [-104, 23],
  [-71, 26],
  [-35.5, 27.5],
  [0, 28.9],
  [35.5, 27.5],
  [71, 26],
  [104, 23],
  [133, 20],
] as const

export const aqueduct: Plate = {
  sight: 'portugal/lisbon#aguas-livres-aqueduct',
  alt: 'The Águas Livres Aqueduct across the valley of Alcântara: a row of high pointed arches, the widest over the middle of the valley.',
  palette: PALETTES.gold,
  across: 236,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#9C8A50' },
  proportions: { height: 70, counts: { arch: 9 } },
  behind: grove(-150, 150, 14, '#B08A58'),
  object: [
    [
      polygon([
        [-150, 0],
        [-150, 69],
        [150, 69],
        [150, 0],
      ]) + ARCHES.map(([x, width]) => pointedHole(x, 0, width, 65.3 - (28.9 - width) * 0.4)).join(''),
      limestone.lit,
    ],
    [
      ARCHES.map(([x, width]) => box(x + width / 2 + 4.6, 0, 3.2, 67 - (28.9 - width) * 0.4)).join(''),
      limestone.shade,
    ],
    [
      ARCHES.map(([x, width]) => {
        const [half, crown] = [width / 2, 65.3 - (28.9 - width) * 0.4]
        const [spring, bend] = [crown - width * 0.95, crown - width * 0.36]
        return `M${x - half} 0V${-spring}Q${x - half} ${-bend} ${x} ${-crown}Q${x - half + 3} ${-bend + 1} ${x - half + 3} ${-spring}V0z`
      }).join(''),
      limestone.deep,
      'arch',
    ],
    [box(0, 66.4, 300, 0.9), limestone.shade],
    [windows({ from: -140, to: 140, count: 15, up: 69, width: 2.4, height: 0.9 }), limestone.shade],
  ],
  before: [
    ['M-150 4V-40Q-124 -22 -100 -14T-40 2L-20 6H-150z', '#8C8250'],
    ['M150 4V-46Q126 -28 100 -16T44 3L20 6H150z', '#7A7048'],
    ...grove(-150, -112, 9, '#5F6B44', 6),
    ...grove(112, 150, 10, '#566240', 8),
    ...people([-8, -5.6, 14], '#B4382B', -6, 1.3),
  ],
}
