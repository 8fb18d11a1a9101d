import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#art/drawing/ink.ts'
import { inkFromLinear, linearFromOklab } from '#art/drawing/oklab.ts'
import {
  THEME_COLOURS,
  THEME_COUNT,
  THEME_HUE_STEP_DEGREES,
  THEME_TEXT_INK,
  type ThemeColours,
  themeOf,
  toneHue,
} from './theme.ts'

const COVER_TITLE = '#FFF3DA'
const SCHEMES = ['light', 'dark'] as const
const THEME_NUMBERS = Array.from({ length: THEME_COUNT }, (_, themeNumber) => themeNumber)

function linearOf(colour: ThemeColours, scheme: 'light' | 'dark', themeNumber: number) {
  const { lightness, chroma } = colour[scheme]
  const radians = (toneHue(colour[scheme], themeNumber * THEME_HUE_STEP_DEGREES) * Math.PI) / 180
  return linearFromOklab({
    lightness,
    redness: chroma * Math.cos(radians),
    yellowness: chroma * Math.sin(radians),
  })
}
const inkOf = (colour: ThemeColours, scheme: 'light' | 'dark', themeNumber: number) =>
  inkFromLinear(linearOf(colour, scheme, themeNumber))

describe('themeOf', () => {
  it('puts the peach mist of Morocco in the orange theme', () => {
    expect(themeOf('#F3C088')).toBe(5)
  })
  it('returns a step of 0 to 23 for every ink, also at the seam of the circle and for greys', () => {
    for (let value = 0; value <= 0xffffff; value += 40_503) {
      const themeNumber = themeOf(`#${value.toString(16).padStart(6, '0')}`)
      expect(THEME_NUMBERS).toContain(themeNumber)
    }
  })
})

describe('a guidebook cover', () => {
  const cover = THEME_COLOURS['--d-cover'].light
  it('is redder than a warm theme, like the shadows of its poster, and as blue as a cool one', () => {
    expect(toneHue(cover, 75)).toBe(43)
    expect(toneHue(cover, 135)).toBe(120)
    for (const hue of [150, 165, 195, 240, 300]) expect(toneHue(cover, hue)).toBe(hue)
  })
})

describe.each(SCHEMES)('themes in the %s colour scheme', (scheme) => {
  it.each(THEME_NUMBERS)('keeps text readable in theme %i', (themeNumber) => {
    const tint = inkOf(THEME_COLOURS['--d-tint'], scheme, themeNumber)
    expect(contrastRatio(THEME_TEXT_INK[scheme], tint)).toBeGreaterThanOrEqual(7)
    expect(contrastRatio(inkOf(THEME_COLOURS['--d-ink2'], scheme, themeNumber), tint)).toBeGreaterThanOrEqual(
      4.5,
    )
    expect(
      contrastRatio(COVER_TITLE, inkOf(THEME_COLOURS['--d-cover'], scheme, themeNumber)),
    ).toBeGreaterThanOrEqual(4.5)
  })
  it.each(THEME_NUMBERS)('stays within sRGB in theme %i', (themeNumber) => {
    for (const property of ['--d-tint', '--d-ink2', '--d-placeholder'] as const) {
      for (const light of linearOf(THEME_COLOURS[property], scheme, themeNumber)) {
        expect(light).toBeGreaterThan(-0.002)
        expect(light).toBeLessThan(1.002)
      }
    }
  })
})
