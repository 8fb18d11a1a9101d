import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, type Spot } from '#art/plates/kit/outlines.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { white, steel } = MATERIALS

/** Nine spheres of 18 m: the corners and the middle of a cube that stands on one corner, 102 m high. */
const RADIUS = 9
const EDGE = 84 / Math.sqrt(3)
const REACH = EDGE * Math.sqrt(2 / 3)
const TURN = 16

type Ball = { readonly x: number; readonly up: number; readonly near: number }

const ballAt = (degrees: number, up: number, reach = REACH): Ball => ({
  x: reach * Math.cos(((degrees + TURN) * Math.PI) / 180),
  near: reach * Math.sin(((degrees + TURN) * Math.PI) / 180),
  up,
})
const LOWER = [0, 120, 240].map((degrees) => ballAt(degrees, 37))
const UPPER = [60, 180, 300].map((degrees) => ballAt(degrees, 65))
const FOOT = ballAt(0, 9, 0)
const TOP = ballAt(0, 93, 0)
const MIDDLE = ballAt(0, 51, 0)
const BALLS = [FOOT, TOP, MIDDLE, ...LOWER, ...UPPER]
const distance = (one: Ball, other: Ball): number =>
  Math.hypot(one.x - other.x, one.near - other.near, one.up - other.up)
const isEdge = (one: Ball, other: Ball): boolean => Math.abs(distance(one, other) - EDGE) < 1
/** Where a tube leaves the sphere it comes from. */
const leaving = (one: Ball, other: Ball): Spot => {
  const share = (RADIUS * 0.94) / distance(one, other)
  return [one.x + (other.x - one.x) * share, one.up + (other.up - one.up) * share]
}
const TUBES = BALLS.flatMap((one, index) =>
  BALLS.slice(index + 1)
    .filter((other) => isEdge(one, other) || one === MIDDLE || other === MIDDLE)
    .map((other) => ({
      near: (one.near + other.near) / 2,
      path: bar(leaving(one, other), leaving(other, one), 3.3),
    })),
)
const SHEEN: Material = { lit: '#BCC9D1', shade: '#8797A3', deep: '#4C5A66' }

const ball = ({ x, up }: Ball): readonly PlatePart[] => [
  [circle(x, up, RADIUS), SHEEN.lit, 'sphere'],
  [
    `M${x + 1.4} ${-up - 8.9}A9 9 0 0 1 ${x + 1.4} ${-up + 8.9}A14 14 0 0 0 ${x + 1.4} ${-up - 8.9}z`,
    SHEEN.shade,
  ],
  [
    `M${x - 6.6} ${-up - 1}A6.6 6.6 0 0 1 ${x - 0.6} ${-up - 6.6}A9.6 9.6 0 0 0 ${x - 6.6} ${-up - 1}z`,
    white.lit,
  ],
  [box(x, up - 0.9, 15.6, 0.5), SHEEN.deep],
]

export const atomium: Plate = {
  sight: 'belgium/brussels#atomium',
  alt: 'The Atomium in Brussels: nine shining spheres, joined by tubes to a cube that stands on one corner, with slanting legs.',
  palette: PALETTES.noon,
  across: 166,
  ground: 0.95,
  setting: { kind: 'grass', ink: '#7E9A5E' },
  proportions: { height: 102, counts: { sphere: 9 } },
  behind: [...grove(-84, 84, 13, '#7FA884')],
  object: [
    ...LOWER.flatMap(({ x, up }): readonly PlatePart[] => [
      [bar([x, up], [x * 1.12 - 2, 0], 2) + bar([x, up], [x * 1.12 + 4, 0], 2), steel.shade],
    ]),
    ...[
      ...TUBES.map(({ near, path }) => ({ near, parts: [[path, steel.lit]] as readonly PlatePart[] })),
      ...BALLS.map((one) => ({ near: one.near, parts: ball(one) })),
    ]
      .toSorted((one, other) => one.near - other.near)
      .flatMap(({ parts }) => parts),
    [box(0, 0, 30, 2.4), white.shade],
  ],
  before: people([-60, -34, -31, 22, 25, 60], '#B4382B', -1, 1.15),
}
