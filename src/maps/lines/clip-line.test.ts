import { describe, expect, it } from 'vitest'
import { frameSides } from '#isomorphic/maps/clip-ring.ts'
import { clipLine } from './clip-line.ts'

const SIDES = frameSides(100, 100, 0)
const at = (x: number, y: number) => ({ x, y })

describe('clipLine', () => {
  it('draws a segment that crosses the frame although both of its ends are outside', () => {
    expect(clipLine([at(-50, 40), at(150, 60)], SIDES)).toEqual([[at(-50, 40), at(150, 60)]])
    expect(clipLine([at(-50, -40), at(40, -90), at(150, 90)], SIDES)).toEqual([[at(40, -90), at(150, 90)]])
  })

  it('omits segments that pass the frame', () => {
    expect(clipLine([at(-50, 40), at(40, -60)], SIDES)).toEqual([])
    expect(clipLine([at(-10, -10), at(-10, 200)], SIDES)).toEqual([])
  })

  it('extends the part inside by one point beyond each end', () => {
    const line = [at(-90, 50), at(-10, 50), at(50, 50), at(110, 50), at(200, 50)]
    expect(clipLine(line, SIDES)).toEqual([line.slice(1, 4)])
  })
})
