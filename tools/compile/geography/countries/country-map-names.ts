import { readFileSync } from 'node:fs'
import type { GroundName } from '#src/maps/drawing/ground.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { CountryCode } from './country-code.ts'

/** The file that `npm run geodata:waters` writes. */
export const COUNTRY_NAMES = geodataFile('country-map-names.json')

/** Names on the maps of countries, by code. */
export const readCountryNames = (): Readonly<Record<CountryCode, readonly GroundName[]>> =>
  JSON.parse(readFileSync(COUNTRY_NAMES, 'utf8'))
