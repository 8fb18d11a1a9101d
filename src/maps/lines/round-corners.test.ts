import { describe, expect, it } from 'vitest'
import type { PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { roundCorners } from './round-corners.ts'

const square: PixelLine = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]

describe('roundCorners', () => {
  it('draws a curve at a corner of a river and leaves its ends in place', () => {
    const line = roundCorners(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 200, y: 60 },
      ],
      false,
    )
    expect(line[0]).toEqual({ x: 0, y: 0 })
    expect(line.at(-1)).toEqual({ x: 200, y: 60 })
    expect(line).not.toContainEqual({ x: 100, y: 0 })
    expect(line).toHaveLength(7)
  })

  it('leaves the right angles of a moat', () => {
    expect(roundCorners(square, true)).toEqual(square)
  })

  it('rounds right angles with a higher limit', () => {
    const round = roundCorners(square, true, 180)
    expect(round).toHaveLength(20)
    expect(round).not.toContainEqual(square[0])
  })
})
