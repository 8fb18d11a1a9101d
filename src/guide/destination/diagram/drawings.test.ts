import { describe, expect, it } from 'vitest'
import { SECTION_SHAPES, type SectionDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { drawLine } from './line-drawing.ts'
import { drawProfile } from './profile-drawing.ts'
import { drawSection } from './section-drawing.ts'

/** Width of a figure on a phone of 320 pixels, and of a numeral with some air. */
const NARROWEST_FIGURE = 288
const NUMERAL = 14

const section = (shape: SectionDiagram['shape'], heights: readonly number[]): SectionDiagram => ({
  kind: 'section',
  title: 'A section',
  caption: 'Heights above the sea.',
  shape,
  rows: heights.map((m) => ({ name: `${m} m`, m })),
})

const numbersIn = (path: string): readonly number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

describe.each(SECTION_SHAPES)('the section of a %s', (shape) => {
  it.each([
    [[4167, 3200, 2260, 460]],
    [[8849, 5360, 5160, 0]],
    [[0, -64, -101, -327]],
    [[3.2, 3.1, 3]],
    [[9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('has its points in order and to scale, and leaders that do not cross: %j', (heights) => {
    const { points, leaders } = drawSection(section(shape, heights))
    const levels = points.map(([, y]) => y)
    expect(isAscending(levels)).toBe(true)
    const [first = 0, second = 0] = levels
    const scale = ((heights[0] ?? 0) - (heights[1] ?? 0)) / ((heights[0] ?? 0) - (heights.at(-1) ?? 0))
    expect((second - first) / ((levels.at(-1) ?? 0) - first)).toBeCloseTo(scale, 6)
    const ends = [...leaders.matchAll(/L97 ([\d.]+)H100/g)].map(([, y]) => Number(y))
    expect(ends).toHaveLength(heights.length)
    expect(isAscending(ends)).toBe(true)
  })

  it('stays within its box', () => {
    const { points, shapes } = drawSection(section(shape, [4167, 3200, 2260, 460]))
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(4)
      expect(x).toBeLessThanOrEqual(86)
      expect(y).toBeLessThanOrEqual(96)
    }
    for (const { path } of shapes)
      for (const value of numbersIn(path)) {
        expect(value).toBeGreaterThanOrEqual(-40)
        expect(value).toBeLessThanOrEqual(100)
      }
  })
})

describe('a line', () => {
  it('is to scale when every stop has a position, and evenly spaced otherwise', () => {
    const rows = [
      { name: 'A', at: 0 },
      { name: 'B', at: 10 },
      { name: 'C', at: 100 },
    ]
    const { stops, leaders } = drawLine(rows)
    const [one = 0, two = 0, three = 0] = stops.map(([, y]) => y)
    expect((two - one) / (three - one)).toBeCloseTo(0.1, 6)
    expect(leaders.match(/M/g)).toHaveLength(3)
    const even = drawLine([{ name: 'A', at: 0 }, { name: 'B' }, { name: 'C', at: 100 }])
    expect(even.stops.map(([, y]) => Math.round(y))).toEqual([17, 50, 83])
    expect(even.leaders).toBe('')
  })
})

describe('a profile', () => {
  it('has numerals that do not touch on the narrowest phone', () => {
    const rows = [0, 10, 11, 19, 20].map((km) => ({ name: `${km}`, km: km * 10, m: km }))
    const { points } = drawProfile(rows.filter(({ km }) => km !== 110 && km !== 190))
    const places = points.map(([x]) => (x / 100) * NARROWEST_FIGURE)
    expect(isAscending(places)).toBe(true)
    for (const [index, x] of places.entries())
      if (index > 0) expect(x - (places[index - 1] ?? 0)).toBeGreaterThan(NUMERAL)
  })

  it('draws a level way too', () => {
    const { points, ground } = drawProfile([0, 1, 2].map((km) => ({ name: `${km}`, km, m: 5 })))
    expect(points.map(([, y]) => y)).toEqual([84, 84, 84])
    expect(ground).not.toContain('NaN')
  })
})
