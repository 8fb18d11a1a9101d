import { expect, it } from 'vitest'
import type { Airport } from '#tools/compile/airports/airport.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import { createAirportTowns } from './airport-towns.ts'

const airport = (code: string, town: string, country: string): Airport => ({
  ...{ code, town, country, name: `${code} International`, latitude: 0, longitude: 0, isLarge: true },
})
const practical = {
  countries: new Map([
    ['paraguay', { airports: [{ code: 'ASU', name: 'Silvio Pettirossi', city: 'Asunción' }] }],
    ['slovakia', { airports: [{ code: 'VIE', name: 'Vienna Schwechat', city: 'Bratislava' }] }],
    ['colombia', { airports: [{ code: 'BOG', name: 'El Dorado', city: 'Bogotá' }] }],
  ]),
  places: new Map([
    ['italy/florence', { airports: [{ code: 'BLQ', name: 'Marconi', city: 'Florence' }] }],
    ['italy/bologna', { airports: [{ code: 'BLQ', name: 'Marconi', city: 'Bologna' }] }],
  ]),
} as unknown as PracticalFacts
const countries = [
  { slug: 'paraguay', world: { cca2: 'PY' } },
  { slug: 'slovakia', world: { cca2: 'SK' } },
  { slug: 'colombia', world: { cca2: 'CO' } },
  { slug: 'italy', world: { cca2: 'IT' } },
] as unknown as readonly Country[]
const townOf = createAirportTowns(practical, countries)

it.each([
  ['ASU', 'Luque', 'PY', 'Asunción'],
  ['BOG', 'Bogota', 'CO', 'Bogotá'],
  // Two guides name it; the register decides.
  ['BLQ', 'Bologna', 'IT', 'Bologna'],
  // A guide of another country names its own town.
  ['VIE', 'Vienna', 'AT', 'Vienna'],
  ['ACA', 'Ciudad de Acapulco', 'MX', 'Acapulco'],
  ['TLS', 'Toulouse/Blagnac', 'FR', 'Toulouse'],
  ['HSA', '', 'KZ', 'HSA International'],
])('of %s in %s, %s is %s', (code, town, country, expected) => {
  expect(townOf(airport(code, town, country))).toBe(expected)
})
