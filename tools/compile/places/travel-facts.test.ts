import { describe, expect, it } from 'vitest'
import { loadCountries } from './load-countries.ts'
import type { Place } from './place.ts'
import { type Capital, travelFacts } from './travel-facts.ts'

const countries = loadCountries()

function placeIn(slug: string, kind: Place['kind'], latitude: number, longitude: number): Place {
  const country = countries.find((candidate) => candidate.slug === slug)
  return { kind, country, latitude, longitude } as Place
}

const timeIn = (place: Place, capital: Capital | null): string | undefined =>
  travelFacts(place, capital).find(({ label }) => label === 'Time zone')?.value

describe('the time zone', () => {
  it('is that of the capital in a country with several zones', () => {
    const canberra = { name: 'Canberra', point: { latitude: -35.28, longitude: 149.13 } }
    expect(timeIn(placeIn('australia', 'country', -27, 133), canberra)).toBe(
      'UTC+10, in summer UTC+11 in Canberra; several zones',
    )
  })

  it('is omitted for Antarctica, and listed for a part of it', () => {
    expect(timeIn(placeIn('antarctica', 'country', -90, 0), null)).toBeUndefined()
    expect(timeIn(placeIn('antarctica', 'region', -65, -63.2), null)).toBe('UTC−3')
  })

  it('needs no capital in a country with one zone', () => {
    expect(timeIn(placeIn('singapore', 'country', 1.36, 103.8), null)).toBe('UTC+8')
  })
})
