import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, isInside, overlaps } from './label-box.ts'
import { placeAlong } from './line-label.ts'

const at = (x: number, y: number) => ({ x, y })
const size = { length: 100, height: 16 }
const anywhere = () => true

describe('placeAlong', () => {
  it('reads from left to right, whichever way the street is drawn', () => {
    for (const line of [
      [at(0, 50), at(300, 80)],
      [at(300, 80), at(0, 50)],
    ]) {
      const { baseline = [] } = placeAlong(line, size, anywhere) ?? {}
      expect((baseline[0]?.x ?? 0) < (baseline.at(-1)?.x ?? 0)).toBe(true)
    }
  })

  it('reads upwards along a vertical street', () => {
    const { baseline = [] } = placeAlong([at(10, 0), at(10, 300)], size, anywhere) ?? {}
    expect((baseline[0]?.y ?? 0) > (baseline.at(-1)?.y ?? 0)).toBe(true)
  })

  it('has its middle at the middle of the baseline, which is longer than the name', () => {
    const { baseline = [], middle } = placeAlong([at(0, 0), at(300, 0)], size, anywhere) ?? {}
    const [first, last] = [baseline[0]?.x ?? 0, baseline.at(-1)?.x ?? 0]
    expect(last - first).toBeGreaterThan(120)
    expect((first + last) / 2).toBeCloseTo(middle?.x ?? 0, 0)
  })

  it('avoids what is taken, and gives up when nothing is free', () => {
    const taken = boxAround(150, 0, 40)
    const found = placeAlong([at(0, 0), at(400, 0)], size, (boxes) =>
      boxes.every((box) => !overlaps(box, taken)),
    )
    expect(found?.middle.x).toBeGreaterThan(190)
    expect(placeAlong([at(0, 0), at(400, 0)], size, () => false)).toBeNull()
  })

  it('is dropped on a street that is too short, or bends too sharply', () => {
    expect(placeAlong([at(0, 0), at(15, 0)], size, anywhere)).toBeNull()
    expect(placeAlong([at(0, 0), at(50, 0), at(50, 50), at(0, 50), at(0, 100)], size, anywhere)).toBeNull()
  })

  it('places a name of two letters inside the map only', () => {
    const inside = (boxes: readonly { readonly left: number }[]) => boxes.every(({ left }) => left > 0)
    const found = placeAlong([at(-900, 0), at(300, 0)], { length: 14, height: 16 }, inside)
    expect(found?.middle.x).toBeGreaterThan(0)
  })

  it('stays inside the map for any line', () => {
    const frame = { left: 0, top: 0, right: 760, bottom: 700 }
    const point = fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 8 }), (line) => {
        const found = placeAlong(line, size, (boxes) => boxes.every((box) => isInside(box, frame)))
        expect(found?.boxes.every((box) => isInside(box, frame)) ?? true).toBe(true)
        expect(JSON.stringify(found)).not.toMatch(/NaN|null,/)
      }),
      { numRuns: 200 },
    )
  })
})
