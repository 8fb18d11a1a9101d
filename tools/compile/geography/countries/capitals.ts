import { readFileSync } from 'node:fs'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { CountryCode } from './country-code.ts'

/** Latitude and longitude of each country's capital, or of the first of several, accurate to about 2 km. */
type Coordinates = Readonly<Record<CountryCode, readonly [latitude: number, longitude: number]>>

/**
 * Reads the positions of the capitals; a country without capital is not in the map. Their names are in
 * `countries.yaml`.
 */
export function readCapitals(): ReadonlyMap<CountryCode, GeoPoint> {
  const coordinates: Coordinates = JSON.parse(readFileSync(geodataFile('capital-coordinates.json'), 'utf8'))
  return new Map(
    Object.entries(coordinates).map(([code, [latitude, longitude]]) => [code, { latitude, longitude }]),
  )
}
