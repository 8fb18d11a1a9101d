import type { LonLat, Polygon, Shape } from '#isomorphic/maps/map-geometry.ts'
import { gapKm, unitVector } from '#src/maps/drawing/unit-vector.ts'
import type { CountryCode } from './country-code.ts'

/** A territory with its own code that Natural Earth draws as part of its state. */
export type SeparateTerritory = {
  readonly code: CountryCode
  /** Code of the state, or the name of a feature without code. */
  readonly drawnWith: CountryCode
  readonly around: readonly LonLat[]
  readonly radiusKm: number
}

export const SEPARATE_TERRITORIES: readonly SeparateTerritory[] = [
  { code: 'GUF', drawnWith: 'FRA', around: [[-53, 4]], radiusKm: 500 },
  { code: 'GLP', drawnWith: 'FRA', around: [[-61.5, 16.2]], radiusKm: 100 },
  { code: 'MTQ', drawnWith: 'FRA', around: [[-61, 14.65]], radiusKm: 70 },
  { code: 'MYT', drawnWith: 'FRA', around: [[45.15, -12.8]], radiusKm: 70 },
  { code: 'REU', drawnWith: 'FRA', around: [[55.5, -21.1]], radiusKm: 90 },
  {
    code: 'SJM',
    drawnWith: 'NOR',
    around: [
      [20, 78.5],
      [-8.5, 71],
    ],
    radiusKm: 600,
  },
  { code: 'BVT', drawnWith: 'NOR', around: [[3.4, -54.4]], radiusKm: 100 },
  {
    code: 'BES',
    drawnWith: 'NLD',
    around: [
      [-68.3, 12.2],
      [-63.1, 17.55],
    ],
    radiusKm: 60,
  },
  { code: 'TKL', drawnWith: 'NZL', around: [[-171.8, -9.2]], radiusKm: 300 },
  { code: 'CXR', drawnWith: 'Indian Ocean Ter.', around: [[105.65, -10.5]], radiusKm: 100 },
  { code: 'CCK', drawnWith: 'Indian Ocean Ter.', around: [[96.83, -12.15]], radiusKm: 100 },
]

/** Splits the land of a state into the territory and the rest. */
export function splitTerritory(
  territory: SeparateTerritory,
  land: Shape,
): { readonly part: Shape; readonly rest: Shape } {
  const places = territory.around.map(unitVector)
  const isPart = (polygon: Polygon) => {
    const corner = polygon[0]?.[0]
    return corner !== undefined && gapKm(places, [unitVector(corner)]) <= territory.radiusKm
  }
  return { part: land.filter(isPart), rest: land.filter((polygon) => !isPart(polygon)) }
}
