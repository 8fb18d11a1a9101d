import { describe, expect, it } from 'vitest'
import { ringArea, simplifyLine, simplifyRing } from './simplify-line.ts'

const wavy = Array.from({ length: 50 }, (_, index) => ({ x: index, y: (index % 2) * 0.3 }))

describe('simplifyLine', () => {
  it('retains both ends of a line and drops points within the tolerance', () => {
    expect(simplifyLine(wavy, 0.5)).toEqual([wavy[0], wavy[49]])
  })

  it('retains a corner', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 10, y: 0 },
    ]
    expect(simplifyLine(corner, 0.5)).toEqual(corner)
  })
})

describe('simplifyRing', () => {
  it('retains the corners of a square and drops the points between them', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 5, y: 0.1 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]
    expect(simplifyRing(square, 0.5)).toHaveLength(4)
    expect(ringArea(simplifyRing(square, 0.5))).toBe(100)
  })

  it('leaves fewer than three points of a ring that is too thin to see', () => {
    const thin = [
      { x: 0, y: 0 },
      { x: 5, y: 0.1 },
      { x: 10, y: 0 },
      { x: 5, y: -0.1 },
    ]
    expect(simplifyRing(thin, 0.5).length).toBeLessThan(3)
  })
})
