import type { MultiLineString, MultiPolygon } from 'geojson'

/** A point on the Earth, in degrees. */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** A point on a map, in the map's own pixels. */
export type MapPoint = { readonly x: number; readonly y: number }

/** What a locator map is drawn from; geometry in degrees, longitude first as in GeoJSON. */
export type LocatorInput = {
  readonly id: string
  /** Spoken name of the map, for example `Map of Morocco`. */
  readonly label: string
  /** The subject's land, far-off pieces included; empty for a place too small to have a shape. */
  readonly subject: MultiPolygon
  /** Disputed subjects are drawn hatched, without a fill (design section 8). */
  readonly isSubjectDisputed: boolean
  /** Where the frame must look: the piece of land nearest to it is always kept in view. */
  readonly focus: GeoPoint
  /** Land of the whole world, or of a generous surrounding. */
  readonly land: MultiPolygon
  readonly borders: MultiLineString
  readonly disputed: MultiPolygon
  /** Coarse land of the whole world, for the globe inset. */
  readonly globeLand: MultiPolygon
  /** Points that will carry marks: the globe inset keeps off them. */
  readonly keepClear: readonly GeoPoint[]
}
