import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import { labelWidth } from '#src/maps/labels/label-width.ts'
import { crossesBox } from './crosses-box.ts'
import { placeStopNames, type StopName } from './route-names.ts'
import { numberBox, type RouteNumber, spreadNumbers } from './route-numbers.ts'

const boxOf = ({ text, x, y, anchor }: StopName): LabelBox => {
  const width = labelWidth(text, 14.5)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 6, bottom: y + 6 }
}
const point = fc.record({ x: fc.integer({ min: 12, max: 388 }), y: fc.integer({ min: 12, max: 238 }) })
const place = (names: readonly string[], numbers: readonly RouteNumber[]) => placeStopNames(names, numbers)

describe('placeStopNames', () => {
  it('places a name right of its number, at the right edge left of it', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 380, y: 200 },
    ]
    const names = place(['Mill', 'Harbour'], spreadNumbers(points))
    expect(names.map(({ anchor }) => anchor)).toEqual(['start', 'end'])
  })

  it('leaves out what follows a comma where the name has no space, then the name', () => {
    const numbers = spreadNumbers([{ x: 200, y: 100 }])
    expect(place(['Sanctuary of the Moon, upper hill'], numbers)[0]?.text).toBe('Sanctuary of the Moon')
    expect(place(['A name that is far too long for any map'], numbers)).toEqual([])
  })

  it('names a place where a walk begins and ends once', () => {
    const numbers = spreadNumbers([
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 100, y: 100 },
    ])
    expect(numbers.map(({ label }) => label)).toEqual(['1 · 3', '2'])
    expect(place(['Leh', 'Shey', 'Leh'], numbers).map(({ text }) => text)).toEqual(['Leh', 'Shey'])
  })

  it('keeps the space that the longest translation needs', () => {
    const [wide] = placeStopNames(['Sea'], spreadNumbers([{ x: 330, y: 100 }]), {}, () => 5)
    expect(wide?.anchor).toBe('end')
  })

  it('lets no name cover a number, another name, the line or the edge', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 9 }), (points) => {
        const numbers = spreadNumbers(points)
        const stops = points.map((_, index) => `Stop of the line ${index}`)
        const names = placeStopNames(stops, numbers, { lines: [points] }).map(boxOf)
        const pins = numbers.map((number) => numberBox(number))
        expect(
          names.some(({ left, right, top, bottom }) => left < 0 || right > 400 || top < 0 || bottom > 250),
        ).toBe(false)
        expect(names.some((name) => pins.some((pin) => overlaps(name, pin)))).toBe(false)
        expect(names.some((name) => crossesBox(points, name))).toBe(false)
        expect(
          names.some((name, index) => names.slice(index + 1).some((other) => overlaps(name, other))),
        ).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
