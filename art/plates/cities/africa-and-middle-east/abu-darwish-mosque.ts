import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { box, pointedOpening } from '#art/plates/kit/outlines.ts'
import { symmetric, turned } from '#art/plates/kit/profiles.ts'
import { balustrade, battlements, lancets, spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, domeSolid } from '#art/plates/kit/volumes.ts'
import type { Material, Plate } from '#art/plates/plate.ts'

const WHITE: Material = { lit: '#F7EFDD', shade: '#CFC4AE', deep: '#5E5650' }
const BLACK = '#3A3A40'

/** Alternate blocks in rows over a wall. */
const checks = (x: number, up: number, columns: number, rows: number, size: number): string =>
  spread(0, rows - 1, rows)
    .flatMap((row) =>
      spread(0, columns - 1, columns)
        .filter((column) => (row + column) % 2 === 0)
        .map((column) => box(x + (column - (columns - 1) / 2) * size, up + row * size, size, size)),
    )
    .join('')

/** By the proportions of its front. */
export const abuDarwishMosque: Plate = {
  sight: 'jordan/amman#abu-darwish-mosque-and-jabal-al-ashrafieh',
  alt: 'The Abu Darwish Mosque in Amman: walls chequered in black and white stone, battlements like chess pieces, a white dome and one tall minaret with a black and white top, above stacked pale houses.',
  palette: PALETTES.arid,
  across: 62,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#C9B492' },
  proportions: { height: 34, counts: { minaret: 1 } },
  shift: 3,
  behind: [
    [
      spread(-33, 27, 15)
        .map((x, index) => box(x, 0, 4.4, 5 + ((index * 7) % 5) * 1.3))
        .join(''),
      '#DDC39A',
    ],
    [
      spread(-33, 27, 29)
        .map((x, index) => box(x, 1.4 + ((index * 5) % 3) * 1.4, 0.8, 1.1))
        .join(''),
      '#A98A66',
    ],
  ],
  object: [
    ...body(2, 0, 34, 11.2, WHITE, 0.18),
    [checks(2, 0.4, 24, 7, 1.4), BLACK],
    [box(2, 10.4, 34.6, 0.9), WHITE.lit],
    [
      spread(-14, 18, 15)
        .map((x) => symmetric(x, 11.2, [0.5, 0, 0.3, 0.5, 0.26, 1, 0.42, 1.3, 0.26, 1.8]))
        .join(''),
      WHITE.lit,
    ],
    [
      lancets({ from: -9, to: -2, count: 2, up: 1.4, width: 2.4, height: 6.4 }) +
        lancets({ from: 13, to: 16.6, count: 2, up: 1.4, width: 2, height: 6.4 }),
      WHITE.lit,
    ],
    [
      lancets({ from: -9, to: -2, count: 2, up: 1.4, width: 1.5, height: 5.4 }) +
        lancets({ from: 13, to: 16.6, count: 2, up: 1.4, width: 1.2, height: 5.4 }),
      WHITE.deep,
    ],
    ...body(6.4, 0, 7.4, 13.4, WHITE, 0.2),
    [checks(6.4, 9.6, 5, 2, 1.4), BLACK],
    [pointedOpening(6.4, 0, 4.4, 8.6), BLACK],
    [pointedOpening(6.4, 0, 3, 7), '#6A4A3A'],
    [battlements(2.8, 10, 5, 13.4, 0.8), WHITE.lit],
    ...body(1, 11.2, 8.6, 2.2, WHITE, 0.3),
    ...domeSolid(1, 13.4, 4.2, 4.8, WHITE),
    [box(1, 18, 0.2, 2), BLACK],
    ...counted(body(-13, 0, 4.2, 24, WHITE, 0.34), 'minaret'),
    [checks(-13, 0.4, 3, 16, 1.4), BLACK],
    [box(-13, 23.4, 6, 0.8) + balustrade(-16, -10, 24.2, 1.2), WHITE.lit],
    ...body(-13, 24.2, 2.6, 4.6, WHITE, 0.34),
    [checks(-13, 24.6, 2, 3, 1.3), BLACK],
    [box(-13, 28.6, 3.6, 0.5), WHITE.lit],
    ...turned(-13, 29, [1.5, 0, 1.5, 0.8, 1.1, 2, 0.3, 3, 0.12, 5], {
      lit: '#6A6A70',
      shade: BLACK,
      deep: BLACK,
    }),
  ],
  before: people([-22, -20.6, -3, 12, 22], '#B4382B', -0.8),
}
