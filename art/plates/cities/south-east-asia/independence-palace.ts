import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const { white } = MATERIALS
const PALE: Material = { lit: '#F6F1E2', shade: '#CFCBBC', deep: '#5E6662' }

/** By the proportions of its front; screens of stone like bamboo stand before the upper floors. */
export const independencePalace: Plate = {
  sight: 'vietnam/ho-chi-minh-city#independence-palace',
  alt: 'The Independence Palace in Ho Chi Minh City: a long pale front of the 1960s on slim pillars, screens of stone like bamboo before its windows, a flat terrace on top, a round fountain and lawn before it.',
  palette: PALETTES.forest,
  across: 98,
  ground: 0.78,
  setting: { kind: 'grass', ink: '#7EA654' },
  proportions: { height: 26.6, width: 85, counts: { screen: 12 } },
  behind: [
    ...grove(-49, 49, 16, '#8FB070'),
    ...grove(-49, -34, 22, '#7CA062'),
    ...grove(34, 49, 21, '#7CA062'),
  ],
  object: [
    ...body(0, 0, 80, 18, PALE, 0.1),
    [box(0, 2, 78, 3.6) + box(0, 7.6, 78, 3.8) + box(0, 13, 78, 3.8), PALE.deep],
    [
      spread(-37.6, -14, 6)
        .concat(spread(14, 37.6, 6))
        .map((x) => box(x, 6.6, 3.2, 11))
        .join(''),
      PALE.lit,
      'screen',
    ],
    [
      spread(-37.6, -14, 6)
        .concat(spread(14, 37.6, 6))
        .map((x) =>
          spread(7.2, 16.6, 6)
            .map((up) => box(x - 0.8, up, 0.7, 1) + box(x + 0.8, up, 0.7, 1))
            .join(''),
        )
        .join(''),
      PALE.deep,
    ],
    [
      spread(-39, 39, 27)
        .map((x) => box(x, 0, 0.5, 6.4))
        .join(''),
      PALE.lit,
    ],
    [box(0, 5.8, 82, 0.9) + box(0, 11.6, 80, 0.8) + box(0, 17.2, 83, 1.2), white.lit],
    [box(0, 5.6, 82, 0.3) + box(0, 17, 83, 0.3), PALE.shade],
    ...body(0, 0, 25, 20, PALE, 0.2),
    [box(0, 7.6, 21, 4) + box(0, 13.4, 21, 4.2) + box(0, 0, 21, 5), PALE.deep],
    [
      spread(-10, 10, 6)
        .map((x) => box(x, 0, 0.9, 19))
        .join(''),
      white.lit,
    ],
    [
      spread(-8, 8, 5)
        .map(
          (x) =>
            spread(7.8, 11, 4)
              .map((up) => box(x, up, 2.4, 0.3))
              .join('') +
            spread(13.6, 17, 4)
              .map((up) => box(x, up, 2.4, 0.3))
              .join(''),
        )
        .join(''),
      PALE.lit,
    ],
    [box(0, 6.4, 29, 1) + box(0, 12, 26, 0.9) + box(0, 19, 27, 1.3), white.lit],
    ...body(0, 20.2, 16, 3.4, PALE, 0.2),
    [windows({ from: -6, to: 6, count: 5, up: 20.8, width: 1.9, height: 2.2 }), PALE.deep],
    [box(0, 23.4, 20, 0.9), white.lit],
    [box(0, 24, 0.24, 2.6), PALE.deep],
    ['M0.1 -26.6q1.4 -0.4 2.8 0v1.7q-1.4 0.4 -2.8 0z', '#D8302A'],
    [contour([-20, 0, -13, 2, 13, 2, 20, 0]) + box(0, 0, 85, 0.6), PALE.shade],
  ],
  before: [
    ['M-26 5.4A26 3.6 0 0 1 26 5.4A26 3.6 0 0 1 -26 5.4z', '#E9E0C6'],
    ['M-23 5.4A23 2.8 0 0 1 23 5.4A23 2.8 0 0 1 -23 5.4z', '#5E9AA0'],
    [
      spread(-17, 17, 9)
        .map((x) => `M${x} 5.4q-0.2 -4 -1.2 -5q1.6 -0.4 1.4 2q0.2 -2.4 1.6 -2q-1.2 1 -1.4 5z`)
        .join(''),
      '#F4F8F4',
    ],
    ...people([-36, -34, 30, 38], '#B4382B', -2.4, 1.2),
    ...palm(-42, 12, '#4E8A4E', '#7A6248', -4),
    ...palm(43, 13, '#4E8A4E', '#7A6248', -4),
  ],
}
