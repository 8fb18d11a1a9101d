import { describe, expect, it } from 'vitest'
import { labelWidth } from './label-width.ts'

describe('labelWidth', () => {
  // What Chromium measured at weight 650 and 17 px; a pixel or two of room are left to it.
  it.each([
    ['Chengdu', 74],
    ['Wuhan', 59],
    ['Guangzhou', 93],
    ['Villa', 36],
    ['Mumbai', 68],
  ])('gives %s the room that it takes', (name, measuredPx) => {
    expect(labelWidth(name, 17)).toBeGreaterThanOrEqual(measuredPx - 1)
    expect(labelWidth(name, 17)).toBeLessThan(measuredPx * 1.15)
  })

  it('counts a letter with its mark once', () => {
    expect(labelWidth('Ürümqi', 17)).toBe(labelWidth('Urumqi', 17))
  })

  it('adds the space between letterspaced capitals', () => {
    expect(labelWidth('OMAN', 10, 0.1)).toBeCloseTo(labelWidth('OMAN', 10) + 4)
  })
})
