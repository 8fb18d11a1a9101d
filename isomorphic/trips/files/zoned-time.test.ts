import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isTimeZone } from './zoned-time.ts'

const isoOf = (date: string, time: string, zone: string): string | null => {
  const ms = instantOf(date, time, zone)
  return ms === null ? null : new Date(ms).toISOString().slice(0, 16)
}

describe('instantOf', () => {
  it.each([
    ['the evening before clocks go forward', '2027-03-27', '22:30', 'Europe/Lisbon', '2027-03-27T22:30'],
    ['just before they do', '2027-03-28', '00:59', 'Europe/Lisbon', '2027-03-28T00:59'],
    [
      'a time that they skip: with the offset before',
      '2027-03-28',
      '01:30',
      'Europe/Lisbon',
      '2027-03-28T01:30',
    ],
    ['just after', '2027-03-28', '02:00', 'Europe/Lisbon', '2027-03-28T01:00'],
    ['the morning after', '2027-03-28', '09:30', 'Europe/Lisbon', '2027-03-28T08:30'],
    ['a time that occurs twice: the first', '2027-10-31', '01:30', 'Europe/Lisbon', '2027-10-31T00:30'],
    ['a zone without summer time', '2027-03-28', '09:30', 'America/Sao_Paulo', '2027-03-28T12:30'],
    ['a zone with a quarter of an hour', '2027-07-01', '12:00', 'Asia/Kathmandu', '2027-07-01T06:15'],
    ['half an hour of summer time', '2027-10-03', '03:00', 'Australia/Lord_Howe', '2027-10-02T16:00'],
    ['a zone a day ahead', '2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00'],
    ['a zone almost a day behind', '2027-01-01', '23:00', 'Pacific/Pago_Pago', '2027-01-02T10:00'],
  ])('knows %s', (_, date, time, zone, expected) => {
    expect(isoOf(date, time, zone)).toBe(expected)
  })

  it('is null for a zone that does not exist', () => {
    expect([instantOf('2027-03-28', '09:30', 'Europe/Atlantis'), isTimeZone('Europe/Atlantis')]).toEqual([
      null,
      false,
    ])
  })

  it('is the time that the clocks of the zone show, on every day of two years', () => {
    const zones = fc.constantFrom(
      'Europe/Lisbon',
      'America/New_York',
      'Asia/Tokyo',
      'Africa/Cairo',
      'Pacific/Chatham',
    )
    fc.assert(
      fc.property(
        zones,
        fc.integer({ min: 0, max: 730 }),
        fc.integer({ min: 5 * 60, max: 1439 }),
        (zone, day, minute) => {
          const wallMs = Date.UTC(2027, 0, 1 + day, 0, minute)
          const wall = new Date(wallMs).toISOString()
          const ms = instantOf(wall.slice(0, 10), wall.slice(11, 16), zone) ?? Number.NaN
          const shown = new Date(ms).toLocaleString('sv-SE', { timeZone: zone })
          expect(shown.slice(0, 16)).toBe(wall.slice(0, 16).replace('T', ' '))
        },
      ),
      { numRuns: 500 },
    )
  })
})
