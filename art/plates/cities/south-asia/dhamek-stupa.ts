import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, roundOpening } from '#art/plates/kit/outlines.ts'
import { bands, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { brick, sandstone } = MATERIALS

/** 43.6 m high and 28 m across. */
export const dhamekStupa: Plate = {
  sight: 'india/varanasi#dhamek-stupa-sarnath',
  alt: 'The Dhamek Stupa in Sarnath: a round tower of stone with carved bands and empty niches below and a narrower drum of brick above, in a lawn with low remains of monasteries.',
  palette: PALETTES.gold,
  across: 88,
  ground: 0.86,
  setting: { kind: 'grass', ink: '#93A05C' },
  proportions: { height: 43.6, width: 28.4, counts: { niche: 5 } },
  behind: [
    ...grove(-44, 44, 10, '#B5985A'),
    ...grove(-44, -20, 14, '#A08448'),
    ...grove(24, 44, 13, '#A08448'),
  ],
  object: [
    ...turned(0, 0, [14.2, 0, 14.2, 0.8, 14, 0.8, 14, 11, 13.4, 12.4], sandstone, 0.3),
    [
      spread(2.4, 10.6, 6)
        .map((up) => bands(0, up, [14, 0], 0.14))
        .join(''),
      sandstone.shade,
    ],
    [bands(0, 4.2, [14.05, 0], 3), '#D9AE74'],
    [
      spread(-13, 13, 27)
        .map((x, index) => box(x, 4.5 + (index % 2) * 1.2, 0.6, 1))
        .join('') + bands(0, 5.6, [14.05, 0], 0.2),
      sandstone.shade,
    ],
    [
      [-11.6, -6.4, 0, 6.4, 11.6]
        .map((x, index) => roundOpening(x, 8.2, [1.3, 2, 2.4, 2, 1.3][index] ?? 2, 3))
        .join(''),
      sandstone.deep,
      'niche',
    ],
    ...turned(0, 12.4, [12.6, 0, 11.8, 3, 11, 8, 10.6, 18, 10, 22, 8.6, 26, 5.6, 29, 0, 31.2], brick, 0.26),
    [
      spread(15, 40, 12)
        .map((up, index) =>
          bands(
            index % 2 ? 0.2 : -0.2,
            up,
            [up < 32 ? 11 - (up - 15) * 0.03 : 10 - (up - 32) * 0.5, 0],
            0.16,
          ),
        )
        .join(''),
      brick.shade,
    ],
    [[-6, -2, 3, 5, -4, 1].map((x, index) => box(x, 18 + index * 3.2, 1.5, 0.7)).join(''), brick.deep],
    ['M-4 -42.8q1 -1.4 2 -0.4q1.4 -1 2.4 0.4z', '#7E8A4A'],
  ],
  before: [
    [
      [-34, -28, -22, 20, 27, 34].map((x, index) => box(x, -1.4, 4.4, 1.4 + (index % 3) * 0.7)).join(''),
      brick.shade,
    ],
    [
      [-34, -28, -22, 20, 27, 34]
        .map((x, index) => box(x - 0.6, -0.4 + (index % 3) * 0.7, 3.2, 0.4))
        .join(''),
      brick.lit,
    ],
    ...people([-17.4, -16, -14.6, 15.4, 17], '#FBF5E6', -0.6, 1.1),
    ...people([-10, -8.4, 5], '#8E2F2A', -1, 1.1),
  ],
}
