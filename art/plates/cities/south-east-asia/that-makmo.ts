import { PALETTES } from '#art/kit/palettes.ts'
import { box } from '#art/plates/kit/outlines.ts'
import { bands, contour, turned } from '#art/plates/kit/profiles.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const STONE: Material = { lit: '#A9A79C', shade: '#79786F', deep: '#4A4B48' }
const GOLD: Material = { lit: '#E8C468', shade: '#B98C3A', deep: '#6E4C1E' }

/** A lotus bud on a corner of the terrace. */
const bud = (x: number, up: number): readonly PlatePart[] => {
  const solid = turned(
    x,
    up,
    [0.75, 0, 0.75, 0.6, 0.5, 0.7, 0.72, 1.3, 0.66, 1.8, 0.34, 2.3, 0.1, 3.1],
    STONE,
  )
  return solid.map(([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'bud'] : [path, ink]))
}

/** By its proportions: square terraces, a swelling dome, a flame on top. */
export const thatMakmo: Plate = {
  sight: 'laos/luang-prabang#wat-visoun',
  alt: 'The stupa That Makmo before Wat Visoun in Luang Prabang: square terraces of dark weathered plaster with a lotus bud at each corner, and a round dome like half a watermelon with a flame on top.',
  palette: PALETTES.monsoon,
  across: 33,
  ground: 0.87,
  setting: { kind: 'grass', ink: '#7E9A62' },
  proportions: { height: 17.2, width: 17, counts: { bud: 4 } },
  behind: [
    [contour([-17, 0, -17, 5, -12, 7.6, -6, 11, -1, 8.6, 6, 6.4, 12, 8.4, 17, 6, 17, 0]), '#A3BCA0'],
    ...grove(-17, 17, 4.4, '#86A880'),
    ...palm(-12.6, 10.6, '#4F7E5C', '#7A6A50'),
    ...palm(12.8, 12, '#4F7E5C', '#7A6A50'),
    ...palm(14.6, 8.4, '#5F8C66', '#7A6A50'),
  ],
  object: [
    ...body(0, 0, 17, 1.3, STONE, 0.28),
    [box(0, 1.1, 17, 0.2), '#C6C3B4'],
    ...body(0, 1.3, 14.4, 1.6, STONE, 0.28),
    [box(0, 2.7, 14.8, 0.25) + box(0, 1.3, 14.6, 0.2), '#C6C3B4'],
    ...body(0, 2.9, 11.2, 1.3, STONE, 0.28),
    ...bud(-6.2, 2.95),
    ...bud(6.2, 2.95),
    [box(0, 4, 11.4, 0.24), '#C6C3B4'],
    ...body(0, 4.2, 10, 1.4, STONE, 0.28),
    ...bud(-4.9, 4.2),
    ...bud(4.9, 4.2),
    [contour([-5, 5.4, -5.3, 5.8, 5.3, 5.8, 5, 5.4]), '#C6C3B4'],
    [contour([2.2, 5.4, 2.2, 5.8, 5.3, 5.8, 5, 5.4]), STONE.shade],
    // The dome swells above its foot.
    ...turned(
      0,
      5.8,
      [4.1, 0, 4.5, 0.7, 4.75, 1.6, 4.8, 2.6, 4.6, 3.6, 4.15, 4.5, 3.4, 5.3, 2.3, 5.9, 1.4, 6.2],
      STONE,
      0.3,
    ),
    ['M-4.1 -6.6Q-4.5 -9 -3.4 -10.4Q-4.2 -10 -4.7 -8.6Q-4.9 -7.4 -4.3 -6.2z', '#C6C3B4'],
    [bands(0, 5.8, [4.35, 0.1, 2.3, 5.6], 0.3), STONE.deep],
    // The mouldings under the flame.
    ...turned(0, 12, [1.5, 0, 1.5, 0.4, 1.1, 0.5, 1.1, 0.9, 1.35, 1, 1.35, 1.3, 0.8, 1.5], STONE),
    ...turned(
      0,
      13.5,
      [0.5, 0, 0.75, 0.35, 0.5, 0.8, 0.62, 1.1, 0.55, 1.5, 0.32, 2.2, 0.16, 2.9, 0.05, 3.7],
      GOLD,
    ),
  ],
  before: people([-11.6, -10.8, 3, 9.8], '#D9762B', -0.6),
}
