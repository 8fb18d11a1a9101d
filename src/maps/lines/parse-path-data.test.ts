import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { parsePathData } from './parse-path-data.ts'

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true })
const line = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 12 })

describe('pathData', () => {
  it('writes relative tenths with signs and points as separators', () => {
    const ring = [
      { x: 10.04, y: 0.5 },
      { x: 10.5, y: 1 },
      { x: 9.5, y: -0.26 },
    ]
    expect(pathData([ring], true)).toBe('m10 .5l.5.5-1-1.3z')
  })

  it('omits points that coincide after rounding', () => {
    const points = [
      { x: 1, y: 1 },
      { x: 1.01, y: 1.02 },
      { x: 2, y: 1 },
    ]
    expect(pathData([points], false)).toBe('m1 1l1 0')
  })

  it('is empty without lines', () => {
    expect(pathData([], true)).toBe('')
  })

  it('starts the next ring where the last one closed', () => {
    const square = (at: number) => [
      { x: at, y: 0 },
      { x: at + 2, y: 0 },
      { x: at + 2, y: 2 },
    ]
    expect(pathData([square(1), square(11)], true)).toBe('m1 0l2 0 0 2zm10 0l2 0 0 2z')
  })

  it('can be parsed to within half a tenth for any lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const read = parsePathData(pathData(lines, false))
        expect(read).toHaveLength(lines.length)
        for (const [index, points] of lines.entries()) {
          const last = points.at(-1)
          const end = read[index]?.at(-1)
          expect(Math.abs((end?.x ?? Number.NaN) - (last?.x ?? 0))).toBeLessThan(0.0501)
          expect(Math.abs((end?.y ?? Number.NaN) - (last?.y ?? 0))).toBeLessThan(0.0501)
        }
      }),
    )
  })
})
