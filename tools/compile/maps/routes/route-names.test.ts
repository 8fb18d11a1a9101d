import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { placeStopNames, type StopName } from './route-names.ts'

const boxOf = ({ text, x, y, anchor }: StopName): LabelBox => {
  const width = labelWidth(text, 14.5)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 8, bottom: y + 8 }
}
const point = fc.record({ x: fc.integer({ min: 12, max: 388 }), y: fc.integer({ min: 12, max: 238 }) })

describe('placeStopNames', () => {
  it('places a name right of its number, at the right edge left of it', () => {
    const names = placeStopNames(
      ['Mill', 'Harbour'],
      [
        { x: 100, y: 100 },
        { x: 380, y: 200 },
      ],
    )
    expect(names.map(({ anchor }) => anchor)).toEqual(['start', 'end'])
  })

  it('leaves out what follows a comma where the name has no space, then the name', () => {
    const long = 'Sanctuary of the Moon, upper hill'
    expect(placeStopNames([long], [{ x: 200, y: 100 }])[0]?.text).toBe('Sanctuary of the Moon')
    expect(placeStopNames(['A name that is far too long for any map'], [{ x: 200, y: 100 }])).toEqual([])
  })

  it('lets no name cover a number, another name or the edge', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 9 }), (numbers) => {
        const names = placeStopNames(
          numbers.map((_, index) => `Stop of the line ${index}`),
          numbers,
        ).map(boxOf)
        const dots = numbers.map(({ x, y }) => boxAround(x, y, 10))
        expect(
          names.some(({ left, right, top, bottom }) => left < 0 || right > 400 || top < 0 || bottom > 250),
        ).toBe(false)
        expect(names.some((name) => dots.some((dot) => overlaps(name, dot)))).toBe(false)
        expect(
          names.some((name, index) => names.slice(index + 1).some((other) => overlaps(name, other))),
        ).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
