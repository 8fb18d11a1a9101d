import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, type Spot, saucer } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, palm, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { granite } = MATERIALS
const FOOT = 4.4
const HALF = 21.3
const RISE = 16.9
const RADIUS = (HALF * HALF) / 2 / RISE + RISE / 2
const RINGS = 6

/** Knots of the net of tubes: six times as many on each ring as on the first, the front half of them in sight. */
const knot = (ring: number, place: number): Spot => {
  const polar = (ring / RINGS) * Math.acos(1 - RISE / RADIUS)
  const turn = ring === 0 ? 0 : ((place / (3 * ring)) * 180 - 90) * (Math.PI / 180)
  return [
    RADIUS * Math.sin(polar) * Math.sin(turn),
    FOOT + RISE - RADIUS * (1 - Math.cos(polar)) - Math.sin(polar) * Math.cos(turn) * 1.1,
  ]
}

const net = spread(0, RINGS - 1, RINGS)
  .flatMap((ring) =>
    spread(0, Math.max(1, 3 * ring), 3 * ring + 1).flatMap((place) => {
      const sector = ring === 0 ? 0 : Math.min(2, Math.floor(place / ring))
      const feet = ring === 0 ? [0, 1, 2, 3] : [place + sector, place + sector + 1]
      const foot = feet.map((at) => bar(knot(ring, place), knot(ring + 1, at), 0.2))
      return place > 0 && ring > 0 ? [...foot, bar(knot(ring, place - 1), knot(ring, place), 0.2)] : foot
    }),
  )
  .join('')

/** The dome is 42.7 m across and 21.3 m high with its base; a net of aluminium tubes holds clear bubbles. */
export const bloedelConservatory: Plate = {
  sight: 'canada/vancouver#bloedel-conservatory',
  alt: 'The Bloedel Conservatory in Vancouver: a clear shallow dome in a net of triangles on a low ring of concrete, with palms and tropical green behind the panes.',
  palette: PALETTES.morning,
  across: 62,
  ground: 0.84,
  setting: { kind: 'paving', ink: '#B4AC9E' },
  proportions: { height: 21.3, width: 48 },
  behind: [
    [
      contour([
        -31, 0, -31, 8, -24, 13, -19, 11, -12, 16, -9.4, 14, -7, 17, -1, 11, 9, 13, 17, 9, 24, 12, 31, 8, 31,
        0,
      ]),
      '#9CC0C2',
    ],
    ...grove(-31, -16, 8, '#5F8F7C'),
    ...grove(16, 31, 9, '#5F8F7C'),
  ],
  object: [
    [saucer(0, FOOT, 2 * HALF, RISE), '#CFE6DF'],
    ...palm(-6, 13, '#6FA387', '#A98C6E', FOOT),
    ...palm(9, 10, '#6FA387', '#A98C6E', FOOT),
    ...palm(1.6, 8.6, '#88B598', '#A98C6E', FOOT),
    ...grove(-18, 18, 6, '#7DB08D', FOOT),
    ...grove(-19, -3, 4, '#5E9A76', FOOT),
    ...grove(5, 19, 4.4, '#5E9A76', FOOT),
    [
      `M${HALF} ${-FOOT}A${RADIUS} ${RADIUS} 0 0 0 3 ${-FOOT - RISE + 0.2}Q15 ${-FOOT - RISE + 3} 14.6 ${-FOOT}z`,
      '#8FBDB6',
    ],
    ['M-16 -10.4Q-11 -17.6 -4 -19.6Q-10 -15.6 -13 -10.4z', '#EAF6EE'],
    [net, '#F4FAF2'],
    [contour([-24, 0, -24, 2.2, -21.8, FOOT + 0.6, 21.8, FOOT + 0.6, 24, 2.2, 24, 0]), granite.lit],
    [contour([11, 0, 11, FOOT + 0.6, 21.8, FOOT + 0.6, 24, 2.2, 24, 0]), granite.shade],
    [box(0, 2, 48, 0.3) + box(0, FOOT + 0.2, 43.6, 0.5), '#8F8980'],
    [box(0, 0, 7, 3.4), granite.deep],
    [box(-1.8, 0.2, 3, 2.8) + box(1.8, 0.2, 3, 2.8), '#BFDCDC'],
    [box(0, 3.2, 9.4, 0.6), '#F3E6C8'],
    [[...spread(-22, -6, 8), ...spread(6, 22, 8)].map((x) => box(x, 0, 0.24, 2)).join(''), '#8F8980'],
  ],
  before: people([-16, -14.8, -3, 6.4, 13, 26], '#B4382B', -0.8),
}
