import { describe, expect, it } from 'vitest'
import { daylightOf } from './daylight.ts'

const timesOf = (date: string, latitude: number, longitude: number) => {
  const light = daylightOf(date, { latitude, longitude })
  return light && [light.riseMs, light.setMs].map((ms) => new Date(ms).toISOString().slice(11, 16))
}

describe('daylightOf', () => {
  // Times of the US Naval Observatory; two minutes are allowed.
  it.each([
    ['2027-06-21', 38.71, -9.14, '05:12', '20:05'],
    ['2027-12-21', 51.5, -0.13, '08:04', '15:53'],
    ['2027-03-20', 0, 0, '06:04', '18:11'],
  ])('is right on %s at %d, %d', (date, latitude, longitude, rise, set) => {
    const minutes = (time = ''): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const [foundRise, foundSet] = timesOf(date, latitude, longitude) ?? []
    expect(Math.abs(minutes(foundRise) - minutes(rise))).toBeLessThanOrEqual(3)
    expect(Math.abs(minutes(foundSet) - minutes(set))).toBeLessThanOrEqual(3)
  })

  it('is null where the sun does not set', () => {
    expect(timesOf('2027-06-21', 71, 25)).toBeNull()
  })
})
