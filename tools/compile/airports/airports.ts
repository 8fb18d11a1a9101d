import { readFileSync } from 'node:fs'
import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { Airport } from './airport.ts'
import { CLOSED_AIRPORTS, COUNTRIES_WITHOUT_FLIGHTS, NEW_AIRPORTS } from './airport-corrections.ts'

export type NearbyAirport = { readonly airport: Airport; readonly km: number }

/** An airport beyond this distance does not serve a place. */
const MAX_DISTANCE_KM = 250
const MAX_AIRPORTS = 3

function readRow(line: string): Airport {
  const [code = '', name = '', town = '', country = '', latitude, longitude, size] = line.split('\t')
  return {
    code,
    name,
    town,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    isLarge: size === 'large',
  }
}

const isOpen = ({ code, country }: Airport): boolean =>
  !CLOSED_AIRPORTS.has(code) && !COUNTRIES_WITHOUT_FLIGHTS.has(country)

/** Airports with scheduled flights (source: NOTICES.md), with corrections applied. */
export function readAirports(): readonly Airport[] {
  const [, ...lines] = readFileSync(geodataFile('airports.tsv'), 'utf8').trimEnd().split('\n')
  return [...lines.map(readRow).filter(isOpen), ...NEW_AIRPORTS]
}

/**
 * Up to three airports that serve a point, for places whose gateways no editor has chosen: those within 250 km, the
 * nearest large one among them, large ones first and otherwise by distance.
 */
export function nearestAirports(airports: readonly Airport[], point: GeoPoint): readonly NearbyAirport[] {
  const near = airports
    .map((airport) => ({ airport, km: distanceKm(point, airport) }))
    .filter(({ km }) => km <= MAX_DISTANCE_KM)
    .toSorted((one, other) => one.km - other.km)
  const large = near.find(({ airport }) => airport.isLarge)
  const others = near.filter((entry) => entry !== large)
  const chosen = large === undefined ? others : [large, ...others]
  return chosen
    .slice(0, MAX_AIRPORTS)
    .toSorted(
      (one, other) => Number(other.airport.isLarge) - Number(one.airport.isLarge) || one.km - other.km,
    )
}
