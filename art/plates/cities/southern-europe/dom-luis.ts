import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, polygon } from '#art/plates/kit/outlines.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { band, parabola, truss } from '#art/plates/kit/spans.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, tile, steel } = MATERIALS

const SPRING = 86

const UPPER_CHORD = parabola(SPRING, 24, 58, 13)

const LOWER_CHORD = parabola(SPRING, 8, 50.6, 13)

/** The arch spans 172 m and rises 44.6 m; roads run over it and below it. */
export const domLuis: Plate = {
  sight: 'portugal/porto#dom-luis-i-bridge',
  alt: 'The Dom Luís I Bridge: an iron arch in lattice between two banks of rock, with one deck over its crown and another at its feet.',
  palette: PALETTES.morning,
  across: 270,
  ground: 0.8,
  setting: { kind: 'water', ink: '#3F6E7A' },
  proportions: { height: 63, counts: { hanger: 4 } },
  behind: [
    ['M-140 0V-66L-112 -62L-98 -30L-84 0z', granite.lit],
    ['M140 0V-62L116 -58L100 -34L84 0z', granite.shade],
    ...[-20, -4, 12, 30].flatMap((x, index): readonly PlatePart[] => [
      ...body(x, 0, 15, 9 + (index % 2) * 3, MATERIALS.stucco, 0.2),
      [box(x, 9 + (index % 2) * 3, 16, 1.6), tile.lit],
    ]),
    ...grove(-90, 90, 5, '#7F9A80'),
  ],
  object: [
    [
      [-88, 88]
        .map((x) =>
          polygon([
            [x - 7, 0],
            [x - 5, 26],
            [x + 5, 26],
            [x + 7, 0],
          ]),
        )
        .join(''),
      granite.lit,
    ],
    [truss(UPPER_CHORD, LOWER_CHORD, 1.1), steel.shade],
    [
      band(
        UPPER_CHORD,
        UPPER_CHORD.map(([x, up]) => [x, up - 2]),
      ),
      steel.lit,
    ],
    [
      band(
        LOWER_CHORD.map(([x, up]) => [x, up + 2]),
        LOWER_CHORD,
      ),
      steel.deep,
    ],
    [
      [-88, -60, 60, 88]
        .map((x) =>
          truss(
            [
              [x - 3, 58],
              [x + 3, 58],
            ],
            [
              [x - 3, Math.abs(x) > 80 ? 26 : 40],
              [x + 3, Math.abs(x) > 80 ? 26 : 40],
            ],
            1.2,
          ),
        )
        .join(''),
      steel.shade,
    ],
    [
      truss(
        spread(-136, 136, 47).map((x) => [x, 61.4]),
        spread(-136, 136, 47).map((x) => [x, 57.4]),
        0.5,
      ),
      steel.shade,
    ],
    [box(0, 61, 280, 2), steel.deep],
    [box(0, 56.8, 280, 0.9), steel.deep],
    [
      [-47, -24, 24, 47].map((x) => box(x, 13, 1.5, 33 + (36 - Math.abs(x)) * 0.3)).join(''),
      steel.deep,
      'hanger',
    ],
    [box(0, 9.6, 176, 3), steel.deep],
    [box(0, 12.2, 176, 0.7), steel.lit],
  ],
  before: [
    ['M-62 3.4Q-50 5.6 -38 3L-41 7.4H-58z', MATERIALS.wood.deep],
    ...[-56, -51, -46].map((x): PlatePart => [box(x, -4.4, 3.6, 2), MATERIALS.wood.lit]),
    ...people([-42, -39.6], '#B4382B', -3.6),
  ],
}
