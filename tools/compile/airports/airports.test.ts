import { describe, expect, it } from 'vitest'
import type { Airport } from './airport.ts'
import { nearestAirports, readAirports } from './airports.ts'

const airports = readAirports()
const codesAt = (latitude: number, longitude: number) =>
  nearestAirports(airports, { latitude, longitude }).map(({ airport }) => airport.code)

describe('readAirports', () => {
  it('reads complete rows, each code once, and no closed airport', () => {
    expect(airports.length).toBeGreaterThan(3000)
    const codes = airports.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of ['PNH', 'REP', 'KIV', 'KBP', 'SIP', 'ECN']) expect(codes).not.toContain(code)
    const isValid = ({ code, name, country, latitude, longitude }: Airport): boolean =>
      /^[A-Z]{3}$/.test(code) &&
      name !== '' &&
      /^[A-Z]{2}$/.test(country) &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180
    expect(airports.filter((airport) => !isValid(airport))).toEqual([])
  })
})

describe('nearestAirports', () => {
  it.each([
    ['Lisbon', 38.72, -9.14, 'LIS'],
    ['Siem Reap', 13.36, 103.86, 'SAI'],
    ['Chișinău', 47.01, 28.86, 'RMO'],
    ['Jamestown', -15.93, -5.72, 'HLE'],
  ])('starts with the airport that serves %s', (_name, latitude, longitude, code) => {
    expect(codesAt(latitude, longitude)[0]).toBe(code)
  })

  it('lists the nearest large airport first, then others by distance', () => {
    expect(codesAt(45.44, 12.33)).toEqual(['VCE', 'TSF', 'TRS'])
    expect(codesAt(48.13, 11.58)[0]).toBe('MUC')
  })

  it('finds none farther than 250 km', () => {
    expect(codesAt(-25.07, -130.1)).toEqual([])
    expect(codesAt(-85, 0)).toEqual([])
  })
})
