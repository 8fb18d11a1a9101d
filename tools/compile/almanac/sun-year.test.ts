import { describe, expect, it } from 'vitest'
import { fullMoons, sunYear } from './sun-year.ts'

const LONDON = { latitude: 51.5, longitude: -0.13 }
const LONGYEARBYEN = { latitude: 78.22, longitude: 15.65 }
const clock = (ms: number | null | undefined, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(ms ?? Number.NaN)

describe('sunYear', () => {
  it.each([
    // Published almanacs: 04:43 and 21:19 on 15 June, 07:59 and 15:51 on 15 December.
    [5, '04:43', '21:19'],
    [11, '07:59', '15:51'],
  ])('computes sunrise and sunset in London in month %d as in an almanac', (month, rise, set) => {
    const day = sunYear(LONDON, 2027)[month]
    const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
    for (const [ms, expected] of [
      [day?.riseMs, rise],
      [day?.setMs, set],
    ] as const)
      expect(Math.abs(minutes(clock(ms, 'Europe/London')) - minutes(expected))).toBeLessThanOrEqual(2)
    expect((day?.duskMs ?? 0) - (day?.setMs ?? 0)).toBeGreaterThan(30 * 60_000)
  })

  it.each([180, -179.9, 0, 178.4])('stays within one day at longitude %d', (longitude) => {
    for (const { hours, riseMs, setMs } of sunYear({ latitude: -17, longitude }, 2027)) {
      expect(hours).toBeGreaterThan(10.5)
      expect(hours).toBeLessThan(13.5)
      expect((setMs ?? 0) - (riseMs ?? 0)).toBeCloseTo(hours * 3_600_000, -1)
    }
  })

  it('handles polar day, polar night, and dusk without a sunset', () => {
    const hours = sunYear(LONGYEARBYEN, 2027).map((day) => day.hours)
    expect([hours[0], hours[5], hours[11]]).toEqual([0, 24, 0])
    expect(sunYear(LONGYEARBYEN, 2027)[5]).toMatchObject({ riseMs: null, setMs: null, duskMs: null })
  })

  it.each([90, -90])('is finite at the pole %d', (latitude) => {
    expect(sunYear({ latitude, longitude: 0 }, 2027).every(({ hours }) => hours === 0 || hours === 24)).toBe(
      true,
    )
  })
})

describe('fullMoons', () => {
  it('returns those of the almanac, each once', () => {
    const days = fullMoons(2026, 2027).map((ms) => new Date(ms).toISOString().slice(0, 10))
    expect(days).toEqual([...new Set(days)])
    expect(days).toContain('2026-01-03')
    expect(days).toContain('2026-12-24')
    expect(days).toContain('2027-01-22')
    expect(days.filter((day) => day.startsWith('2027'))).toHaveLength(12)
  })
})
