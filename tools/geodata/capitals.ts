import { readFileSync } from 'node:fs'
import countries from 'world-countries'
import type { GeoPoint } from '#src/art/map/map-geometry.ts'
import type { CountryCode } from './country-code.ts'

export type Capital = GeoPoint & { readonly name: string }

/** Latitude and longitude of each country's first-named capital, good to about 2 km. */
type Coordinates = Readonly<Record<CountryCode, readonly [latitude: number, longitude: number]>>

/** Reads where the capitals lie; a country without capital is not in the map. */
export function readCapitals(): ReadonlyMap<CountryCode, Capital> {
  const coordinates: Coordinates = JSON.parse(
    readFileSync(new URL('./capital-coordinates.json', import.meta.url), 'utf8'),
  )
  const capitals = new Map<CountryCode, Capital>()
  for (const { cca3, capital } of countries) {
    const [name] = capital
    const at = coordinates[cca3]
    if (name !== undefined && at !== undefined)
      capitals.set(cca3, { name, latitude: at[0], longitude: at[1] })
  }
  return capitals
}
