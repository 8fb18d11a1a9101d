import { PALETTES } from '#art/kit/palettes.ts'
import { clockFace, tiers } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, gable, pointedOpening } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { lancets, windows } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import { body, pyramid } from '#art/plates/kit/volumes.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { granite, white, copper, slate, gold } = MATERIALS

/** Height of the columns of the front by their distance from the axis, as in basalt. */
const STEPS = [3.1, 5, 6.9, 8.8, 10.7, 12.6, 14.5, 16.4, 18.3, 20.2]
const heightAt = (x: number): number => 7 + 44 * Math.exp(-(Math.abs(x) - 3) / 6.2)

/** 74.5 m high. */
export const hallgrimskirkja: Plate = {
  sight: 'iceland/reykjavik#hallgrimskirkja',
  alt: 'Hallgrímskirkja in Reykjavík: a tall stepped tower of pale concrete from which columns like basalt fall away to both sides, with a small door, and the statue of Leifur Eiríksson before it.',
  palette: PALETTES.polar,
  across: 122,
  ground: 0.94,
  setting: { kind: 'paving', ink: '#6E7F86' },
  shift: 19,
  proportions: { height: 74.5, counts: { column: 20 } },
  behind: (
    [
      [-70, 14, 9, '#7A9A8C'],
      [-52, 16, 9, '#B4503C'],
      [-34, 12, 8, '#D9B45C'],
      [44, 16, 9, '#5C86A0'],
      [58, 12, 8, '#C9C4B4'],
    ] as const
  ).flatMap(([x, width, height, ink]): readonly PlatePart[] => [
    [box(x, 0, width, height), ink],
    [gable(x, height, width + 1, 4), slate.shade],
    [
      windows({ from: x - width * 0.3, to: x + width * 0.3, count: 3, up: 3, width: 1.5, height: 2.6 }),
      '#FFFAEE',
    ],
  ]),
  object: [
    [STEPS.map((x) => box(-x, 0, 1.75, heightAt(x)) + gable(-x, heightAt(x), 1.75, 1.6)).join(''), white.lit],
    [STEPS.map((x) => box(x, 0, 1.75, heightAt(x)) + gable(x, heightAt(x), 1.75, 1.6)).join(''), white.shade],
    [
      STEPS.map((x) => box(-x, 0, 0.3, heightAt(x)) + box(x, 0, 0.3, heightAt(x))).join(''),
      granite.shade,
      'column',
    ],
    ...body(0, 0, 9, 50, white, 0.4),
    ...tiers(0, 50, [7.4, 6.4, 6, 3.6], white, 0.4),
    [[-3, -1, 1, 3].map((x) => box(x, 9, 0.35, 41 - Math.abs(x) * 1.4)).join(''), granite.shade],
    [
      [-3.2, 3.2].map((x) => gable(x, 50, 2, 4)).join('') +
        [-2.4, 2.4].map((x) => gable(x, 56.4, 1.6, 3.4)).join(''),
      white.lit,
    ],
    [pointedOpening(0, 22, 2, 13) + pointedOpening(0, 1, 3, 7), white.deep],
    [lancets({ from: -1.8, to: 1.8, count: 3, up: 51.4, width: 1, height: 4.4 }), white.deep],
    ...clockFace(0, 44, 2.1, '#FFFAEE', white.deep),
    ...pyramid(0, 60, 5.4, 10.4, white),
    [box(0, 69.4, 0.45, 5.1) + box(0, 72, 2.4, 0.45), gold.shade],
    [box(0, 0, 9.4, 0.8), granite.shade],
  ],
  before: [
    [contour([-1.9, 0, -1.1, 4.4, 1.1, 4.4, 1.9, 0], -16, -2.4), '#8C6A50'],
    [symmetric(-16, 2, [0.55, 0, 0.75, 1.9, 0.3, 2.9, 0.32, 3.6]) + box(-15.2, 2, 0.14, 3.6), copper.deep],
    ...people([-24, -22, 15, 27, 30], '#C24A34', -1),
  ],
}
