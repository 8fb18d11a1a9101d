import { describe, expect, it } from 'vitest'
import { frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { Line } from '#isomorphic/maps/map-geometry.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { drawPlan } from './draw-plan.ts'

const SIDES = frameSides(100, 100, 0)
const toPixel = ([x, y]: readonly [number, number]) => ({ x, y })
const square: Line = [
  [10, 10],
  [60, 10],
  [60, 60],
  [10, 60],
]

describe('drawPlan', () => {
  it('draws areas before lines and walls, for any order of the features', () => {
    const parts = drawPlan(
      [
        { kind: 'wall', lines: [square], isNatural: false },
        { kind: 'quarter', lines: [square], isNatural: false },
        { kind: 'wall', lines: [square], isNatural: false },
      ],
      toPixel,
      SIDES,
    )
    expect(parts.map(({ kind }) => kind)).toEqual(['quarter', 'wall'])
    expect(parsePathData(parts[1]?.path ?? '')).toHaveLength(2)
  })

  it('rounds the corners of natural features', () => {
    const [part] = drawPlan([{ kind: 'hill', lines: [square], isNatural: true }], toPixel, SIDES)
    expect(parsePathData(part?.path ?? '')[0]).toHaveLength(20)
  })

  it('omits features outside the frame', () => {
    const far: Line = square.map(([x, y]) => [x + 500, y])
    expect(drawPlan([{ kind: 'road', lines: [far], isNatural: false }], toPixel, SIDES)).toEqual([])
    expect(drawPlan([{ kind: 'green', lines: [far], isNatural: false }], toPixel, SIDES)).toEqual([])
  })
})
