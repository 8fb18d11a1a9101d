import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { clipToBox } from './clip-to-box.ts'
import { signedArea } from './signed-area.ts'

const box = { west: 0, east: 10, south: 0, north: 10 }

describe('clipToBox', () => {
  it('cuts off the parts outside', () => {
    const ring = clipToBox(
      [
        [-5, 2],
        [-5, 8],
        [5, 8],
        [5, 2],
        [-5, 2],
      ],
      box,
    )
    expect(ring).toEqual([
      [0, 2],
      [0, 8],
      [5, 8],
      [5, 2],
      [0, 2],
    ])
  })

  it('returns the box for a ring around it', () => {
    const ring = clipToBox(
      [
        [-50, -50],
        [-50, 50],
        [50, 50],
        [50, -50],
        [-50, -50],
      ],
      box,
    )
    expect(new Set(ring.map(String))).toEqual(new Set(['0,0', '0,10', '10,10', '10,0']))
  })

  it('is empty for a ring outside', () => {
    expect(
      clipToBox(
        [
          [20, 2],
          [20, 8],
          [25, 8],
          [20, 2],
        ],
        box,
      ),
    ).toEqual([])
  })

  it('returns the box for a ring far outside around its corners, with any number of points', () => {
    const far = [-40, -30, -20, -10, 0, 10, 20, 30, 40]
    const ring = clipToBox(
      [
        ...far.map((y) => [-40, y] as const),
        ...far.map((x) => [x, 40] as const),
        ...far.toReversed().map((y) => [40, y] as const),
        ...far.toReversed().map((x) => [x, -40] as const),
        [-40, -40],
      ],
      box,
    )
    expect(new Set(ring.map(String))).toEqual(new Set(['0,0', '0,10', '10,10', '10,0']))
  })

  it('returns the same area for a ring with any subdivision of its edges', () => {
    const coordinate = fc.integer({ min: -40, max: 40 })
    const corners = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(corners, (ring) => {
        const pieces = ring.flatMap(([x, y], index) => {
          const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
          return Array.from({ length: 8 }, (_, step): [number, number] => [
            x + ((nextX - x) * step) / 8,
            y + ((nextY - y) * step) / 8,
          ])
        })
        const areaLeft = (open: readonly (readonly [number, number])[]): number =>
          signedArea(clipToBox([...open, open[0] ?? [0, 0]], box))
        expect(areaLeft(pieces)).toBeCloseTo(areaLeft(ring), 9)
      }),
      { numRuns: runsOf(1000) },
    )
  })
})
