import { readFileSync } from 'node:fs'
import { distanceKm, type GeoPoint } from '#src/maps/drawing/great-circle.ts'
import type { Airport } from './airport.ts'
import { CLOSED_AIRPORTS, COUNTRIES_WITHOUT_FLIGHTS, NEW_AIRPORTS } from './airport-corrections.ts'

export type NearbyAirport = { readonly airport: Airport; readonly km: number }

/** Nearer than this an airport is one that a place is reached by. */
const NEARBY_KM = 150
/** From further away than this a second airport is of no use. */
const FAR_KM = 600
/** Further off than this is no airport of a place at all: the middle of Antarctica. */
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

/** Airports with scheduled flights (NOTICES.md says whose table this is), with what has changed since it was made. */
export function readAirports(): readonly Airport[] {
  const [, ...lines] = readFileSync(new URL('airports.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return [...lines.map(readRow).filter(isOpen), ...NEW_AIRPORTS]
}

/**
 * Up to three airports by which a point is reached, nearest first: those within 150 km, a large one among them where there
 * is one. Where there is none so near: the nearest of all within 1,500 km, and the nearest large one within 600 km.
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
