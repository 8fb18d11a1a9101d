import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle, gable, polygon, type Spot } from '#art/plates/kit/outlines.ts'
import { arcade, balustrade, lancets, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { limestone, lead, iron } = MATERIALS

/** Outer and inner edge of a leg by height. */
const OUTER: readonly Spot[] = [
  [62.5, 0],
  [46, 28],
  [35.5, 57.6],
  [27, 86],
  [20.5, 115.7],
  [13.5, 160],
  [9, 210],
  [6.4, 276],
]
const INNER: readonly Spot[] = [
  [37, 0],
  [27, 28],
  [20, 57.6],
  [13, 86],
  [8.5, 115.7],
  [3.4, 160],
  [0, 196],
]

const legOf = (side: number): readonly Spot[] =>
  [...OUTER, ...[...INNER].reverse()].map(([x, up]) => [x * side, up] as const)

/** Crossed bars of the lattice between two heights of a leg. */
const braces = (side: number): string =>
  OUTER.slice(0, 6)
    .map(([outer, up], index) => {
      const [outerTop, top] = OUTER[index + 1] ?? [0, 0]
      const inner = INNER[index]?.[0] ?? 0
      const innerTop = INNER[index + 1]?.[0] ?? 0
      return (
        bar([side * outer, up], [side * innerTop, top], 1.5) +
        bar([side * inner, up], [side * outerTop, top], 1.5)
      )
    })
    .join('')

const archRing: readonly Spot[] = spread(0, Math.PI, 17).map(
  (angle) => [37 * Math.cos(angle), 12 + 38 * Math.sin(angle)] as const,
)
const archInner: readonly Spot[] = spread(0, Math.PI, 17).map(
  (angle) => [33.5 * Math.cos(angle), 12 + 33.5 * Math.sin(angle)] as const,
)

const eiffelTower: Plate = {
  sight: 'france/paris#eiffel-tower',
  alt: 'The Eiffel Tower from the front: four splayed legs joined by arches, three platforms and the mast.',
  palette: PALETTES.autumn,
  across: 535,
  ground: 0.94,
  setting: { kind: 'grass', ink: '#7E9260' },
  proportions: { height: 330, width: 125 },
  behind: [...grove(-280, -60, 26, '#8FA183'), ...grove(60, 280, 30, '#8FA183')],
  object: [
    [polygon([...archRing, ...[...archInner].reverse()]), iron.shade],
    [polygon(legOf(-1)), iron.lit],
    [polygon(legOf(1)), iron.shade],
    [
      polygon([
        [-9.2, 200],
        [-6.4, 276],
        [6.4, 276],
        [9.2, 200],
        [0, 196],
      ]),
      iron.lit,
    ],
    [braces(-1) + braces(1), iron.deep],
    [
      spread(205, 265, 7)
        .map((up) => bar([-7, up], [7, up + 8], 1.1) + bar([7, up], [-7, up + 8], 1.1))
        .join(''),
      iron.deep,
    ],
    ...[
      [0, 55, 76, 6.5],
      [0, 113.5, 44, 4.6],
      [0, 274.5, 18, 4],
    ].map(([x = 0, up = 0, w = 0, h = 0]): PlatePart => [box(x, up, w, h), iron.deep]),
    [box(0, 61, 70, 3) + box(0, 117.5, 40, 3), iron.lit],
    [box(0, 278.5, 10, 10) + box(0, 288, 6, 8) + box(0, 294, 2.2, 36), iron.shade],
  ],
  before: [...grove(-280, -84, 20, '#4F6B4C', -4), ...grove(92, 280, 22, '#4F6B4C', -4)],
}

const bay = (x: number): readonly PlatePart[] => [
  ...body(x, 43, 13.2, 26, limestone, 0.24),
  [
    lancets({ from: x - 2.7, to: x + 2.7, count: 2, up: 47, width: 3.3, height: 17 }),
    limestone.deep,
    'belfry opening',
  ],
  [box(x, 67.4, 13.8, 1.6), limestone.shade],
]
const portal = (x: number, width: number, height: number): readonly PlatePart[] => [
  [lancets({ from: x, to: x, count: 1, up: 0, width, height }), limestone.shade],
  [
    lancets({ from: x, to: x, count: 1, up: 0, width: width * 0.62, height: height * 0.72 }),
    limestone.deep,
    'portal',
  ],
]

const notreDame: Plate = {
  sight: 'france/paris#notre-dame',
  alt: 'The west front of Notre-Dame: three portals, the gallery of kings, the rose window, two square towers, and the spire behind.',
  palette: PALETTES.morning,
  across: 170,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#B3A28A' },
  proportions: { height: 96, width: 43.5, counts: { portal: 3, 'belfry opening': 4, king: 28 } },
  object: [
    ...pyramid(0, 44, 4.6, 52, lead),
    ...body(0, 43, 5.4, 9, lead),
    [gable(0, 43, 16, 9), lead.shade],
    ...body(0, 0, 43.5, 43.4, limestone, 0.16),
    ...bay(-14.6),
    ...bay(14.6),
    ...portal(-14.4, 9.4, 13),
    ...portal(0, 10.6, 15),
    ...portal(14.4, 9.4, 13),
    [box(0, 16, 43.5, 0.8) + box(0, 21, 43.9, 0.9), limestone.shade],
    [windows({ from: -20, to: 20, count: 28, up: 17, width: 0.8, height: 3.6 }), limestone.deep, 'king'],
    [circle(0, 28.6, 5.6), limestone.shade],
    [circle(0, 28.6, 4.8), limestone.deep],
    [
      spread(0, 165, 12)
        .map((turn) => {
          const angle = (turn * Math.PI) / 180
          return bar(
            [-4.6 * Math.cos(angle), 28.6 - 4.6 * Math.sin(angle)],
            [4.6 * Math.cos(angle), 28.6 + 4.6 * Math.sin(angle)],
            0.22,
          )
        })
        .join(''),
      limestone.lit,
    ],
    [
      arcade({ from: -16.6, to: -12.6, count: 2, up: 24, width: 2.9, height: 9.4 }) +
        arcade({ from: 12.6, to: 16.6, count: 2, up: 24, width: 2.9, height: 9.4 }),
      limestone.deep,
    ],
    [lancets({ from: -20, to: 20, count: 21, up: 36, width: 1.1, height: 5.8 }), limestone.deep],
    [balustrade(-21.75, 21.75, 42.4, 1.6), limestone.lit],
    [[-21, -8.2, 8.2, 21].map((x) => box(x, 0, 2, 43)).join(''), limestone.lit],
  ],
  before: people([-34, -32, 26, 30, 36], '#3F5F86'),
}

export const PARIS_PLATES = { eiffelTower, notreDame } as const
