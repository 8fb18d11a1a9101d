import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedMarks } from './numbered-marks.ts'

const EMPTY_AREA = { width: 760, height: 700 }
const SIDE = 43
const isFree = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
  Math.abs(one.x - other.x) > SIDE - 2 || Math.abs(one.y - other.y) > SIDE - 2

describe('numberedMarks', () => {
  it('leaves numbers with enough space unchanged', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 400, y: 300 },
    ]
    expect(numberedMarks(points, EMPTY_AREA)).toMatchObject(points)
    expect(numberedMarks(points, EMPTY_AREA).some(({ anchor }) => anchor !== undefined)).toBe(false)
  })
  it('separates numbers at the same point, within the map', () => {
    const spread = numberedMarks(
      Array.from({ length: 10 }, () => ({ x: 2, y: 2 })),
      EMPTY_AREA,
    )
    for (const [index, one] of spread.entries()) {
      expect(spread.slice(index + 1).every((other) => isFree(one, other))).toBe(true)
    }
  })
  it('connects a moved number to its point by a line', () => {
    const [, second] = numberedMarks(
      [
        { x: 300, y: 300 },
        { x: 310, y: 300 },
      ],
      EMPTY_AREA,
    )
    expect(second).toMatchObject({ label: '2', anchor: { x: 310, y: 300 } })
  })
  it('separates any ten numbers', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 760 }), y: fc.integer({ min: 0, max: 700 }) })
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 10 }), (points) => {
        const spread = numberedMarks(points, EMPTY_AREA)
        return spread.every((one, index) => spread.slice(index + 1).every((other) => isFree(one, other)))
      }),
    )
  })
})
