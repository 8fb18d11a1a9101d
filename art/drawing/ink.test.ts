import { describe, expect, it } from 'vitest'
import { contrastRatio, mixInk } from './ink.ts'
import { inkFromLinear, linearFromOklab, oklabFromInk } from './oklab.ts'

describe('ink', () => {
  it('mixes two inks', () => {
    expect(mixInk('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixInk('#C9402B', '#12656A', 0)).toBe('#c9402b')
  })

  it('measures contrast as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('goes to OKLab and back without a loss', () => {
    for (const ink of ['#c9402b', '#12656a', '#fff0c4', '#0a3a44']) {
      expect(inkFromLinear(linearFromOklab(oklabFromInk(ink)))).toBe(ink)
    }
  })
})
