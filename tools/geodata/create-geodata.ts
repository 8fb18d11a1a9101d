import type { MultiPolygon } from 'geojson'
import type { GeoPoint, LocatorInput } from '#src/art/map/locator-input.ts'

/** ISO 3166-1 alpha-3 code as in world-countries (`cca3`); Kosovo is `UNK` there. */
export type CountryCode = string

export type LocatorWish = {
  readonly code: CountryCode
  /** Id of the base, for example the country's slug. */
  readonly id: string
  readonly label: string
  /**
   * A point the frame must show. Undefined: the capital. Give it to get a map of a far-off part that the
   * country's own map leaves out (Svalbard, the Canaries), under an id of its own.
   */
  readonly focus?: GeoPoint
  readonly keepClear: readonly GeoPoint[]
}

/** Shapes of the world's countries. All geometry in degrees, longitude first as in GeoJSON. */
export type Geodata = {
  /** Everything `drawLocatorBase` needs. Works for every code of world-countries. */
  readonly locatorInput: (wish: LocatorWish) => LocatorInput
  /** The country's land (far-off parts included), or null for one too small for the 1:50m data. */
  readonly shapeOf: (code: CountryCode) => MultiPolygon | null
  /** The same from the 1:10m data; null only for a place that even this scale leaves out. */
  readonly fineShapeOf: (code: CountryCode) => MultiPolygon | null
  /** Codes of the countries that share a land border, alphabetical. */
  readonly neighboursOf: (code: CountryCode) => readonly CountryCode[]
  /** Where the capital lies, or null where there is none. */
  readonly capitalOf: (code: CountryCode) => (GeoPoint & { readonly name: string }) | null
  /** Coarse land of the whole world, for `drawWorldLand`. */
  readonly worldLand: MultiPolygon
}

/** Reads the map data of the installed packages (about a second); keep the result. */
export function createGeodata(): Geodata {
  throw new Error('not loaded yet')
}
