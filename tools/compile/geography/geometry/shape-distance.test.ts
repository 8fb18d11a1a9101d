import { describe, expect, it } from 'vitest'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { landAt } from '#tools/compile/places/check-coordinates.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'

const countries = loadCountries()

function landOf(slug: string, latitude: number, longitude: number): string | null {
  const country = countries.find((candidate) => candidate.slug === slug)
  return country === undefined ? null : landAt(country, { latitude, longitude }, geodata)
}

describe('isOnOrNear', () => {
  it.each([
    ['a city inland', 'france', 48.8566, 2.3522, 'FRA'],
    ['an islet the outline leaves out', 'france', 48.6361, -1.5115, 'FRA'],
    ['a territory filed under its country', 'norway', 78.2232, 15.6267, 'SJM'],
    ['an island beyond the date line', 'fiji', -16.8, -179.9, 'FJI'],
    ['an atoll too small for the outlines', 'tokelau', -9.2, -171.85, 'TKL'],
  ])('finds %s', (_what, slug, latitude, longitude, code) => {
    expect(landOf(slug, latitude, longitude)).toBe(code)
  })

  it.each([
    ['the neighbour’s capital', 'france', 50.8503, 4.3517],
    ['swapped coordinates', 'japan', 139.7 - 90, 35.7],
    ['the open sea', 'portugal', 38, -20],
    ['the other side of the world', 'tokelau', 9.2, 8.15],
  ])('rejects %s', (_what, slug, latitude, longitude) => {
    expect(landOf(slug, latitude, longitude)).toBeNull()
  })
})

describe('distanceKm', () => {
  it('measures along the great circle, across the date line too', () => {
    expect(distanceKm({ latitude: 51.5, longitude: 0 }, { latitude: 48.86, longitude: 2.35 })).toBeCloseTo(
      338,
      -1,
    )
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111,
      0,
    )
  })
})
