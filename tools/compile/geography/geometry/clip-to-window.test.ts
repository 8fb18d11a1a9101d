import { describe, expect, it } from 'vitest'
import type { LonLat, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import { clipToWindow } from './clip-to-window.ts'
import { signedArea } from './signed-area.ts'

const square: Polygon = [
  [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ],
]
/** Open to the south: two towers on a base. */
const towers: Polygon = [
  [
    [0, 0],
    [0, 10],
    [3, 10],
    [3, 4],
    [7, 4],
    [7, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ],
]
const northWindow: readonly LonLat[] = [
  [-1, 6.5],
  [-1, 12],
  [11, 12],
  [11, 6.5],
]

const areaOf = (shape: Shape) =>
  shape.reduce((sum, polygon) => sum + Math.abs(signedArea(polygon[0]?.slice(0, -1) ?? [])), 0)

describe('clipToWindow', () => {
  it('splits a square into the part inside the window and the rest, with the cut between them', () => {
    const { inside, outside, cuts } = clipToWindow([square], northWindow)
    expect(areaOf(inside)).toBeCloseTo(35)
    expect(areaOf(outside)).toBeCloseTo(65)
    expect(cuts).toHaveLength(1)
    expect(cuts[0]?.every(([, latitude]) => latitude === 6.5)).toBe(true)
  })

  it('returns two pieces where the window covers two towers', () => {
    const { inside, outside, cuts } = clipToWindow([towers], northWindow)
    expect(inside).toHaveLength(2)
    expect(areaOf(inside)).toBeCloseTo(21)
    expect(outside).toHaveLength(1)
    expect(areaOf(outside)).toBeCloseTo(76 - 21)
    expect(cuts).toHaveLength(2)
  })

  it('cuts a bite with corners out of one side', () => {
    const bite: readonly LonLat[] = [
      [8, 3],
      [8, 6],
      [12, 6],
      [12, 3],
    ]
    const { inside, outside, cuts } = clipToWindow([square], bite)
    expect(areaOf(inside)).toBeCloseTo(6)
    expect(areaOf(outside)).toBeCloseTo(94)
    expect(cuts[0]).toHaveLength(4)
  })

  it('accepts windows of either orientation', () => {
    const there = clipToWindow([square], northWindow)
    const back = clipToWindow([square], northWindow.toReversed())
    expect(areaOf(back.inside)).toBeCloseTo(areaOf(there.inside))
    expect(areaOf(back.outside)).toBeCloseTo(areaOf(there.outside))
  })

  it('returns closed and clockwise rings', () => {
    const { inside, outside } = clipToWindow([towers], northWindow)
    for (const [ring = []] of [...inside, ...outside]) {
      expect(ring[0]).toEqual(ring.at(-1))
      expect(signedArea(ring.slice(0, -1))).toBeLessThan(0)
    }
  })

  it('returns a polygon unchanged when it is completely inside or outside the window', () => {
    const island: Polygon = [square[0]?.map(([x, y]): LonLat => [x / 10 + 4, y / 10 + 8]) ?? []]
    expect(clipToWindow([island], northWindow)).toEqual({ inside: [island], outside: [], cuts: [] })
    const south: Polygon = [square[0]?.map(([x, y]): LonLat => [x, y - 20]) ?? []]
    expect(clipToWindow([south], northWindow)).toEqual({ inside: [], outside: [south], cuts: [] })
  })
})
