import { describe, expect, it } from 'vitest'
import { labelWidth } from './label-width.ts'

describe('labelWidth', () => {
  // Widths measured in Chromium at weight 650 and 17 px, with a tolerance of a pixel or two.
  it.each([
    ['Chengdu', 74],
    ['Wuhan', 59],
    ['Guangzhou', 93],
    ['Villa', 36],
    ['Mumbai', 68],
  ])('measures the width of %s', (name, measuredPx) => {
    expect(labelWidth(name, 17)).toBeGreaterThanOrEqual(measuredPx - 1)
    expect(labelWidth(name, 17)).toBeLessThan(measuredPx * 1.15)
  })

  it('counts a character and its diacritic once', () => {
    expect(labelWidth('Ürümqi', 17)).toBe(labelWidth('Urumqi', 17))
  })

  it('adds the space between letterspaced capitals', () => {
    expect(labelWidth('OMAN', 10, 0.1)).toBeCloseTo(labelWidth('OMAN', 10) + 4)
  })
})
