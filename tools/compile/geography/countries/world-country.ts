import countries, { type Country } from 'world-countries'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { CountryCode } from './country-code.ts'

/** @throws {RangeError} for a code that world-countries does not contain */
export function worldCountry(code: CountryCode): Country {
  const country = countries.find((candidate) => candidate.cca3 === code)
  if (country === undefined) throw new RangeError(`no country has the code ${code}`)
  return country
}

/** Codes of the countries that share a land border, in alphabetical order. */
export function neighboursOf(code: CountryCode): readonly CountryCode[] {
  return worldCountry(code).borders.toSorted()
}

export function middleOf(code: CountryCode): GeoPoint {
  const [latitude, longitude] = worldCountry(code).latlng
  return { latitude, longitude }
}
