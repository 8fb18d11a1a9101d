import { describe, expect, it } from 'vitest'
import type { PlatePart } from '#art/plates/plate.ts'
import { MATERIALS } from './materials.ts'
import {
  bar,
  box,
  circle,
  cross,
  domeOutline,
  gable,
  hipRoof,
  onion,
  polygon,
  sag,
  saucer,
  trapezium,
  upturnedRoof,
} from './outlines.ts'
import { arcade, battlements, columns, spread, stair, windows } from './rows.ts'
import { cypress, palm, pedestrian, tree } from './staffage.ts'
import { body, domeSolid, flaredSpire, lantern, obelisk, portico, pyramid, shaft } from './volumes.ts'

const { marble } = MATERIALS
const subpaths = (path: string): number => path.split('M').length - 1

describe('outlines', () => {
  it('stand on their foot: heights are up, so that y is negative', () => {
    expect(box(0, 2, 4, 3)).toBe('M-2 -2L-2 -5L2 -5L2 -2z')
    expect(gable(1, 0, 2, 5)).toBe('M0 0L1 -5L1 -5L2 0z')
    expect(trapezium(0, 0, 4, 2, 6)).toBe('M-2 0L-1 -6L1 -6L2 0z')
  })

  it('are one closed subpath each', () => {
    for (const path of [
      domeOutline(0, 0, 3, 4),
      onion(0, 0, 3, 4),
      circle(0, 0, 1),
      saucer(0, 0, 9, 2),
      sag([0, 9], [8, 9], 4, 1),
    ])
      expect([subpaths(path), path.endsWith('z')]).toEqual([1, true])
  })

  it('draw a bar of the stated thickness in every direction', () => {
    expect(bar([0, 0], [10, 0], 2)).toBe(
      polygon([
        [0, 1],
        [10, 1],
        [10, -1],
        [0, -1],
      ]),
    )
    expect(bar([3, 3], [3, 3], 2)).not.toContain('NaN')
  })
})

describe('rows', () => {
  it('spread middles evenly, and put one in the middle', () => {
    expect(spread(-3, 3, 4)).toEqual([-3, -1, 1, 3])
    expect(spread(-3, 5, 1)).toEqual([1])
  })

  it('have one subpath for each opening', () => {
    const row = { from: -8, to: 8, count: 7, up: 0, width: 1, height: 3 }
    expect(
      [windows(row), arcade(row), battlements(-8, 8, 7, 9, 1), stair(0, 0, 9, 7, 0.2, 0.3)].map(subpaths),
    ).toEqual([7, 7, 7, 7])
  })

  it('count columns once, not their shade and capitals', () => {
    const counted = columns({ from: -8, to: 8, count: 6, up: 0, width: 1, height: 9 }, marble).filter(
      ([, , name]) => name === 'column',
    )
    expect(counted.map(([path]) => subpaths(path))).toEqual([6])
  })
})

it('people and trees stand on the ground with their height', () => {
  const topOf = (parts: readonly PlatePart[]) =>
    Math.max(...parts.flatMap(([path]) => [...path.matchAll(/[ L](-[\d.]+)/g)].map(([, up]) => -Number(up))))
  expect(topOf(pedestrian(0, '#B23A2A'))).toBeCloseTo(1.565, 1)
  expect(topOf(cypress(0, 12, '#4F6B4C', '#35503C'))).toBe(12)
  expect(topOf(palm(0, 10, '#4F6B4C', '#7D6A56'))).toBeGreaterThan(9.9)
  expect(tree(0, 8, '#4F6B4C', '#35503C')).toHaveLength(3)
  expect([hipRoof(0, 0, 4, 2), upturnedRoof(0, 0, 4, 2)].map(subpaths)).toEqual([1, 1])
  expect(subpaths(cross(0, 0, 2))).toBe(2)
})

describe('solids', () => {
  const solids: readonly (readonly [string, readonly PlatePart[]])[] = [
    ['block', body(0, 0, 4, 6, marble)],
    ['shaft', shaft(0, 0, 4, 2, 9, marble)],
    ['cone', pyramid(0, 0, 4, 9, marble)],
    ['cupola', domeSolid(0, 0, 4, 4, marble)],
    ['obelisk', obelisk(0, 0, 2, 20, marble)],
    ['flared spire', flaredSpire(0, 0, 4, 9, marble)],
    ['lantern', lantern(0, 0, 3, 8, marble)],
  ]

  it.each(solids)('%s has a lit and a shaded side', (_name, parts) => {
    const inks = new Set(parts.map(([, ink]) => ink))
    expect([inks.has(marble.lit), inks.has(marble.shade)]).toEqual([true, true])
  })

  it('a portico is as high as its parts together', () => {
    const front = { count: 8, diameter: 1.5, steps: 1, column: 14, entablature: 3, pediment: 8 }
    const heights = portico(0, 0, 33, front, marble).flatMap(([path]) =>
      [...path.matchAll(/ (-[\d.]+)/g)].map(([, up]) => -Number(up)),
    )
    expect(Math.max(...heights)).toBe(26)
  })
})
