import { readFileSync } from 'node:fs'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { GeoPoint } from '#src/maps/lines/map-geometry.ts'
import { geodataFile } from '#tools/compile/geography/geodata-file.ts'
import type { Airport } from './airport.ts'
import { CLOSED_AIRPORTS, COUNTRIES_WITHOUT_FLIGHTS, NEW_AIRPORTS } from './airport-corrections.ts'

export type NearbyAirport = { readonly airport: Airport; readonly km: number }

/** An airport within this distance serves a place. */
const NEARBY_KM = 150
/** A second airport beyond this distance is not useful. */
const FAR_KM = 600
/** An airport beyond this distance does not serve a place at all, as in the middle of Antarctica. */
const MAX_DISTANCE_KM = 1500
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
 * Up to three airports that serve a point, nearest first: those within 150 km, including a large one if there is any.
 * If there is none that near: the nearest within 1,500 km, and the nearest large one within 600 km.
 */
export function nearestAirports(airports: readonly Airport[], point: GeoPoint): readonly NearbyAirport[] {
  const byDistance = airports
    .map((airport) => ({ airport, km: distanceKm(point, airport) }))
    .filter(({ km }) => km <= MAX_DISTANCE_KM)
    .toSorted((one, other) => one.km - other.km)
  const near = byDistance.filter(({ km }) => km <= NEARBY_KM)
  const isLarge = ({ airport, km }: NearbyAirport): boolean => airport.isLarge && km <= FAR_KM
  const large = (near.length === 0 ? byDistance : near).find(isLarge)
  const others = (near.length === 0 ? byDistance.slice(0, 1) : near).filter((entry) => entry !== large)
  const chosen = large === undefined ? others : [...others.slice(0, MAX_AIRPORTS - 1), large]
  return chosen.slice(0, MAX_AIRPORTS).toSorted((one, other) => one.km - other.km)
}
