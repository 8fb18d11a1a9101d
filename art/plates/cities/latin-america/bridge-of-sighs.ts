import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, roundOpening } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { wood } = MATERIALS
const DECK = 8.5

/** A bent of timber: two posts that lean together, with crossed braces. */
const bent = (x: number): readonly PlatePart[] => [
  [contour([-1.6, 0, -1.6, 0.9, 1.6, 0.9, 1.6, 0], x), '#B9A88C'],
  [
    bar([x - 1.2, 0.8], [x - 0.7, DECK - 0.9], 0.34) + bar([x + 1.2, 0.8], [x + 0.7, DECK - 0.9], 0.34),
    wood.shade,
    'post',
  ],
  [
    bar([x - 1.1, 2], [x + 0.8, 5], 0.2) +
      bar([x + 1.1, 2], [x - 0.8, 5], 0.2) +
      bar([x - 1, 5], [x + 1, 5], 0.24) +
      bar([x - 1.2, 1.6], [x + 1.2, 1.6], 0.24),
    wood.deep,
  ],
  [
    bar([x - 0.9, 4.6], [x - 4.4, DECK - 0.7], 0.3) + bar([x + 0.9, 4.6], [x + 4.4, DECK - 0.7], 0.3),
    wood.shade,
  ],
]

const house = (
  x: number,
  up: number,
  width: number,
  height: number,
  ink: string,
  shade: string,
): readonly PlatePart[] => [
  [box(x, up, width, height), ink],
  [box(x + width * 0.36, up, width * 0.28, height), shade],
  [box(x, up + height - 0.2, width + 0.5, 0.5), '#F3E6C8'],
  [
    roundOpening(x - width * 0.2, up + 0.8, 1.1, 2.6) + roundOpening(x + width * 0.14, up + 0.8, 1.1, 2.6),
    '#F3E6C8',
  ],
  [
    roundOpening(x - width * 0.2, up + 0.9, 0.8, 2.3) + roundOpening(x + width * 0.14, up + 0.9, 0.8, 2.3),
    '#5E4A48',
  ],
]

/** 33 m long and 8.5 m above the lane. */
export const bridgeOfSighs: Plate = {
  sight: 'peru/lima#bridge-of-sighs-barranco',
  alt: 'The Bridge of Sighs in Barranco, Lima: a straight footbridge of dark timber with a crossed railing on two leaning bents, over the lane to the sea, with painted houses and trees on both banks.',
  palette: PALETTES.forest,
  across: 42,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#B79C80' },
  proportions: { height: 10.1, width: 33, counts: { post: 4, 'crossed panel': 16 } },
  behind: [
    ...grove(-9, 9, 7.6, '#A3A86A'),
    ...grove(-21, -8, 5, '#8C9A5C', 8),
    ...grove(8, 21, 5.4, '#8C9A5C', 8),
    ...house(-16.6, 8, 8, 6.4, '#D8705A', '#B4523F'),
    ...house(-9.6, 6, 5.6, 6.6, '#E6B25A', '#C08A3C'),
    ...house(16.8, 8, 8, 6.8, '#6A8FB0', '#4C6E90'),
    ...house(10.2, 6, 5.2, 6, '#E3CFA4', '#C2A878'),
    // Banks of the gully.
    [contour([-21, 0, -21, 9.4, -15, 8.6, -13.4, 5, -11.4, 2.4, -10, 0]), '#8E7A54'],
    [contour([21, 0, 21, 9.4, 15, 8.6, 13.6, 5.4, 11.8, 2.2, 10.4, 0]), '#7A6848'],
    ...grove(-20, -12, 2.6, '#6E8A4E', 5.6),
    ...grove(12.4, 20, 2.6, '#627C46', 5.6),
    // The lane with its lamps goes down to the sea.
    [contour([-5, 0, -1.6, 4.6, 1.6, 4.6, 5, 0]), '#D6BE98'],
    ...house(-6.6, 0, 4.4, 4.2, '#EFE0BC', '#CDB88C'),
    ...house(6.8, 0, 4.4, 4, '#C9655A', '#A24A44'),
  ],
  object: [
    ...bent(-6.2),
    ...bent(6.2),
    [box(0, DECK - 0.75, 33, 0.5), wood.shade],
    [box(0, DECK - 0.25, 33, 0.3), wood.lit],
    [
      spread(-16.2, 16.2, 40)
        .map((x) => box(x, DECK - 0.72, 0.14, 0.3))
        .join(''),
      wood.deep,
    ],
    [box(0, DECK + 1, 33, 0.16) + box(0, DECK + 0.16, 33, 0.12), wood.shade],
    [
      spread(-15.47, 15.47, 16)
        .map((x) => bar([x - 0.9, DECK + 0.2], [x + 0.9, DECK + 1], 0.1))
        .join(''),
      wood.shade,
      'crossed panel',
    ],
    [
      spread(-15.47, 15.47, 16)
        .map((x) => bar([x + 0.9, DECK + 0.2], [x - 0.9, DECK + 1], 0.1))
        .join('') +
        spread(-16.4, 16.4, 17)
          .map((x) => box(x, DECK, 0.2, 1.3))
          .join(''),
      wood.shade,
    ],
    [
      spread(-16.4, 16.4, 5)
        .map((x) => box(x, DECK, 0.26, 1.6))
        .join(''),
      wood.deep,
    ],
  ],
  before: [
    ...people([-8.4, -2, -1.1, 10.6], '#2C4A66', DECK),
    ...people([-3, 2.2, 3.1], '#B4382B', -0.6),
    ...tree(-18.6, 8, '#7E9450', '#63783E', -0.4),
  ],
}
