import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, polygon } from '#art/plates/kit/outlines.ts'
import { spread, stair } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, shaft } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { white, granite, sandstone, steel } = MATERIALS

/** A shell: a curved triangle whose back is vertical and whose mouth leans out, seen from the side. */
function shell(foot: number, up: number, length: number, height: number, side: 1 | -1): readonly PlatePart[] {
  const tip = foot + side * length
  return [
    [
      `M${foot} ${-up}C${foot + side * length * 0.06} ${-up - height * 0.62} ${foot + side * length * 0.45} ${-up - height} ${tip} ${-up - height}Q${foot + side * length * 0.84} ${-up - height * 0.5} ${foot + side * length * 0.72} ${-up}z`,
      white.lit,
      'shell',
    ],
    [
      `M${tip} ${-up - height}Q${foot + side * length * 0.84} ${-up - height * 0.5} ${foot + side * length * 0.72} ${-up}H${foot + side * length * 0.56}Q${foot + side * length * 0.66} ${-up - height * 0.56} ${tip} ${-up - height}z`,
      white.shade,
    ],
  ]
}

const operaHouse: Plate = {
  sight: 'australia/sydney#opera-house',
  alt: 'The Sydney Opera House from the water: white shells, three towards the harbour and one turned to the city, on a granite podium.',
  palette: PALETTES.noon,
  across: 214,
  ground: 0.8,
  setting: { kind: 'water', ink: '#2F7E96' },
  proportions: { height: 67, width: 183, counts: { shell: 7 } },
  object: [
    ...body(0, 0, 183, 9, granite, 0.2),
    [box(0, 5, 183, 1.4), granite.shade],
    ...shell(-70, 9, 26, 17, 1),
    ...shell(-36, 9, -0 + 22, 19, -1),
    ...shell(52, 9, 34, 28, 1),
    ...shell(20, 9, 44, 42, 1),
    ...shell(-24, 9, 56, 58, 1),
    ...shell(-14, 9, 26, 30, -1),
    ...shell(-56, 9, 15, 11, -1),
    [stair(-76, 9, 30, 4, 0.8, 2), granite.lit],
    [
      spread(-86, 86, 44)
        .map((x) => box(x, 1, 0.8, 3))
        .join(''),
      granite.deep,
    ],
  ],
  before: people([-84, -80, 78, 84], '#B4382B', 9),
}

const ARCH_HALF = 251.5
/** Height of the lower and the upper chord at a share of the half span. */
const lowerUp = (x: number): number => 116 - 98 * (x / ARCH_HALF) ** 2
const upperUp = (x: number): number => 134 - 62 * (x / ARCH_HALF) ** 2
const PANELS = spread(-ARCH_HALF, ARCH_HALF, 29)
const chord = (heightAt: (x: number) => number, thick: number): string =>
  polygon([
    ...PANELS.map((x) => [x, heightAt(x) + thick / 2] as const),
    ...PANELS.toReversed().map((x) => [x, heightAt(x) - thick / 2] as const),
  ])

const pylons = (x: number): readonly PlatePart[] => [
  ...shaft(x, 0, 26, 21, 85, granite),
  [box(x, 85, 24, 4), granite.lit],
  [box(x, 58, 5, 14) + box(x, 8, 9, 26), granite.deep],
]

const harbourBridge: Plate = {
  sight: 'australia/sydney#harbour-bridge',
  alt: 'The Sydney Harbour Bridge: a steel arch in two chords with its deck hung below, between two pairs of granite pylons.',
  palette: PALETTES.dusk,
  across: 660,
  ground: 0.78,
  setting: { kind: 'water', ink: '#6A3C4C' },
  proportions: { height: 136 },
  object: [
    [box(0, 48, 700, 7), steel.deep],
    [
      PANELS.slice(3, -3)
        .map((x) => box(x, 52, 1.6, Math.max(0, lowerUp(x) - 52)))
        .join(''),
      steel.shade,
    ],
    [PANELS.map((x) => bar([x, lowerUp(x)], [x, upperUp(x)], 1.8)).join(''), steel.deep],
    [
      PANELS.slice(1)
        .map((x, index) => {
          const before = PANELS[index] ?? x
          return x <= 0
            ? bar([before, upperUp(before)], [x, lowerUp(x)], 1.6)
            : bar([before, lowerUp(before)], [x, upperUp(x)], 1.6)
        })
        .join(''),
      steel.deep,
    ],
    [chord(lowerUp, 5), steel.shade],
    [chord(upperUp, 4.4), steel.lit],
    ...[-272, 272].flatMap(pylons),
    [box(-311, 0, 10, 48) + box(311, 0, 10, 48), granite.shade],
  ],
  before: [
    [
      polygon([
        [-9, 136],
        [-9, 143],
        [0, 143],
        [0, 136],
      ]),
      sandstone.lit,
    ],
  ],
}

export const SYDNEY_PLATES = { operaHouse, harbourBridge } as const
