import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { arcade, balustrade, spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { white, granite, tile } = MATERIALS
const copper: Material = { lit: '#C98A4E', shade: '#94602F', deep: '#55371E' }

/** Five arches on each floor are left of the eleven of the colonial town hall. */
const cabildo: Plate = {
  sight: 'argentina/buenos-aires#plaza-de-mayo',
  alt: 'The Cabildo on the Plaza de Mayo: a white colonial town hall with five arches on each of two floors, a tiled roof and a slim tower with a clock in the middle.',
  palette: PALETTES.noon,
  across: 54,
  ground: 0.86,
  setting: { kind: 'paving', ink: '#B4A692' },
  proportions: { height: 28, counts: { 'arch below': 5, 'arch above': 5 } },
  behind: [
    [
      spread(-24, 24, 6)
        .map((x, index) => box(x, 0, 7.6, 16 + ((index * 5) % 4) * 2.6))
        .join(''),
      '#A9C0C4',
    ],
    ...grove(-27, -15, 5, '#7FA06E'),
    ...grove(15, 27, 5, '#7FA06E'),
  ],
  object: [
    ...body(0, 0, 30, 12.4, white, 0.2),
    [arcade({ from: -11.6, to: 11.6, count: 5, up: 0, width: 3.6, height: 4.9 }), white.deep, 'arch below'],
    [arcade({ from: -11.6, to: 11.6, count: 5, up: 6.4, width: 3.4, height: 4.7 }), white.deep, 'arch above'],
    [balustrade(-13.6, 13.6, 6.4, 1.1), white.shade],
    [box(0, 5.6, 30.6, 0.5) + box(0, 11.6, 30.6, 0.5), white.shade],
    [contour([-15.8, 12.1, -14, 14.6, 14, 14.6, 15.8, 12.1]), tile.lit],
    [contour([5, 12.1, 5, 14.6, 14, 14.6, 15.8, 12.1]), tile.shade],
    ...body(0, 12.1, 6.4, 6.4, white, 0.3),
    [box(-2.9, 5.9, 0.7, 12) + box(2.9, 5.9, 0.7, 12), white.shade],
    [contour([-3.6, 13.4, -3.2, 14.8, 0, 16, 3.2, 14.8, 3.6, 13.4]), white.shade],
    [box(0, 18.2, 7, 0.5), white.shade],
    ...body(0, 18.7, 4.8, 4.6, white, 0.3),
    [circle(0, 20.9, 1.5), '#D9C48A'],
    [circle(0, 20.9, 1.2), '#FFFDF4'],
    [bar([0, 20.9], [0, 21.8], 0.2) + bar([0, 20.9], [0.6, 20.7], 0.2), '#3A2A26'],
    [box(0, 23.1, 5.4, 0.4), white.shade],
    ...turned(0, 23.5, [2, 0, 2, 1.6, 1.4, 2.6, 0.4, 3.2], {
      lit: '#7DA6C0',
      shade: '#4F7A98',
      deep: '#2F5268',
    }),
    [box(0, 26.4, 0.18, 1.6), '#3A2A26'],
  ],
  before: people([-21, -19.8, -12, 0.4, 1.5, 13, 20], '#B4382B', -0.4),
}

/** 30 m high, with a globe of 4.5 m; a line for the equator leads up to it. */
const mitadDelMundo: Plate = {
  sight: 'ecuador/quito#mitad-del-mundo',
  alt: 'The monument at Mitad del Mundo: a square stone tower that narrows upwards with a metal globe on top, a letter for a point of the compass, and a yellow line that leads to it.',
  palette: PALETTES.highland,
  across: 64,
  ground: 0.82,
  setting: { kind: 'paving', ink: '#B3A48C' },
  shift: -8,
  proportions: { height: 30, counts: { globe: 1 } },
  behind: [
    ['M-28 0V-9Q-18 -15 -8 -11Q2 -7 12 -13L20 -18L28 -12Q36 -9 44 -11V0z', '#9AA88C'],
    ['M-28 0V-4Q-10 -8 8 -5Q26 -9 44 -5V0z', '#7F9474'],
  ],
  object: [
    ...body(0, 0, 22, 1.2, granite, 0.28),
    [box(0, 1, 22, 0.3), granite.shade],
    ...shaft(0, 1.2, 15, 10.4, 22.4, { lit: '#C9B99A', shade: '#95866E', deep: '#5A5044' }),
    [
      spread(3, 22, 9)
        .map((up) => box(0, up, 14.4 - up * 0.2, 0.14))
        .join(''),
      '#95866E',
    ],
    [
      contour([-7.4, 1.2, -5.1, 23.6, -4, 23.6, -5.4, 1.2]) +
        contour([5.4, 1.2, 4, 23.6, 5.1, 23.6, 7.4, 1.2]),
      '#95866E',
    ],
    [box(0, 1.2, 3, 4.4), '#5A5044'],
    [
      bar([-1.2, 17], [1.4, 17], 0.6) +
        bar([-0.9, 15], [-0.9, 19], 0.6) +
        bar([-1.2, 19], [1.4, 19], 0.6) +
        bar([-1.2, 15], [1.4, 15], 0.6),
      '#F4E8CC',
    ],
    [box(0, 23.4, 11.4, 0.8), granite.lit],
    [box(0, 24.2, 5, 1.2), granite.shade],
    [circle(0, 27.75, 2.25), copper.lit, 'globe'],
    ['M0.8 -29.86A2.25 2.25 0 0 1 0.8 -25.64Q2 -27.75 0.8 -29.86z', copper.shade],
    [bands(0, 27.55, [2.3, 0], 0.4), copper.deep],
  ],
  before: [
    [contour([-0.5, 0, -1.4, -9, 1.4, -9, 0.5, 0]), '#E6B23E'],
    ...people([-14, -12.6, -2.4, 2.2, 15, 17], '#B4382B', -0.6),
  ],
}

export const PLATA_AND_QUITO_PLATES = { cabildo, mitadDelMundo } as const
