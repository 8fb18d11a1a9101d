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

  it('omits a distant large airport when a small one is near', () => {
    expect(codesAt(15.88, 108.33)).toEqual(['DAD', 'HUI'])
  })

  it('lists a large airport besides small ones, and up to three, nearest first', () => {
    const near = nearestAirports(airports, { latitude: 45.44, longitude: 12.33 })
    expect(near.length).toBeLessThanOrEqual(3)
    expect(near.some(({ airport }) => airport.isLarge)).toBe(true)
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((one, other) => one - other))
  })

  it('finds one in the middle of an ocean, and none in the middle of Antarctica', () => {
    expect(codesAt(-25.07, -130.1)).toHaveLength(1)
    expect(codesAt(-85, 0)).toEqual([])
  })
})
