import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadNumbers } from './spread-numbers.ts'

const ROOM = { width: 760, height: 700 }
const SIDE = 52
const isFree = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.abs(one.x - other.x) > SIDE - 2 || Math.abs(one.y - other.y) > SIDE - 2

describe('spreadNumbers', () => {
  it('leaves numbers alone that have room', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 400, y: 300 },
    ]
    expect(spreadNumbers(points, ROOM)).toEqual(points)
  })
  it('parts numbers that stand on one spot, and keeps them on the map', () => {
    const spread = spreadNumbers(
      Array.from({ length: 10 }, () => ({ x: 2, y: 2 })),
      ROOM,
    )
    for (const [index, one] of spread.entries()) {
      expect(spread.slice(index + 1).every((other) => isFree(one, other))).toBe(true)
    }
  })
  it('parts any ten numbers', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 760 }), y: fc.integer({ min: 0, max: 700 }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 10 }), (points) => {
        const spread = spreadNumbers(points, ROOM)
        return spread.every((one, index) => spread.slice(index + 1).every((other) => isFree(one, other)))
      }),
    )
  })
})
