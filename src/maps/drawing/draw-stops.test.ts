import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawStops } from './draw-stops.ts'

/** A square of land from 0° to 10°, and one that ends at the antimeridian. */
const OUTLINES = {
  land: [
    [0, 0, 1000, 0, 0, 1000, -1000, 0],
    [17000, 0, 1000, 0, 0, 1000, -1000, 0],
    [-18000, 0, 1000, 0, 0, 1000, -1000, 0],
  ],
  borders: [[500, 0, 0, 1000]],
  disputed: [],
}
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('drawStops', () => {
  it('numbers the stops in order, inside the frame and on their land', () => {
    const map = drawStops(OUTLINES, [at(2, 2), at(8, 8)], 'Map of x')
    expect(map?.marks.map(({ label }) => label)).toEqual(['1', '2'])
    const [south, north] = map?.marks ?? []
    expect((south?.x ?? 0) < (north?.x ?? 0) && (south?.y ?? 0) > (north?.y ?? 0)).toBe(true)
    expect(map?.base.land).toMatch(/^m/)
    expect(map?.line).toMatch(/^m/)
  })

  it('returns null without stops and no line for one stop', () => {
    expect(drawStops(OUTLINES, [], 'x')).toBeNull()
    expect(drawStops(OUTLINES, [at(1, 1)], 'x')?.line).toBe('')
  })

  it('spans the antimeridian if the stops do', () => {
    const map = drawStops(OUTLINES, [at(5, 178), at(5, -178)], 'x')
    const [west, east] = map?.marks ?? []
    expect((east?.x ?? 0) - (west?.x ?? 0)).toBeGreaterThan(100)
    expect(map?.base.land.split('m').length).toBeGreaterThan(2)
  })

  it('moves overlapping numbers apart and draws a leader to their points', () => {
    const map = drawStops(OUTLINES, [at(5, 5), at(5, 5), at(5.0001, 5)], 'x')
    const marks = map?.marks ?? []
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24)
    expect(marks.filter(({ anchor }) => anchor !== undefined)).toHaveLength(2)
  })

  it('places every number within the frame for any points on Earth', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
        const map = drawStops(OUTLINES, points, 'x')
        expect(map?.marks).toHaveLength(points.length)
        for (const { x, y } of map?.marks ?? []) {
          expect(x >= 0 && x <= 760).toBe(true)
          expect(y >= 0 && y <= 480).toBe(true)
        }
        expect(JSON.stringify(map)).not.toMatch(/NaN|Infinity|null,null/)
      }),
      { numRuns: 300 },
    )
  })
})
