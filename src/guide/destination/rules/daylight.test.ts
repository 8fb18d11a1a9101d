import { describe, expect, it } from 'vitest'
import { daylightByMonth, daylightHours } from './daylight.ts'

const MARCH_20 = 79
const JUNE_21 = 172
const DECEMBER_21 = 355

describe('daylightHours', () => {
  it('gives a little over twelve hours at the equator all year', () => {
    for (const day of [1, MARCH_20, JUNE_21, DECEMBER_21, 365]) {
      expect(daylightHours(0, day)).toBeGreaterThan(12)
      expect(daylightHours(0, day)).toBeLessThan(12.2)
    }
  })
  it.each([
    // London, 51.5° N: 16 h 38 min and 7 h 50 min in the almanac.
    [51.5, JUNE_21, 16.64],
    [51.5, DECEMBER_21, 7.83],
    // Cape Town, 33.9° S: 9 h 54 min and 14 h 25 min.
    [-33.9, JUNE_21, 9.9],
    [-33.9, DECEMBER_21, 14.42],
    [51.5, MARCH_20, 12.17],
  ])('agrees with the almanac at latitude %d on day %d', (latitude, day, hours) => {
    expect(Math.abs(daylightHours(latitude, day) - hours)).toBeLessThan(0.1)
  })
  it('knows polar day and polar night', () => {
    expect(daylightHours(78.2, JUNE_21)).toBe(24)
    expect(daylightHours(78.2, DECEMBER_21)).toBe(0)
  })
  it('is finite at both poles', () => {
    for (const latitude of [90, -90]) expect([0, 24]).toContain(Math.round(daylightHours(latitude, JUNE_21)))
  })
})

describe('daylightByMonth', () => {
  it('runs through the year in opposite ways on opposite sides of the equator', () => {
    const north = daylightByMonth(60)
    const south = daylightByMonth(-60)
    expect(north).toHaveLength(12)
    expect(north.indexOf(Math.max(...north))).toBe(5)
    expect(south.indexOf(Math.max(...south))).toBe(11)
  })
})
